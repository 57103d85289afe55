/** The groups of the platform's settings, by the last part of their addresses. */
export const groupNames = [
  'identidad',
  'sitio',
  'acceso',
  'revision',
  'plazos',
  'formulario',
  'declaraciones',
  'publicacion',
  'textos',
  'datos',
] as const;
export type GroupName = (typeof groupNames)[number];

/** The group of an address's last part; the first for every other word. */
export const groupOf = (word: string | undefined): GroupName =>
  groupNames.find((name) => name === word) ?? groupNames[0];
