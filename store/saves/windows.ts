/** Hears what the other windows of this browser write: a page is not told of its own writes. */
export function watchWindows(heard: (key: string | null) => void): () => void {
  const listener = ({ key }: StorageEvent): void => heard(key);
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
