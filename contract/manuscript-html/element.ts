/** A text as a tree of HTML: screens hand it to React, files write it out (server/documents/html/markup.ts). */
import type { Formula } from './nodes.ts';

/** By their names in HTML. What is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface Element {
  tag: string;
  attributes: Attributes;
  children: readonly Child[];
}

/** A picture, or what is said where there is none: a screen asks the file store for it, a file carries it along. */
export interface Picture {
  picture: {
    src: string | null;
    alt: string;
    /** In CSS pixels, where known. */
    width?: number | undefined;
    height?: number | undefined;
    missing: string;
  };
}

/**
 * MathML, which goes into a page as it is. That is safe: the server makes all of it from TeX, or cleans it by a list of
 * elements and attributes, before it stores or sends it (server/documents/mathml).
 */
export interface Mathml {
  mathml: Formula['mathml'];
  id?: string | undefined;
}

export type Child = string | Element | Picture | Mathml;

export const element = (tag: string, attributes: Attributes, ...children: readonly Child[]): Element => ({
  tag,
  attributes,
  children,
});
