import type { Review } from '#contract/entities/review.ts';
import { late } from '#web/messages/late.tsx';
import { ownReviewOf } from './review-lists.ts';

const DeclineDialog = late(async () => (await import('./decline-dialog.tsx')).DeclineDialog);
const ReviewDialog = late(async () => (await import('./review-dialog.tsx')).ReviewDialog);
const ReviewedWorkDialog = late(async () => (await import('./reviewed-work-dialog.tsx')).ReviewedWorkDialog);

/** What a reviewer has asked to see or do. */
export type Opening =
  | { kind: 'read'; publicacionId: string }
  | { kind: 'write'; publicacionId: string; titulo: string }
  | { kind: 'decline'; review: Review };

type Props = {
  opening: Opening | undefined;
  onOpen: (opening: Opening | undefined) => void;
  /** All reviews of the person: a publication among them is answered with its review. */
  reviews: readonly Review[];
};

/** The dialogs of the reviewer's screens, one at a time. */
export function ReviewerDialogs({ opening, onOpen, reviews }: Props) {
  const close = () => onOpen(undefined);
  switch (opening?.kind) {
    case 'read':
      return (
        <ReviewedWorkDialog
          publicacionId={opening.publicacionId}
          onClose={close}
          onWrite={({ id, titulo }) => onOpen({ kind: 'write', publicacionId: id, titulo })}
        />
      );
    case 'write': {
      const { publicacionId, titulo } = opening;
      const own = ownReviewOf(reviews, publicacionId);
      // A review that arrives while the form is open takes the place of the suggestion that it seemed to be.
      return <ReviewDialog key={own?.id} work={{ id: publicacionId, titulo }} own={own} onClose={close} />;
    }
    case 'decline':
      return <DeclineDialog review={opening.review} onClose={close} />;
    default:
      return null;
  }
}
