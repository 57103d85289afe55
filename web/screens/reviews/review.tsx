/** /revisiones/{id}: a review beside its manuscript; on a narrow screen one of the two at a time. */

import { type CSSProperties, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast';
import { useLocation, useParams } from 'react-router';
import { mostAnnotations, type Passage } from '#contract/entities/annotation.ts';
import type { Review } from '#contract/entities/review.ts';
import { preferences, savePreferences } from '#web/data/preferences.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { MuteButton } from '#web/features/correspondence/notifications/mute-button.tsx';
import { ComplaintOffer } from '#web/features/editorial/claims/work-claims.tsx';
import { discussionPart } from '#web/features/publications/discussion-places.ts';
import { AnnotatedText } from '#web/features/reviewing/annotations/annotated-text.tsx';
import { cite } from '#web/features/reviewing/annotations/cite.ts';
import { marginNotes } from '#web/features/reviewing/annotations/margin-note.ts';
import { ownKey, ownNotes } from '#web/features/reviewing/annotations/own-notes.ts';
import { DeadlineButton } from '#web/features/reviewing/deadline-button.tsx';
import { ManuscriptPane } from '#web/features/reviewing/manuscript-pane.tsx';
import { ReviewBar } from '#web/features/reviewing/review-bar.tsx';
import { isWaiting } from '#web/features/reviewing/review-lists.ts';
import { ReviewPane } from '#web/features/reviewing/review-pane.tsx';
import { useOtherReviews } from '#web/features/reviewing/use-other-reviews.ts';
import { type ReviewForm, useReviewForm } from '#web/features/reviewing/use-review-form.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';
import { PaneDivider } from '#web/ui/PaneDivider.tsx';
import { useAway } from '#web/ui/use-away.ts';

export const title = 'reviewing.page.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const query = useCall('getReview', { params: { id } });
  return (
    <div data-wide>
      {!query.data && <ReviewBar review={undefined} />}
      <QueryState
        query={query}
        loading={t('reviewing.page.loading')}
        failed={(error) => messageOf(error, t('reviewing.page.failed'))}
      >
        {(review) =>
          review.acciones.includes('REVISAR') ? (
            <WritingDesk key={review.id} review={review} />
          ) : (
            <Desk key={review.id} review={review} form={null} />
          )
        }
      </QueryState>
    </div>
  );
}

const parts = ['manuscrito', 'revision'] as const;
/** Of the width, in percent: a text needs a little more than what is written about it. */
const usualShare = 55;
/** From here on the contents list has room beside the text without being asked for. */
const spacious = '(width >= 100rem)';

/** The same while the review may be written. */
function WritingDesk({ review }: { review: Review }) {
  const form = useReviewForm(review.publicacionId, review, () => undefined);
  return <Desk review={review} form={form} />;
}

function Desk({ review, form }: { review: Review; form: ReviewForm | null }) {
  const t = useMessages();
  const [part, setPart] = useState<(typeof parts)[number]>('manuscrito');
  const { hash, key } = useLocation();
  // Where a link to the discussion was followed, its part is the one in sight on a narrow screen.
  const [followed, setFollowed] = useState('');
  if (hash === `#${discussionPart}` && key !== followed) {
    setFollowed(key);
    setPart('revision');
  }
  const [share, setShare] = useState(() => preferences().manuscriptShare ?? usualShare);
  const [contentsShown, setContentsShown] = useState(() => {
    const { contents } = preferences();
    return contents ? contents === 'shown' : window.matchMedia(spacious).matches;
  });
  const [slot, setSlot] = useState<HTMLDivElement | null>(null);
  const manuscriptId = useId();
  const contentsId = useId();
  const [note, setNote] = useState<string | null>(null);
  const choice = useRef<HTMLFieldSetElement>(null);
  const isAway = useAway(choice);
  const others = useOtherReviews(review);
  const notes = useMemo(
    () => [...(form ? ownNotes(form) : marginNotes([review])), ...marginNotes(others)],
    [form, review, others],
  );
  // On a narrow screen the other part is drawn first, so that something in it can be gone to.
  const goTo = (to: typeof part, act: () => void) => {
    flushSync(() => setPart(to));
    act();
  };
  const acts = form && {
    onCite: ({ exacto }: Passage) => goTo('revision', () => cite(form, exacto)),
    onAnnotate: (passage: Passage) => {
      if (form.annotations.length >= mostAnnotations) {
        toast.error(t('reviewing.margin.most', { most: mostAnnotations }));
        return;
      }
      form.annotate([...form.annotations, { ...passage, texto: '' }]);
      setNote(ownKey(form.annotations.length));
    },
  };
  const toggleContents = () => {
    savePreferences({ contents: contentsShown ? 'hidden' : 'shown' });
    setContentsShown(!contentsShown);
  };
  const moveDivider = (next: number | undefined, done: boolean) => {
    setShare(next ?? usualShare);
    if (done) savePreferences({ manuscriptShare: next });
  };
  const pane = (of: (typeof parts)[number]) =>
    classes(
      // Padded, so that what is focused at an edge is not cut, but above, where what stays in sight would stay below the padding;
      // what is hidden within scrolls with it.
      'relative min-w-0 pt-6 roomy:block roomy:pt-0 roomy:before:block roomy:before:h-6 roomy:h-full roomy:overflow-y-auto roomy:overscroll-y-contain roomy:px-4 roomy:pb-12',
      part !== of && 'hidden',
    );
  return (
    <>
      <ReviewBar
        review={review}
        contents={{ shown: contentsShown, controls: contentsId, onToggle: toggleContents }}
        slot={setSlot}
      />
      <fieldset
        ref={choice}
        className={classes(
          'sticky top-0 z-20 flex h-14 items-end gap-x-5 border-b border-line bg-paper roomy:hidden motion-safe:transition-transform motion-safe:duration-150 has-focus-visible:translate-y-0',
          isAway && '-translate-y-full',
        )}
      >
        <legend className="sr-only">{t('reviewing.page.parts')}</legend>
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={part === each}
            onClick={() => setPart(each)}
            className={classes(
              '-mb-px min-h-11 border-b-2 py-2 text-sm font-semibold',
              part === each ? 'border-rubric text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {t(`reviewing.page.${each}`)}
          </button>
        ))}
      </fieldset>
      <div
        className="roomy:grid roomy:h-[calc(100dvh-3.5rem)] roomy:min-h-120 roomy:grid-cols-[var(--manuscript-share)_auto_minmax(0,1fr)]"
        style={{ '--manuscript-share': `${share}%` } as CSSProperties}
      >
        <section
          id={manuscriptId}
          aria-label={t('reviewing.page.manuscrito')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within reach of the keyboard
          tabIndex={0}
          className={pane('manuscrito')}
        >
          <h2 className="sr-only">{t('reviewing.page.manuscrito')}</h2>
          <ManuscriptPane
            publicacionId={review.publicacionId}
            contentsId={contentsId}
            hasContents={contentsShown}
            around={(text) => (
              <AnnotatedText notes={notes} open={note} onOpen={setNote} acts={acts ?? undefined}>
                {text}
              </AnnotatedText>
            )}
          />
        </section>
        <PaneDivider
          className="hidden roomy:flex"
          label={t('reviewing.page.divider')}
          controls={manuscriptId}
          share={share}
          onShare={moveDivider}
          onReset={() => moveDivider(undefined, true)}
        />
        <section
          aria-label={t('reviewing.page.revision')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
          tabIndex={0}
          className={pane('revision')}
        >
          <h2 className="sr-only">{t('reviewing.page.revision')}</h2>
          <ReviewPane
            review={review}
            form={form}
            slot={slot}
            onShowNote={(at) => goTo('manuscrito', () => setNote(ownKey(at)))}
          />
          <p className="mt-8 flex flex-wrap gap-2">
            {review.fechaLimite && isWaiting(review) && (
              <DeadlineButton path={`/reviews/${review.id}/calendar`}>{t('reviewing.feed.one')}</DeadlineButton>
            )}
            <MuteButton id={review.publicacionId} />
          </p>
          <ComplaintOffer id={review.publicacionId} withList />
        </section>
      </div>
    </>
  );
}
