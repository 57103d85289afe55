/** A sheet of the document that scripts write: no policy has to allow it, as it would an element with rules in it. */
export function ownSheet(): { write: (css: string) => void } {
  let sheet: CSSStyleSheet | undefined;
  return {
    write: (css) => {
      if (!sheet) {
        if (css === '') return;
        sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      sheet.replaceSync(css);
    },
  };
}
