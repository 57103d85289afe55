/** Has the browser save what lies at an address, under this name or else the server's. Nobody leaves the page. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Browsers have begun to save by then, in milliseconds. */
const kept = 60_000;

/** The same of what the page holds. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveFrom(address, name);
  setTimeout(() => URL.revokeObjectURL(address), kept);
}
