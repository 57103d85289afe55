import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import { missingDeclarations } from '#contract/declarations.ts';
import type { ChaptersToSend } from '#contract/entities/chapter.ts';
import type { Publication, PublicationSummary } from '#contract/entities/publication.ts';
import { keepsBack } from '#contract/gathered-chapters.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { mayAnswer, toAnswer, unansweredOf } from '#web/features/publications/answering.ts';
import { useAskedAct } from '#web/features/publications/asked-act.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { MoreActs } from '#web/ui/RowActs.tsx';
import { actLooks, type KnownAct, knownActs } from './act-looks.tsx';
import { asksFirst, type Doubts } from './questions.ts';
import { useWorkAct } from './use-work-act.ts';

const ActQuestion = late(async () => (await import('./act-question.tsx')).ActQuestion);

type Props = {
  work: PublicationSummary;
  /** The acts this place shows, in its order; all known ones unless said. Only those in `acciones` appear. */
  show?: readonly KnownAct[];
  /** Those of `show` that are asked about first and not meant by a click in passing: of a row of a table its menu has them. */
  folded?: readonly KnownAct[];
  /** It stands in a list of works: each button says whose it is, for who does not see beside what it stands. */
  inList?: boolean;
  /** Other buttons of the same row, before these. */
  lead?: ReactNode;
  /** After an act is done. */
  onDone?: (act: KnownAct) => void;
};

/** The keyboard goes on among the buttons that are left, or on the page. */
function goOnAmong(buttons: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const next = buttons?.querySelector<HTMLElement>('button:not([disabled]), a[href]') ?? document.querySelector('main');
  next?.focus({ preventScroll: true });
}

/** Buttons for what the workflow lets this person do with a work, with the questions that some of them ask first. */
export function WorkActions({ work, show = knownActs, folded = [], inList = false, lead, onDone }: Props) {
  const t = useMessages();
  const about = (each: KnownAct) =>
    inList ? t('editor.about', { action: t(actLooks[each].label), title: work.titulo }) : undefined;
  const { act, running } = useWorkAct(work);
  const readDraft = useDraft(work.id);
  const countUnanswered = useUnanswered(work);
  const looksForIdentityLeaks = useIdentityLeaks(work.id);
  const readChapters = useChaptersToSend(work);
  const [asked, setAsked] = useState<KnownAct | null>(null);
  /** What is to be said before a version is sent. */
  const [doubts, setDoubts] = useState<Doubts>(noDoubts);
  /** The drafts that go with a book. */
  const [sentWith, setSentWith] = useState<readonly string[]>([]);
  const [checking, setChecking] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes with what it does, and the keyboard would be nowhere. */
  const passesOn = useRef(false);

  /** `capitulos`: as they were chosen in the question. What was ticked before and asked about no more goes with nothing. */
  async function finish(chosen: KnownAct, motivo?: string, capitulos: readonly string[] = [], { publishes } = doubts) {
    passesOn.current = buttons.current?.contains(document.activeElement) ?? false;
    const became = await act(chosen, { motivo, revisionPublica: publishes, capitulos });
    // What the refusal has changed of the buttons is drawn first; later changes are none of the press's.
    if (became !== 'done')
      setTimeout(() => {
        passesOn.current = false;
      });
    if (became === 'asked otherwise') await submit('other publication');
    if (became === 'other chapters') await submit('other chapters');
    // After a refusal the question stays, with the reason that was written.
    if (became !== 'done') return false;
    setAsked(null);
    onDone?.(chosen);
    return true;
  }
  /** `refused`: as what it was sent before is no longer so. After a refusal it is never sent without a question: two would answer each other. */
  async function submit(refused?: 'other publication' | 'other chapters'): Promise<void> {
    setChecking(true);
    const asking = [readDraft(), countUnanswered(), looksForIdentityLeaks(), readChapters()] as const;
    const [draft, unanswered, leaks, chapters] = await Promise.all(asking);
    setChecking(false);
    if (!draft) return;
    const found: Doubts = { ...draft, unanswered, leaks, chapters, changed: refused === 'other publication' };
    setDoubts(found);
    setSentWith(chapters?.capitulos.flatMap(goesAlong) ?? []);
    const isUndeclared = (draft.undeclared?.length ?? 0) > 0;
    const isDoubtful =
      draft.unsigned ||
      draft.isEmpty ||
      unanswered > 0 ||
      leaks !== 'none' ||
      draft.publishes ||
      draft.length ||
      chapters;
    if (isDoubtful || isUndeclared || refused) setAsked('ENVIAR_A_REVISION');
    else await finish('ENVIAR_A_REVISION', undefined, [], found);
  }
  function choose(chosen: KnownAct): void {
    if (chosen === 'ENVIAR_A_REVISION') void submit();
    else if (asksFirst(chosen)) setAsked(chosen);
    else void finish(chosen);
  }

  // What asks nothing first is done by its own button alone: that one gets the focus.
  const [led, setLed] = useState<KnownAct>();
  useAskedAct(work, show, (each) => (asksFirst(each) && each !== 'ENVIAR_A_REVISION' ? setAsked(each) : setLed(each)));

  const all = show.filter((each) => work.acciones.includes(each));
  const names = all.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which buttons there are has changed
  useEffect(() => {
    if (passesOn.current) goOnAmong(buttons.current);
    passesOn.current = false;
  }, [names]);
  if (all.length === 0 && !lead && !asked) return null;
  const offered = all.filter((each) => !folded.includes(each));
  const inMenu = all.filter((each) => folded.includes(each));
  return (
    <>
      <div ref={buttons} className="flex flex-wrap gap-2">
        {lead}
        {offered.map((each) =>
          each === 'EDITAR' ? (
            <Button key={each} asChild size="small" icon={actLooks[each].icon} aria-label={about(each)}>
              <Link to={`/publications/${work.id}/edit`}>{t(actLooks[each].label)}</Link>
            </Button>
          ) : (
            <Button
              key={each}
              ref={each === led ? focusOnceDrawn : undefined}
              size="small"
              variant={actLooks[each].variant}
              icon={actLooks[each].icon}
              busy={running === each || (checking && each === 'ENVIAR_A_REVISION')}
              aria-label={about(each)}
              aria-haspopup={asksFirst(each) && each !== 'ENVIAR_A_REVISION' ? 'dialog' : undefined}
              onClick={() => choose(each)}
            >
              {t(actLooks[each].label)}
            </Button>
          ),
        )}
        {inMenu.length > 0 && (
          <MoreActs
            label={t('common.more', { what: work.titulo })}
            acts={inMenu.map((each) => ({
              id: each,
              label: t(actLooks[each].label),
              icon: actLooks[each].icon,
              tone: actLooks[each].variant === 'dangerQuiet' ? 'danger' : 'plain',
              asks: asksFirst(each),
              busy: running === each,
              onSelect: () => choose(each),
            }))}
          />
        )}
      </div>
      {asked && (
        <ActQuestion
          act={asked}
          work={work}
          {...(asked === 'ENVIAR_A_REVISION' && doubts)}
          chosen={sentWith}
          onChoose={setSentWith}
          busy={running === asked}
          onConfirm={(motivo) => finish(asked, motivo, sentWith)}
          onClose={() => setAsked(null)}
          onDone={() => onDone?.(asked)}
        />
      )}
    </>
  );
}

/** After the navigation gave the focus to the screen. */
const focusOnceDrawn = (button: HTMLButtonElement | null) => void requestAnimationFrame(() => button?.focus());

const noDoubts: Doubts = { isEmpty: false, unanswered: 0, leaks: 'none', publishes: false, changed: false };

/**
 * Of the draft, as the server has it now: whether there is nothing to be read in it, neither a text nor a manuscript among its
 * files, whether its reviews will be published, and what is to be declared yet. Undefined after telling that it could not be asked.
 */
function useDraft(id: string) {
  const t = useMessages();
  const client = useClient();
  const queryClient = useQueryClient();
  /** Nothing where its section has no limits, they are kept to, or they cannot be asked for. */
  const lengthOf = async ({ revistaId, seccionId, contenido }: Publication): Promise<Doubts['length']> => {
    if (seccionId === null) return undefined;
    const journals = await queryClient.fetchQuery(callQuery(client, 'listJournals')).catch(() => undefined);
    const journal = journals?.revistas.find((each) => each.id === revistaId);
    const section = journal?.secciones.find((each) => each.id === seccionId);
    // As the editor counts them (word-count.ts).
    const words = contenido.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    const { palabrasMinimas: least = null, palabrasMaximas: most = null } = section ?? {};
    const isWithin = words >= (least ?? 0) && words <= (most ?? Number.POSITIVE_INFINITY);
    // A manuscript that is a file alone has no words to be counted.
    return isWithin || words === 0 ? undefined : { words, least, most };
  };
  const unsignedOf = async (): Promise<Doubts['unsigned']> => {
    const { demanda, autores } = await queryClient.fetchQuery({
      ...callQuery(client, 'readRights', { params: { id } }),
      staleTime: 0,
    });
    const names = autores.flatMap(({ estado, nombre }) => (estado === 'FIRMADA' ? [] : nombre));
    return names.length > 0 ? { names, needed: demanda === 'NECESARIA' } : undefined;
  };
  return async (): Promise<
    Pick<Doubts, 'isEmpty' | 'publishes' | 'length' | 'undeclared' | 'unsigned'> | undefined
  > => {
    try {
      const input = { params: { id } };
      const [draft, { files }] = await Promise.all([
        queryClient.fetchQuery({ ...callQuery(client, 'getPublication', input), staleTime: 0 }),
        queryClient.fetchQuery({ ...callQuery(client, 'listFiles', input), staleTime: 0 }),
      ]);
      const hasManuscript = files.some(({ clase }) => clase === 'MANUSCRITO');
      const { documento, revisionPublica: publishes = false, declaraciones, declaracionesPedidas } = draft;
      const isEmpty = documento.content.length === 0 && !hasManuscript;
      const undeclared = missingDeclarations(declaraciones, declaracionesPedidas);
      const unsigned = draft.derechosPedidos && (await unsignedOf());
      return { isEmpty, publishes, undeclared, unsigned, length: isEmpty ? undefined : await lengthOf(draft) };
    } catch (error) {
      toast.error(messageOf(error, t('author.submit.failed')));
      return undefined;
    }
  };
}

/** How many points of the reviews the new version leaves without an answer; none where that cannot be asked. */
function useUnanswered(work: PublicationSummary) {
  const client = useClient();
  const queryClient = useQueryClient();
  return async (): Promise<number> => {
    if (!mayAnswer(work)) return 0;
    const input = { params: { id: work.id }, query: { limit: 100 } };
    try {
      const { reviews } = await queryClient.fetchQuery({
        ...callQuery(client, 'reviewsOfPublication', input),
        staleTime: 0,
      });
      return unansweredOf(toAnswer(reviews));
    } catch {
      return 0;
    }
  };
}

/** Whether the text would tell reviewers who wrote it although the mode hides that; `unknown` where that cannot be asked. */
function useIdentityLeaks(id: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  return async (): Promise<Doubts['leaks']> => {
    const query = { ...callQuery(client, 'findIdentityLeaks', { params: { id } }), staleTime: 0 };
    const found = await queryClient.fetchQuery(query).catch(() => undefined);
    if (!found) return 'unknown';
    return found.oculta && found.avisos.length > 0 ? 'some' : 'none';
  };
}

/** Chapters of the book that may be sent go with it unless it is said otherwise; other drafts where it is said. */
const goesAlong = ({ id, enElLibro, faltan }: ChaptersToSend['capitulos'][number]): readonly string[] =>
  enElLibro && !faltan.some(keepsBack) ? [id] : [];

/** Of a book, the drafts that may be sent with it; undefined where there are none, or they cannot be asked for: it is sent alone. */
function useChaptersToSend({ id, tipo }: Pick<PublicationSummary, 'id' | 'tipo'>) {
  const client = useClient();
  const queryClient = useQueryClient();
  return async (): Promise<Doubts['chapters']> => {
    if (tipo !== 'LIBRO') return undefined;
    const query = { ...callQuery(client, 'chaptersToSend', { params: { id } }), staleTime: 0 };
    const found = await queryClient.fetchQuery(query).catch(() => undefined);
    return found && (found.capitulos.length > 0 || found.ajenos > 0) ? found : undefined;
  };
}
