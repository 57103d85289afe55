import type { ReactNode } from 'react';
import type { Block } from '#contract/entities/manuscript.ts';
import { FigureView } from './figure.tsx';
import { DisplayedFormula } from './formula.tsx';
import { inlines } from './inlines.tsx';
import type { Heading, List } from './nodes.ts';
import { anchorOf, headingTag, type Rendering } from './rendering.ts';
import { TableView } from './table.tsx';

/** The blocks of a text, a quotation or a cell. */
export function blocks(content: readonly Block[], rendering: Rendering): ReactNode[] {
  return content.map((item, index) => block(item, rendering, index));
}

/** As `blocks`, but a first paragraph with nothing after it (or only lists) stands without `p`. */
export function tightBlocks(content: readonly Block[], rendering: Rendering): ReactNode {
  const [first, ...others] = content;
  const isTight = others.every(({ type }) => type === 'bulletList' || type === 'orderedList');
  if (first?.type !== 'paragraph' || !isTight) return blocks(content, rendering);
  return [...inlines(first.content, rendering), ...others.map((list, index) => block(list, rendering, -1 - index))];
}

function block(item: Block, rendering: Rendering, key: number): ReactNode {
  switch (item.type) {
    case 'paragraph':
      return <p key={key}>{inlines(item.content, rendering)}</p>;
    case 'heading':
      return <HeadingView key={key} heading={item} rendering={rendering} />;
    case 'bulletList':
    case 'orderedList':
      return <ListView key={key} list={item} rendering={rendering} />;
    case 'blockquote':
      return <blockquote key={key}>{blocks(item.content, rendering)}</blockquote>;
    case 'codeBlock':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1)
        <pre key={key} tabIndex={0}>
          <code className={item.attrs.language && `language-${item.attrs.language}`}>
            {item.content.map(({ text }) => text).join('')}
          </code>
        </pre>
      );
    case 'figure':
      return <FigureView key={key} figure={item} rendering={rendering} />;
    case 'table':
      return <TableView key={key} table={item} rendering={rendering} show={{ blocks, tightBlocks }} />;
    case 'mathBlock':
      return <DisplayedFormula key={key} formula={item.attrs} rendering={rendering} />;
    case 'horizontalRule':
      return <hr key={key} />;
  }
}

function HeadingView({ heading, rendering }: { heading: Heading; rendering: Rendering }) {
  const Tag = headingTag(rendering, heading.attrs.level);
  const id = rendering.headingIds.get(heading) ?? heading.attrs.id;
  return <Tag id={anchorOf(rendering, id)}>{inlines(heading.content, rendering)}</Tag>;
}

function ListView({ list, rendering }: { list: List; rendering: Rendering }) {
  const items = list.content.map(({ content }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
    <li key={index}>{tightBlocks(content, rendering)}</li>
  ));
  if (list.type === 'bulletList') return <ul>{items}</ul>;
  return <ol start={list.attrs.start === 1 ? undefined : list.attrs.start}>{items}</ol>;
}
