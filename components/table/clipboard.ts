import * as Clipboard from 'expo-clipboard';

/** Browsers give the clipboard only to secure pages: on plain http the link is selected by hand. */
export const canCopy = (): boolean => {
  const secure: unknown = Reflect.get(globalThis, 'isSecureContext');
  return secure === undefined || secure === true;
};

export async function copyText(text: string): Promise<boolean> {
  try {
    return await Clipboard.setStringAsync(text);
  } catch {
    return false;
  }
}
