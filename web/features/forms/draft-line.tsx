import { SaveLine } from '#web/data/save-line.tsx';
import type { Keeping } from '#web/data/use-autosave.ts';
import { NewerNotice } from './newer-notice.tsx';

/** Where what is being written is; or that there is a newer copy of it, and what to do about that. */
export function DraftLine<C>({ keeping }: { keeping: Pick<Keeping<C>, 'state' | 'take' | 'keepMine'> }) {
  const { state, take, keepMine } = keeping;
  if (state.kind !== 'conflict') return <SaveLine state={state} />;
  return <NewerNotice at={state.theirs.at} onTake={take} onKeepMine={keepMine} />;
}
