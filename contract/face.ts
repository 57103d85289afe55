/**
 * The colours of what everybody reads, by value, for what has no style sheet of the site: mails, PDFs, pictures, files and pages
 * that stand alone. As in web/styles/tokens.css, of whose reading face they are (its test holds them together).
 */
import { accentsOf } from './accent.ts';

export interface Face {
  paper: string;
  sheet: string;
  wash: string;
  ink: string;
  muted: string;
  line: string;
  lineStrong: string;
  /** The one counter-colour: initials, what is late, what is retracted. */
  rubric: string;
  /** The journal's colour in words and thin lines, 4.5 : 1 on any of these grounds. */
  accent: string;
  accentHover: string;
  /** The same as a ground of `onAccent`. */
  accentFill: string;
  accentFillHover: string;
  accentWash: string;
  accentLine: string;
  onAccent: string;
}
export type Theme = 'light' | 'dark';

const grounds = {
  light: {
    paper: '#fcf9f3',
    sheet: '#fffdf9',
    wash: '#f4f0e7',
    ink: '#1f1b16',
    muted: '#5d554c',
    line: '#dbd5ca',
    lineStrong: '#847c6f',
    rubric: '#a82514',
    onAccent: '#ffffff',
  },
  dark: {
    paper: '#15120f',
    sheet: '#1c1915',
    wash: '#23201b',
    ink: '#ebe7df',
    muted: '#b5afa4',
    line: '#3e3831',
    lineStrong: '#857e73',
    rubric: '#f79781',
    onAccent: '#ffffff',
  },
} as const;

/** Both themes of a journal's face. @param color its own, `#0b5563`; '': the platform's */
export function faceOf(color: string): Record<Theme, Face> {
  const accents = accentsOf(color);
  const face = (theme: Theme): Face => {
    const { accent, hover, fill, fillHover, wash, line } = accents[theme];
    return {
      ...grounds[theme],
      accent,
      accentHover: hover,
      accentFill: fill,
      accentFillHover: fillHover,
      accentWash: wash,
      accentLine: line,
    };
  };
  return { light: face('light'), dark: face('dark') };
}

/** `--paper:#fcf9f3;--sheet:…`, by the names of web/styles/tokens.css. */
export const faceTokens = (face: Face): string =>
  Object.entries(face)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/** The rules that give a page by itself both themes, as its reader's system has them; printed, the light one on white. */
export function faceRules(color: string): string {
  const { light, dark } = faceOf(color);
  return `:root{color-scheme:light dark;${faceTokens(light)}}
@media screen and (prefers-color-scheme:dark){:root{${faceTokens(dark)}}}
@media print{:root{color-scheme:light;--paper:#ffffff;--sheet:#ffffff}}`;
}
