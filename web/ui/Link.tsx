import type { ComponentProps } from 'react';

/** By which the links are known that lead from screen to screen (routing/use-inner-links.ts). */
export const innerLink = 'data-inner';

/**
 * A link to a screen, by its whole address: an `<a>` and nothing more, for one listener leads along all of them. Public pages
 * have a hundred, and the router's own, each of which follows where the page stands, were a third of rendering one. What takes
 * along a state of the navigation is the router's.
 */
export function Link({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a {...rest} href={to} {...{ [innerLink]: '' }} />;
}
