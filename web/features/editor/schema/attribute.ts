/** Attributes of the editor's nodes: how they travel in copied HTML, and what may come back from it. */
import type { Attribute } from '@tiptap/core';

/** Reads what a copy says; null where it is no value of the attribute. */
type Read = (written: string) => string | number | null;

/** An attribute written as `data-<name>`. What a paste brings is read again: it may come from anywhere. */
export const carried = (name: string, read: Read, fallback: string | number | null = null): Partial<Attribute> => ({
  default: fallback,
  parseHTML: (element) => {
    const written = element.getAttribute(`data-${name}`);
    return (written === null ? null : read(written)) ?? fallback;
  },
  renderHTML: ({ [name]: value }) => (value === null || value === '' ? {} : { [`data-${name}`]: String(value) }),
});

export const isAnchor = (text: string) => /^[A-Za-z][\w.-]{0,79}$/.test(text);

/** The name that mentions of a thing use, as the contract's `anchor`. */
export const id = carried('id', (text) => (isAnchor(text) ? text : null));
export const label = (longest: number) => carried('label', (text) => text.slice(0, longest) || null);

/** A picture of our own file store (contract: `fileAddress`); of other places none is shown. */
export const ownPicture = /^\/files(\/[\w-]+(\.[\w-]+)*)+$/;
export const src = carried('src', (text) => (ownPicture.test(text) && text.length <= 300 ? text : null));
