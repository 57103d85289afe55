import { ownSheet } from './own-sheet.ts';

/** What goober writes its rules into, where it finds it: it asks for a style element, and for the text in it. */
function sheetForGoober() {
  const sheet = ownSheet();
  let text = '';
  return {
    parentNode: document,
    firstChild: {
      get data() {
        return text;
      },
      set data(css: string) {
        text = css;
        if (css !== '') sheet.write(css);
      },
    },
  };
}

if (typeof window !== 'undefined') Object.assign(window, { _goober: sheetForGoober() });
