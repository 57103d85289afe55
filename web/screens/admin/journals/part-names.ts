/** The parts in which an administrator changes a journal, by the last part of their addresses. */
export const partNames = [
  'identidad',
  'textos',
  'consejo',
  'secciones',
  'anuncios',
  'revision',
  'plazos',
  'formulario',
  'declaraciones',
  'cartas',
  'publicacion',
  'pasaporte',
  'paquetes',
  'cierre',
] as const;
export type PartName = (typeof partNames)[number];

/** The part of an address's last word; the first for every other. */
export const partOf = (word: string | undefined): PartName => partNames.find((name) => name === word) ?? partNames[0];

/** Those that the principal journal has none of its own of, since the platform's are its. */
export const platformParts: readonly PartName[] = [
  'revision',
  'plazos',
  'formulario',
  'declaraciones',
  'cartas',
  'publicacion',
  'cierre',
];
