/** What is pasted says by styles what is bold, raised or aligned; they are read in spite of the content security policy (own-styles.ts). */
import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { giveStyles, withStylesKept } from '#web/ui/own-styles.ts';

class StyledParser extends DOMParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions) {
    giveStyles(dom);
    return super.parseSlice(dom, options);
  }
}

export const PastedStyles = Extension.create({
  name: 'pastedStyles',
  // Before whatever else reads the clipboard.
  priority: 1000,
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const clipboardParser = new StyledParser(schema, DOMParser.fromSchema(schema).rules);
    return [new Plugin({ props: { transformPastedHTML: withStylesKept, clipboardParser } })];
  },
});
