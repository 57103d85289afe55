import type es from '../es/statistics.ts';

export default {
  'statistics.back': 'Back to your dashboard',
  'statistics.title': 'Statistics of your publications',
  'statistics.loading': 'Loading statistics...',
  'statistics.failed': 'The statistics could not be loaded.',
  'statistics.total': 'Publications in total',
  'statistics.states': 'Publications by status',
  'statistics.state': 'Status',
  'statistics.count': 'Publications',
  'statistics.keywords': 'Most frequent keywords',
  'statistics.keyword': 'Keyword',
  'statistics.keywords.empty': 'Your keywords will show here once your publications have them.',
} satisfies Record<keyof typeof es, string>;
