/** The yearly report of a journal: what stands around it. The report itself is in contract/yearly-report-words.ts. */
export default {
  'yearly.title': 'Yearly report',
  'yearly.loading': 'Counting the year…',
  'yearly.failed': 'The report could not be read.',
  'yearly.year': 'Year',
  'yearly.year.none': 'There is no report of that year.',
  'yearly.year.last': 'See that of the last year',
  'yearly.of': '{name} · ISSN {issn}',
  'yearly.pdf': 'PDF',
  'yearly.csv': 'CSV',
  'yearly.json': 'JSON',
  'yearly.take': 'Download the report of {anio} as {format}',
  'yearly.take.failed': 'The file could not be made.',
};
