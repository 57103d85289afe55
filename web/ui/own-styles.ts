/**
 * Styles of elements in markup that a page is given: pasted text, a mail to look at. The content security policy takes no style
 * attribute, nor one in a document that is never shown; scripts may style elements, and so what was said there is said again.
 */

/** Where it waits. */
export const styleKept = 'data-own-style';

/** An opening tag, its values in quotes. */
const tag = /<[a-z](?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/gi;

/** Markup whose style attributes wait, for it to be read without any. */
export const withStylesKept = (html: string): string =>
  html.replace(tag, (whole) => whole.replace(/(\s)style(?=\s*=)/gi, `$1${styleKept}`));

/** Gives the elements below it the styles that wait. */
export function giveStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${styleKept}]`)) {
    element.style.cssText = element.getAttribute(styleKept) ?? '';
    element.removeAttribute(styleKept);
  }
}
