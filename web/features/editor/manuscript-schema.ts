/** The editor's schema: every node and mark of contract/entities/manuscript.ts, and nothing else. */
import type { Extensions } from '@tiptap/core';
import { Caption, Figure } from './schema/figure.ts';
import { Footnote, noteContent } from './schema/footnote.ts';
import { MathBlock, MathInline } from './schema/formula.ts';
import { BulletList, ListItem, OrderedList } from './schema/lists.ts';
import { Link, simpleMarks } from './schema/marks.ts';
import { Citation, CrossReference } from './schema/mentions.ts';
import { Table, TableCell, TableGrid, TableHeader, TableNotes, TableRow } from './schema/table.ts';
import { Blockquote, CodeBlock, Document, HardBreak, Heading, HorizontalRule, Paragraph, Text } from './schema/text.ts';

/** What nodes say of themselves, in the reader's language. */
export type NodeTexts = { missingPicture: string; formula: string; note: string };
const wordless: NodeTexts = { missingPicture: '', formula: '', note: '' };

const inline = ({ formula }: NodeTexts): Extensions => [
  Text,
  HardBreak,
  Link,
  ...simpleMarks,
  MathInline.configure({ name: formula }),
  Citation,
  CrossReference,
];

/** Extensions for a whole text. */
export const manuscriptExtensions = (texts = wordless): Extensions => [
  Document,
  Paragraph,
  Heading,
  ListItem,
  BulletList,
  OrderedList,
  Blockquote,
  CodeBlock,
  HorizontalRule,
  Caption,
  Figure.configure({ missing: texts.missingPicture }),
  Table,
  TableGrid,
  TableRow,
  TableCell,
  TableHeader,
  TableNotes,
  MathBlock.configure({ name: texts.formula }),
  ...inline(texts),
  Footnote.configure({ name: texts.note }),
];

/** Extensions for the words of one note: one paragraph of what a note may hold. */
export const noteExtensions = (texts = wordless): Extensions => [
  Document.extend({ content: 'paragraph' }),
  Paragraph.extend({ content: noteContent, addKeyboardShortcuts: () => ({ Enter: () => true }) }),
  ...inline(texts),
];
