import type es from '../es/statistics.ts';

export default {
  'statistics.back': 'Back to the dashboard',
  'statistics.title': 'Statistics of your publications',
  'statistics.loading': 'Loading statistics...',
  'statistics.failed': 'The statistics could not be loaded.',
  'statistics.total': 'Publications in total',
  'statistics.total.hint': 'In every state',
  'statistics.states': 'Publications by status',
  'statistics.state': 'Status',
  'statistics.count': 'Publications',
  'statistics.keywords': 'Most frequent keywords',
  'statistics.keyword': 'Keyword',
  'statistics.keywords.empty': 'Your keywords will show here once your publications have them.',
  'statistics.readings': 'Readings',
  'statistics.readings.hint': 'In the catalogue, since publication',
  'statistics.usage.intro': 'Of all your publications, in the last two years.',
  'statistics.counter.intro':
    'An investigation is somebody who looked at anything of a work; a request, somebody who read or downloaded its text. Unique ones count once a visit. Of the last two years, without robots.',
  'statistics.counter.works': 'Show the figures work by work',
  'statistics.mostRead': 'Your most read publications',
  'statistics.mostRead.intro': 'Those opened most often in the catalogue, up to ten.',
  'statistics.work': 'Publication',
  'statistics.days': 'Days in review',
  'statistics.days.hint':
    '{count, plural, =0 {None has been approved yet} one {Of the only one approved} other {Median of the # approved}}',
  'statistics.days.title': 'Time in review',
  'statistics.days.intro': 'From the last submission to the approval.',
  'statistics.days.stretch': 'Days',
  'statistics.days.upTo': 'Up to {days}',
  'statistics.days.between': '{from} to {to}',
  'statistics.days.over': 'More than {days}',
} satisfies Record<keyof typeof es, string>;
