/** Puts a text into the clipboard, also as HTML where it has that; gives whether it went. */
export async function copyText(text: string, html?: string): Promise<boolean> {
  try {
    // Where the address is not secure browsers have no clipboard: that throws too.
    if (html === undefined || !('ClipboardItem' in window)) await navigator.clipboard.writeText(text);
    else
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': new Blob([text], { type: 'text/plain' }),
          'text/html': new Blob([html], { type: 'text/html' }),
        }),
      ]);
    return true;
  } catch {
    return false;
  }
}
