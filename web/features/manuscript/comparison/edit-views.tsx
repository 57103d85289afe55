/** Edits as a reader sees them: one text with what was put in and taken out, or one of its sides. */
import type { ReactNode } from 'react';
import type { Edit } from '#contract/comparison/edit.ts';
import type { AnyNode, Figure, Table } from '#contract/manuscript-html/nodes.ts';
import { headingTag } from '#contract/manuscript-html/rendering.ts';
import { Picture } from '#web/features/manuscript/picture.tsx';
import { Scrollable } from '#web/features/manuscript/scrollable.tsx';
import { ChangeMark } from './change-mark.tsx';
import { type Showing, shownSide } from './showing.ts';
import { CellFrame, wholeNode } from './whole-node.tsx';

const bare = (inner: ReactNode) => inner;

export const editViews = (edits: readonly Edit[], showing: Showing): ReactNode[] =>
  edits.map((edit, index) => editView(edit, showing, index));

/** One edit; nothing where the side that is shown has none of it. */
export function editView(edit: Edit, showing: Showing, key: number): ReactNode {
  const { side, labels } = showing;
  switch (edit.kind) {
    case 'kept':
      // Its frame would be a landmark of the same name in both columns.
      if (edit.before.type === 'table' && side !== 'both')
        return editedNode({ ...edit, kind: 'edited', parts: keptParts(edit) }, showing, key);
      return wholeNode(edit[shownSide(showing)], showing[shownSide(showing)], bare, key);
    case 'edited':
      return editedNode(edit, showing, key);
    case 'added':
    case 'removed': {
      const [own, node] = edit.kind === 'added' ? (['after', edit.after] as const) : (['before', edit.before] as const);
      if (side !== 'both' && side !== own) return null;
      const wrap = (inner: ReactNode, block: boolean) => (
        <ChangeMark kind={edit.kind} labels={labels} block={block} moved={edit.moved !== undefined}>
          {inner}
        </ChangeMark>
      );
      return wholeNode(node, showing[own], wrap, key);
    }
  }
}

type Edited = Extract<Edit, { kind: 'edited' }>;

function keptParts({ before, after }: Extract<Edit, { kind: 'kept' }>): Edit[] {
  if (before.type !== 'table' || after.type !== 'table') return [];
  return before.content.flatMap((part, index): Edit[] => {
    const other = after.content[index];
    return other ? [{ kind: 'kept', before: part, after: other }] : [];
  });
}

function editedNode({ before, after, parts }: Edited, showing: Showing, key: number): ReactNode {
  const node = showing.side === 'before' ? before : after;
  const inside = editViews(parts, showing);
  switch (node.type) {
    case 'heading': {
      const Tag = headingTag(showing.after, node.attrs.level);
      return <Tag key={key}>{inside}</Tag>;
    }
    case 'bulletList':
      return <ul key={key}>{inside}</ul>;
    case 'orderedList':
      return (
        <ol key={key} start={node.attrs.start === 1 ? undefined : node.attrs.start}>
          {inside}
        </ol>
      );
    case 'listItem':
      return <li key={key}>{inside}</li>;
    case 'blockquote':
      return <blockquote key={key}>{inside}</blockquote>;
    case 'codeBlock':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1)
        <pre key={key} tabIndex={0}>
          <code>{inside}</code>
        </pre>
      );
    case 'tableRow':
      return <tr key={key}>{inside}</tr>;
    case 'tableCell':
    case 'tableHeader':
      return (
        <CellFrame key={key} cell={node}>
          {inside}
        </CellFrame>
      );
    case 'figure':
      return <EditedFigure key={key} before={before} after={after} caption={inside} showing={showing} />;
    case 'table':
      return <EditedTable key={key} before={before} after={after} parts={parts} showing={showing} />;
    case 'paragraph':
      return <p key={key}>{inside}</p>;
    default:
      return <div key={key}>{inside}</div>;
  }
}

type Pair = { before: AnyNode; after: AnyNode; showing: Showing };

/** A figure whose picture was exchanged shows both. */
function EditedFigure({ before, after, caption, showing }: Pair & { caption: ReactNode }) {
  if (before.type !== 'figure' || after.type !== 'figure') return null;
  const isSame = before.attrs.src === after.attrs.src && before.attrs.alt === after.attrs.alt;
  return (
    <figure>
      {isSame
        ? pictureOf(after, showing)
        : changed(pictureOf(before, showing), pictureOf(after, showing), showing, true)}
      <figcaption>
        {labelOf(before.attrs.label, after.attrs.label, showing)}
        {caption}
      </figcaption>
    </figure>
  );
}

const pictureOf = ({ attrs: { src, alt, label } }: Figure, { after }: Showing) => (
  <Picture src={src} alt={alt || label || ''} missing={after.labels.missingPicture} enlarge={after.labels.enlarge} />
);

/** What stood there and what stands there, of the sides that are shown. */
function changed(before: ReactNode, after: ReactNode, { side, labels }: Showing, block = false): ReactNode {
  return (
    <>
      {before && side !== 'after' && (
        <ChangeMark kind="removed" labels={labels} block={block}>
          {before}
        </ChangeMark>
      )}{' '}
      {after && side !== 'before' && (
        <ChangeMark kind="added" labels={labels} block={block}>
          {after}
        </ChangeMark>
      )}
    </>
  );
}

function labelOf(before: string | undefined, after: string | undefined, showing: Showing): ReactNode {
  if (!before && !after) return null;
  return <p className="caption-label">{before === after ? after : changed(before, after, showing)}</p>;
}

/** Its caption above, its rows in a frame of their own, its notes below. */
function EditedTable({ before, after, parts, showing }: Pair & { parts: readonly Edit[] }) {
  if (before.type !== 'table' || after.type !== 'table') return null;
  const views = (type: Table['content'][number]['type']) =>
    editViews(
      parts.filter((part) => (part.kind === 'removed' ? part.before : part.after).type === type),
      showing,
    );
  const { label } = after.attrs;
  return (
    <figure className="table-figure">
      <figcaption>
        {labelOf(before.attrs.label, label, showing)}
        {views('caption')}
      </figcaption>
      <Scrollable className="table-scroll" name={label ?? showing.after.labels.table} label={undefined}>
        <table>
          <tbody>{views('tableRow')}</tbody>
        </table>
      </Scrollable>
      <div className="table-notes">{views('tableNotes')}</div>
    </figure>
  );
}
