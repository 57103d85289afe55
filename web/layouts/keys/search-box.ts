/** The box in which one looks for things on this screen, else the header's; null where neither shows. */
export function searchBox(): HTMLInputElement | null {
  for (const place of ['main', 'header'])
    for (const box of document.querySelectorAll<HTMLInputElement>(`${place} input[type="search"]:not(:disabled)`))
      if (box.checkVisibility?.() ?? true) return box;
  return null;
}
