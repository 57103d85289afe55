/** How long the steps of the process take, for everybody. */
export default {
  'times.title': 'How long we take',
  'times.intro': 'Half of the works took these days or fewer for each step, since {day}.',
  'times.caption': 'Days of each step, median',
  'times.step': 'Step',
  'times.days': 'Median',
  'times.count': 'Times',
  'times.inDays': '{days, plural, one {# day} other {# days}}',
  'times.RECHAZO_SIN_REVISION': 'From sending to a rejection without review',
  'times.PRIMERA_DECISION': 'From sending to the first decision after review',
  'times.CAMBIOS': 'From a request for changes to the new version',
  'times.ACEPTACION': 'From sending to acceptance',
  'times.PUBLICACION': 'From acceptance to publication',
  'times.none': 'There are too few works yet to say so.',
  'times.private': 'The journal does not publish its times.',
  'times.failed': 'The times could not be loaded.',
  'times.loading': 'Loading times...',
} as const;
