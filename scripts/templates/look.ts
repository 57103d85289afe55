/**
 * Colours and fonts of the templates: the light theme of web/styles/tokens.css, without the '#', and faces that come
 * with Word and PowerPoint (LibreOffice has Caladea and Carlito, of the same widths, in their place).
 */
export const colours = {
  paper: 'FFFFFF',
  wash: 'F3F6F7',
  ink: '151B1E',
  muted: '506069',
  line: 'D5DCDF',
  lineStrong: '78868D',
  accent: '0B5563',
  accentWash: 'E6F1F3',
  accentLine: 'A9CBD2',
  yellow: '744A00',
  green: '1B5E35',
  blue: '1D4E92',
  red: '98201B',
} as const;

export const fonts = { text: 'Cambria', label: 'Calibri' } as const;

export const language = 'es-ES';

/** A size of type as Word counts it, in half points. */
export const points = (size: number): number => size * 2;
