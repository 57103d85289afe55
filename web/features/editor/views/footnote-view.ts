import type { Decoration, NodeView } from '@tiptap/pm/view';

/** A note's number, as plugins/note-numbers.ts counts it. */
export function footnoteView(decorations: readonly Decoration[], name: string): NodeView {
  const dom = document.createElement('sup');
  dom.className = 'footnote-ref';
  const show = (given: readonly Decoration[]) => {
    const number: unknown = given.find(({ spec }) => spec.noteNumber)?.spec.noteNumber;
    dom.textContent = number ? String(number) : '*';
    dom.setAttribute('aria-label', `${name} ${number ?? ''}`.trim());
  };
  show(decorations);
  return {
    dom,
    update: (node, given) => {
      if (node.type.name !== 'footnote') return false;
      show(given);
      return true;
    },
    ignoreMutation: () => true,
  };
}
