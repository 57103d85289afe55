/** The pictures of the manuals, as `npm run manual-pictures` takes them from the screens; a manual without one is whole. */
import type { Language } from '#contract/vocabulary.ts';

export const pictureNames = [
  'author-edit',
  'author-works',
  'reviewer-list',
  'reviewer-write',
  'editor-queue',
  'editor-work',
  'editor-decide',
  'admin-settings',
  'admin-people',
  'admin-mail',
  'admin-jobs',
  'reader-work',
  'account',
] as const;
export type PictureName = (typeof pictureNames)[number];

/** Of all of them, in pixels: a desk's window of 1280 × 800, at three quarters. */
export const pictureSize = { width: 960, height: 600 };

const addresses = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/** Where the picture is had; undefined where it was not taken. */
export const pictureOf = (name: PictureName, language: Language): string | undefined =>
  addresses[`./pictures/${name}.${language}.webp`];
