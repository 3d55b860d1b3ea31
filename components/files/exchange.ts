// Files in and out: the system's picker and share sheet.
import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

/** The text of a file the player picks; null when none was picked. */
export async function pickText(): Promise<string | null> {
  const picked = await getDocumentAsync({ type: ['application/json', 'text/*'], copyToCacheDirectory: true });
  const asset = picked.assets?.[0];
  return asset ? new File(asset.uri).text() : null;
}

/** Hands a text to the share sheet as a file. */
export async function shareText(name: string, text: string): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  if (await isAvailableAsync())
    await shareAsync(file.uri, { mimeType: 'application/json', dialogTitle: name });
}
