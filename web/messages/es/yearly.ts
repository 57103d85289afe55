/** The yearly report of a journal: what stands around it. The report itself is in contract/yearly-report-words.ts. */
export default {
  'yearly.title': 'Informe anual',
  'yearly.loading': 'Contando el año…',
  'yearly.failed': 'No se pudo leer el informe.',
  'yearly.year': 'Año',
  'yearly.year.none': 'De ese año no hay informe.',
  'yearly.year.last': 'Ver el del último año',
  'yearly.of': '{name} · ISSN {issn}',
  'yearly.pdf': 'PDF',
  'yearly.csv': 'CSV',
  'yearly.json': 'JSON',
  'yearly.take': 'Descargar el informe de {anio} en {format}',
  'yearly.take.failed': 'No se pudo preparar el archivo.',
};
