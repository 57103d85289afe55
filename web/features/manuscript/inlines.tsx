import type { ReactNode } from 'react';
import type { Inline, Mark } from '#contract/entities/manuscript.ts';
import { Citation } from './citation.tsx';
import { mentionAnchor, noteAnchor } from './footnotes.ts';
import { InlineFormula } from './formula.tsx';
import type { Footnote } from './nodes.ts';
import type { Rendering } from './rendering.ts';

/** What stands inside a paragraph, heading or cell. */
export function inlines(content: readonly Inline[], rendering: Rendering): ReactNode[] {
  return content.map((piece, index) => inline(piece, rendering, index));
}

function inline(piece: Inline, rendering: Rendering, key: number): ReactNode {
  switch (piece.type) {
    case 'text':
      return (piece.marks ?? []).reduceRight<ReactNode>((inner, mark) => marked(inner, mark, key), piece.text);
    case 'hardBreak':
      return <br key={key} />;
    case 'mathInline':
      return <InlineFormula key={key} formula={piece.attrs} rendering={rendering} />;
    case 'citation':
      return <Citation key={key} {...piece.attrs} rendering={rendering} />;
    case 'crossReference':
      return (
        <a key={key} href={`#${targetAnchor(piece.attrs.target, rendering)}`}>
          {piece.attrs.text}
        </a>
      );
    case 'footnote':
      return <NoteMention key={key} note={piece} rendering={rendering} />;
  }
}

const tags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
} as const;

function marked(inner: ReactNode, mark: Mark, key: number): ReactNode {
  if (mark.type === 'link') {
    return (
      <a key={key} href={mark.attrs.href} rel="noopener">
        {inner}
      </a>
    );
  }
  if (mark.type === 'smallCaps') {
    return (
      <span key={key} className="small-caps">
        {inner}
      </span>
    );
  }
  const Tag = tags[mark.type];
  return <Tag key={key}>{inner}</Tag>;
}

/** Notes are listed under anchors of their own. */
function targetAnchor(target: string, { prefix, footnotes }: Rendering): string {
  const note = footnotes.numberOfId.get(target);
  return note === undefined ? prefix + target : noteAnchor(prefix, note);
}

function NoteMention({ note, rendering }: { note: Footnote; rendering: Rendering }) {
  const { prefix, labels, footnotes } = rendering;
  const number = footnotes.numberOf.get(note) ?? 0;
  return (
    <sup>
      <a
        className="footnote-ref"
        id={mentionAnchor(prefix, number)}
        href={`#${noteAnchor(prefix, number)}`}
        role="doc-noteref"
        aria-label={`${labels.note} ${number}`}
      >
        {number}
      </a>
    </sup>
  );
}
