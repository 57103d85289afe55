import type es from '../es/common.ts';

export default {
  'common.back': 'Back',
  'common.cancel': 'Cancel',
  'common.recorded': 'Recorded by the editors',
  'common.recorded.own': 'What the reviewer wrote ({estado})',
  'common.recorded.nothing': 'They had written nothing.',
  'common.close': 'Close',
  'common.more': 'More actions: {what}',
  'common.retry': 'Try again',
  'common.title': '{title} · {site}',
  'common.problem.network': 'We could not reach {journal}. Check your connection and try again.',
  'common.problem.timeout': '{journal} is taking too long to answer. Try again in a moment.',
  'common.problem.server': '{journal} is not answering as it should right now. Try again in a while.',
  'common.problem.tooLarge': 'It is too large to be sent.',
  'common.problem.unreadable': 'We received an answer we cannot understand. Try again in a moment.',
  'common.notFound.title': 'We could not find this page',
  'common.notFound.text':
    'Its address may have changed, or it may never have existed. What you are looking for may be in the catalogue.',
  'common.error.title': 'Something went wrong',
  'common.error.text': 'We could not show this page. It was our fault, not yours: try again in a moment.',
  'common.waiting': 'Loading, one moment…',
  'common.tooOld':
    'Your browser is too old to log in with an account: update it or use another. The catalogue, at /catalogo, can be read with any.',
  'common.noScript.text':
    'Logging in, registering and working with an account need JavaScript, which is off in your browser. Searching and reading do not.',
  'common.noScript.link': 'Go to the catalogue, which works without it',
  'common.noScript.plain': 'Open this page without it',
  'common.forbidden.title': 'This page is not for your role',
  'common.forbidden.text': 'Your account may not open it. If you think this is a mistake, write to the administrators.',
  'common.notFound.code': 'Error 404',
  'common.offline.title': 'You are offline',
  'common.offline.text':
    'We could not open this page. We will load it by ourselves as soon as you are connected again.',
  'common.opening': 'Opening…',
  'common.unloaded.title': 'We could not load this page',
  'common.unloaded.text': 'Its download was cut off. Check your connection and try again.',
  'common.unloaded.still': '{journal} is still not answering. Wait a moment and try again.',
  'common.unloaded.part':
    'We could not open it. Check your connection and try again; if it still does not open, reload the page.',
  'common.length.left':
    '{left, plural, =0 {No room left: {longest, number} characters fit} one {# character left} other {{left, number} characters left}}',
  'common.length.over':
    '{over, plural, one {# character too many: {longest, number} fit} other {{over, number} characters too many: {longest, number} fit}}',
  'common.length.cut':
    '{cut, plural, one {Not all that you pasted fitted: its last character is missing} other {Not all that you pasted fitted: its last {cut, number} characters are missing}}',
  'common.search.submit': 'Search',
  'common.toHome': 'Go to the home page',
  'common.toCatalogue': 'Go to the catalogue',
  'common.toDashboard': 'Go to your dashboard',
} satisfies Record<keyof typeof es, string>;
