import { Fragment } from 'react';
import { proseClass } from '#web/features/manuscript/written-text.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Block, Run } from './manual-text.ts';

/** The text of a page of a manual. */
export const ManualProse = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={proseClass}>
    {blocks.map((block, at) => (
      <Piece // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they are written
        key={at}
        block={block}
      />
    ))}
  </div>
);

function Piece({ block }: { block: Block }) {
  if (block.kind === 'part') return <h2 id={block.id}>{drawn(block.runs)}</h2>;
  if (block.kind === 'subpart') return <h3 id={block.id}>{drawn(block.runs)}</h3>;
  if (block.kind === 'paragraph') return <p>{drawn(block.runs)}</p>;
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((runs, at) => (
        <li // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they are written
          key={at}
        >
          {drawn(runs)}
        </li>
      ))}
    </List>
  );
}

const drawn = (runs: readonly Run[]) =>
  runs.map((run, at) => (
    <Fragment // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they are written
      key={at}
    >
      {typeof run === 'string' ? run : <Named {...run} />}
    </Fragment>
  ));

/** What something is called on its screen, to be found there as it is written here. */
const Named = ({ name, to }: { name: string; to?: string }) =>
  to ? (
    <Link to={to} className="link">
      {name}
    </Link>
  ) : (
    <b>{name}</b>
  );
