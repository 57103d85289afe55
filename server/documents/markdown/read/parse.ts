import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();

/** CommonMark with the tables, footnotes and strikethrough of GFM, and formulas between dollars. */
export const parseMarkdown = (text: string): Root => markdown.parse(text);
