/** Running text: paragraphs, headings, quotations, code, rules. Names and attributes are contract/entities/manuscript.ts's. */
import { Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import { carried, id } from './attribute.ts';

export const Text = Node.create({ name: 'text', group: 'inline' });

/** The reference list stands beside the words, on the document itself: undoing takes both back (work-text.ts). */
export const Document = Node.create({
  name: 'doc',
  topNode: true,
  content: 'block+',
  addAttributes: () => ({ references: { default: [], rendered: false } }),
});

export const Paragraph = Node.create({
  name: 'paragraph',
  // The first block of the schema is what an empty place is filled with.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode('paragraph') };
  },
});

export const deepestHeading = 5;
const levels = [1, 2, 3, 4, 5];

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    level: { default: 1, rendered: false },
    id,
  }),
  // Copies within Pliego say their level; those from elsewhere have the one of their tag.
  parseHTML: () =>
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, index) => ({
      tag,
      getAttrs: (element) => ({
        level: levelOf(element.getAttribute('data-level')) ?? Math.min(index + 1, deepestHeading),
      }),
    })),
  // As on the published page: sections of the work are h2.
  renderHTML: ({ node, HTMLAttributes }) => [
    `h${node.attrs.level + 1}`,
    { ...HTMLAttributes, 'data-level': node.attrs.level },
    0,
  ],
  addKeyboardShortcuts() {
    return Object.fromEntries(
      levels.map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode('heading', 'paragraph', { level }),
      ]),
    );
  },
  addInputRules() {
    return levels.map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }),
    );
  },
});

const levelOf = (written: string | null) => levels.find((level) => String(level) === written);

export const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-9': () => this.editor.commands.toggleWrap('blockquote') };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

export const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  code: true,
  defining: true,
  addAttributes: () => ({ language: carried('language', (text) => text.slice(0, 40) || null) }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, ['code', 0]],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-c': () => this.editor.commands.toggleNode('codeBlock', 'paragraph') };
  },
  addInputRules() {
    return [textblockTypeInputRule({ find: /^```\s$/, type: this.type })];
  },
});

export const HorizontalRule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
});

export const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    const breakLine = () =>
      this.editor.commands.first(({ commands }) => [
        () => commands.exitCode(),
        () => commands.insertContent({ type: 'hardBreak' }),
      ]);
    return { 'Mod-Enter': breakLine, 'Shift-Enter': breakLine };
  },
});
