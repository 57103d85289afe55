import { Link } from 'react-router';
import type { Missing } from '#contract/declarations.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { isDecision } from '#contract/letters.ts';
import { actsOnOwnAsAdmin, asPerson, authorsOf } from '#contract/workflow.ts';
import { useSession } from '#web/data/session.ts';
import { DecisionDialog } from '#web/features/editorial/decisions/decision-dialog.tsx';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { CreateReviewDialog } from '#web/features/publications/create-review-dialog.tsx';
import { MissingDeclarations } from '#web/features/publications/work-declarations.tsx';
import { IdentityLeaksNotice } from '#web/features/reviewing/masking/identity-leaks-notice.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { actLooks, type KnownAct } from './act-looks.tsx';
import { ChaptersToSendFields } from './chapters-to-send.tsx';
import { type Doubts, type Question, questions } from './questions.ts';
import { asksReason } from './use-work-act.ts';

const unansweredQuestion: Question = {
  title: 'answers.ask.title',
  text: 'answers.ask.text',
  tone: 'primary',
};

const identityLeaksQuestion: Question = {
  title: 'anonymise.ask.title',
  text: 'anonymise.ask.text',
  tone: 'primary',
};

const unknownLeaksQuestion: Question = {
  title: 'anonymise.unknown.title',
  text: 'anonymise.unknown.text',
  tone: 'primary',
};

const lengthQuestion: Question = {
  title: 'author.ask.length',
  text: 'author.ask.length.text',
  tone: 'primary',
};

const undeclaredQuestion: Question = { title: 'declarations.ask', text: 'declarations.ask.text', tone: 'primary' };
/** Nothing is sent without these: the server refuses it. */
const neededQuestion: Question = {
  title: 'declarations.ask.needed',
  text: 'declarations.ask.needed.text',
  tone: 'primary',
};

const unsignedQuestion: Question = { title: 'rights.ask.before', text: 'rights.ask.before.text', tone: 'primary' };
/** Nor without these. */
const signaturesQuestion: Question = { title: 'rights.ask.needed', text: 'rights.ask.needed.text', tone: 'primary' };

const chaptersQuestion: Question = { title: 'author.ask.chapters', text: 'author.ask.chapters.text', tone: 'primary' };

/** Those that would have gone with it no longer can. */
const aloneQuestion: Question = { ...chaptersQuestion, text: 'author.ask.chapters.none.text' };

const publicReviewsQuestion: Question = {
  title: 'author.ask.publicReviews',
  text: 'author.ask.publicReviews.text',
  tone: 'primary',
};

const noPublicReviewsQuestion: Question = { ...publicReviewsQuestion, text: 'author.ask.noPublicReviews.text' };

/** The weightiest doubt gives the question its words. */
function submissionQuestion({
  isEmpty,
  unanswered,
  leaks,
  undeclared = [],
  unsigned,
  ...said
}: Doubts): Question | undefined {
  const { publishes, length, changed, chapters } = said;
  if (undeclared.some(({ needed }) => needed)) return neededQuestion;
  if (unsigned?.needed) return signaturesQuestion;
  if (isEmpty) return questions.ENVIAR_A_REVISION;
  if (unanswered > 0) return unansweredQuestion;
  if (leaks === 'none' && undeclared.length > 0) return undeclaredQuestion;
  if (leaks === 'none' && unsigned) return unsignedQuestion;
  if (leaks === 'none' && length && !publishes && !changed) return lengthQuestion;
  if (leaks === 'none' && !publishes && !changed) return chapters ? chaptersQuestion : aloneQuestion;
  if (leaks === 'none') return publishes ? publicReviewsQuestion : noPublicReviewsQuestion;
  return leaks === 'unknown' ? unknownLeaksQuestion : identityLeaksQuestion;
}

type Props = Partial<Doubts> & {
  act: KnownAct;
  work: PublicationSummary;
  busy: boolean;
  /** The drafts that are sent with a book, as they are chosen here. */
  chosen?: readonly string[];
  onChoose?: (chosen: readonly string[]) => void;
  /** Gives whether it was done. */
  onConfirm: (motivo?: string) => Promise<boolean>;
  onClose: () => void;
  /** After it was done by the question itself. */
  onDone: () => void;
};

/** What is asked before an act: whether the person means it, and why where the workflow keeps the reason. */
export function ActQuestion(props: Props) {
  const { act, work, unanswered = 0, isEmpty = true, leaks = 'none', busy, onConfirm, onClose, onDone } = props;
  const { publishes = false, changed = false, length, undeclared = [], unsigned, chapters } = props;
  const { chosen = [], onChoose } = props;
  const t = useMessages();
  const { user } = useSession();
  const ofOwn =
    user !== null &&
    actsOnOwnAsAdmin(
      act,
      { ...work, ...authorsOf(work), wasPublished: work.fechaPublicacion !== null },
      asPerson(user),
    );
  const needsReason = (asksReason(act) || ofOwn) && !isDecision(act);
  const { text: motivo, write, forget, keeping } = useSavedText(needsReason ? `motivo.${act}.${work.id}` : null);
  if (act === 'CREAR_REVISION') return <CreateReviewDialog work={work} onClose={onClose} />;
  if (isDecision(act)) return <DecisionDialog work={work} action={act} onClose={onClose} onDone={onDone} />;
  const question =
    act === 'ENVIAR_A_REVISION'
      ? submissionQuestion({ isEmpty, unanswered, leaks, publishes, changed, length, undeclared, unsigned, chapters })
      : questions[act];
  if (!question) return null;
  const publication = (publishes ? publicReviewsQuestion : noPublicReviewsQuestion).text;
  const shut = (needsReason && motivo.trim() === '') || question === neededQuestion || question === signaturesQuestion;
  const confirm = async () => {
    if (await onConfirm(needsReason ? motivo.trim() : undefined)) forget();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t(question.title)}
      description={t(question.text, { titulo: work.titulo })}
      tone={question.tone}
      confirmLabel={t(actLooks[act].label)}
      cancelLabel={t('common.cancel')}
      busy={busy}
      disabled={shut}
      onConfirm={() => void confirm()}
    >
      {needsReason && (
        <ReasonField
          label={t('author.ask.reason')}
          hint={t('author.ask.reason.hint')}
          value={motivo}
          onChange={write}
        />
      )}
      <DraftLine keeping={keeping} />
      {leaks === 'some' && <IdentityLeaksNotice id={work.id} />}
      {question.text !== publication && act === 'ENVIAR_A_REVISION' && (publishes || changed) && (
        <p>{t(publication)}</p>
      )}
      {act === 'ENVIAR_A_REVISION' && undeclared.length > 0 && <UndeclaredNote id={work.id} undeclared={undeclared} />}
      {act === 'ENVIAR_A_REVISION' && unsigned && <UnsignedNote id={work.id} names={unsigned.names} />}
      {act === 'ENVIAR_A_REVISION' && length && <LengthNote {...length} />}
      {unanswered > 0 && <UnansweredNote id={work.id} count={unanswered} />}
      {act === 'ENVIAR_A_REVISION' && chapters && onChoose && (
        <ChaptersToSendFields bookId={work.id} chapters={chapters} chosen={chosen} onChoose={onChoose} />
      )}
    </ConfirmDialog>
  );
}

/** What is to be declared yet, and the way there. */
function UndeclaredNote({ id, undeclared }: { id: string; undeclared: readonly Missing[] }) {
  const t = useMessages();
  return (
    <>
      <MissingDeclarations missing={undeclared} />
      <p className="mt-3">
        <Link className="link" to={`/publications/${id}/edit`}>
          {t('declarations.go')}
        </Link>
      </p>
    </>
  );
}

/** Who has not signed the licence yet, and the way there. */
function UnsignedNote({ id, names }: { id: string; names: readonly string[] }) {
  const t = useMessages();
  const { list } = useFormats();
  return (
    <p className="mt-3 wrap-anywhere">
      {t('rights.missing', { names: list([...names]) })}{' '}
      <Link className="link" to={`/publications/${id}/edit#derechos`}>
        {t('rights.go')}
      </Link>
    </p>
  );
}

/** How long the text is, and how long its section asks it to be. */
function LengthNote({ words, least, most }: NonNullable<Doubts['length']>) {
  const t = useMessages();
  if (least !== null && words < least) return <p>{t('author.length.short', { words, least })}</p>;
  return most === null ? null : <p>{t('author.length.long', { words, most })}</p>;
}

/** Before a new version is sent: how much of the reviews it leaves without an answer, and the way there. */
function UnansweredNote({ id, count }: { id: string; count: number }) {
  const t = useMessages();
  return (
    <p>
      {t('answers.unanswered', { count })}{' '}
      <Link className="link" to={`/publications/${id}/respuesta`}>
        {t('answers.go')}
      </Link>
    </p>
  );
}
