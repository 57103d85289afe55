const locales: Record<string, string> = {
  es: 'es-ES',
  en: 'en-GB',
  pt: 'pt-BR',
  fr: 'fr-FR',
  ca: 'ca-ES',
  gl: 'gl-ES',
  eu: 'eu-ES',
};

/** A language as Word names it, `es-ES` for `es`. */
export const localeOf = (language: string): string => locales[language] ?? language;
