/** What somebody may have been looking for at an address that leads nowhere: '/articulos/lectura-rural' → 'lectura rural'. */
export function wordsOfAddress(pathname: string): string {
  const last = decodedPath(pathname).split('/').filter(Boolean).at(-1) ?? '';
  const words = last.replace(/\.\w{1,5}$/, '').split(/[-_+\s]+/);
  return words.length <= 12 && words.every((word) => /^\p{L}+$/u.test(word)) ? words.join(' ') : '';
}

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
