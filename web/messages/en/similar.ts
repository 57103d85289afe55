/** What a work has in common with other texts of the platform, as its editors read it. */
export default {
  'similar.title': 'Overlap with other texts',
  'similar.compared': 'Version {version}, compared on {when}.',
  'similar.again': 'Compare again',
  'similar.loading': 'Loading overlaps...',
  'similar.failed': 'The overlaps could not be loaded.',
  'similar.failedAct': 'Another comparison could not be asked for',
  'similar.waiting': 'We are comparing it with the other works: the result will appear here.',
  'similar.noText': 'This version has no text written on the platform, so there is nothing to compare.',
  'similar.none': 'It shares no passage with other works on the platform that you may read.',
  'similar.share':
    '{share} of what it says in its own words, {words} of {of} words, also stands in {count, plural, one {another work} other {# other works}}. Quotations and references do not count; whether the overlap matters is for you to decide.',
  'similar.sameAuthors': 'By the same authors',
  'similar.passages':
    '{words, plural, one {# word} other {# words}} in {count, plural, one {one passage} other {# passages}}',
  'similar.more': '{count, plural, one {And # shorter passage.} other {And # shorter passages.}}',
  'similar.outside': 'According to the outside service, {share} of the text also stands in other sources.',
  'similar.outside.report': 'Read its report',
  'similar.outside.newTab': '(opens in another tab)',
  'similar.outside.ENVIADA': 'The outside service has been comparing it with other sources since {when}.',
  'similar.outside.FALLIDA': 'The outside service could not compare this version.',
};
