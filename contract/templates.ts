/** The authors' templates by their kind: made by the build, served below `/plantillas/`, offered by a screen. */
export const templateFiles = {
  articulo: 'pliego-articulo-cientifico.docx',
  ensayo: 'pliego-ensayo-academico.docx',
  presentacion: 'pliego-presentacion-academica.pptx',
} as const;

export type TemplateKind = keyof typeof templateFiles;

/** Where a template is downloaded. */
export const templateAddress = (kind: TemplateKind): string => `/plantillas/${templateFiles[kind]}`;
