/** One chapter of a book or a thesis, read alone. */
export default {
  'chapter.title': '{chapter} · {work}',
  'chapter.place': '{number} of {count}',
  'chapter.of': 'From:',
  'chapter.contents': 'Chapters of the work',
  'chapter.neighbours': 'Previous and next chapter',
  'chapter.previous': 'Previous',
  'chapter.next': 'Next',
  'chapter.whole': 'Read it straight through',
};
