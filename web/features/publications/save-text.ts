/** Browsers have begun to save by then, in milliseconds. */
const kept = 60_000;

/** Has the browser save a text that the page made, in UTF-8, under this name. */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), kept);
}
