/** What copy-editing changed, passage by passage, each with its answer: by its authors, one by one, and kept as it is given. */
import { Check, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'react-hot-toast';
import { compareNodes } from '#contract/comparison/compare-nodes.ts';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { Production, ProductionChange } from '#contract/entities/production.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { renderingOf } from '#contract/manuscript-html/rendering.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { ComparisonSection } from '#web/features/manuscript/comparison/comparison-section.tsx';
import { useChangeLabels } from '#web/features/manuscript/comparison/use-change-labels.ts';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { useLanguageNames } from '#web/features/publications/text-in-languages.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

export function ChangesList({ work, production }: { work: Publication; production: Production }) {
  const t = useMessages();
  const { cambios, acciones, etapa } = production;
  const open = cambios.filter(({ respuesta }) => respuesta === null).length;
  const answers = acciones.includes('RESPONDER_CAMBIO');
  return (
    <Section
      title={t('production.changes')}
      intro={answers ? t('production.changes.answer') : t('production.changes.intro')}
      actions={
        <Badge tone={open > 0 && etapa === 'CORRECCION_AUTOR' ? 'accent' : 'gray'}>
          {t('production.changes.open', { count: open, all: cambios.length })}
        </Badge>
      }
    >
      <RowList>
        {cambios.map((change, index) => (
          <Change key={change.clave} work={work} change={change} number={index + 1} answers={answers} />
        ))}
      </RowList>
    </Section>
  );
}

type ChangeProps = { work: Publication; change: ProductionChange; number: number; answers: boolean };

function Change({ work, change, number, answers }: ChangeProps) {
  const t = useMessages();
  const { respuesta, parte, idioma } = change;
  const languageName = useLanguageNames();
  const [again, setAgain] = useState(false);
  const what = t(`production.change.${parte}`, { number });
  const name = idioma ? t('production.change.in', { what, language: languageName(idioma) }) : what;
  return (
    <li className="flex flex-col gap-3 py-4" tabIndex={-1} aria-label={name}>
      <p className="label-caps">{name}</p>
      <Passage change={change} lang={idioma ?? work.idioma} />
      {respuesta && <Answered answer={respuesta} />}
      {answers && respuesta && !again && (
        <Button
          size="small"
          variant="quiet"
          className="self-start"
          aria-label={t('production.change.again.of', { number })}
          onClick={() => setAgain(true)}
        >
          {t('production.change.again')}
        </Button>
      )}
      {answers && (!respuesta || again) && (
        <Answering id={work.id} clave={change.clave} number={number} onDone={() => setAgain(false)} />
      )}
    </li>
  );
}

const docOf = (block: ProductionChange['antes']): Manuscript => ({ type: 'doc', content: block ? [block] : [] });

function Passage({ change, lang }: { change: ProductionChange; lang: string }) {
  const t = useMessages();
  const labels = useChangeLabels();
  const textLabels = useManuscriptLabels();
  const { antes, despues, clave } = change;
  const { edits, showing } = useMemo(() => {
    const [before, after] = [docOf(antes), docOf(despues)];
    // Mentions of references lead nowhere in a passage.
    const rendering = (documento: Manuscript, prefix: string) =>
      renderingOf(documento, [], { labels: textLabels, headingOffset: 3, prefix: `${prefix}-${clave}-` });
    return {
      edits: compareNodes(before.content, after.content),
      showing: { labels, before: rendering(before, 'antes'), after: rendering(after, 'despues') },
    };
  }, [antes, despues, clave, labels, textLabels]);
  const names = { before: t('production.change.before'), after: t('production.change.after') };
  return <ComparisonSection edits={edits} showing={showing} sideBySide={false} names={names} lang={lang} />;
}

function Answered({ answer }: { answer: NonNullable<ProductionChange['respuesta']> }) {
  const t = useMessages();
  const { day } = useFormats();
  const { aceptado, texto, persona, fecha } = answer;
  const said = t(aceptado ? 'production.change.accepted' : 'production.change.rejected');
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={aceptado ? 'green' : 'red'}>{said}</Badge>
        <span className="text-muted">{[persona, day(fecha)].filter(Boolean).join(' · ')}</span>
      </p>
      {texto && <p className="mt-2 max-w-reading whitespace-pre-line">{texto}</p>}
    </div>
  );
}

type AnsweringProps = { id: string; clave: string; number: number; onDone: () => void };

/** Accepting is one press; rejecting takes a word, kept while it is written. */
function Answering({ id, clave, number, onDone }: AnsweringProps) {
  const t = useMessages();
  const { text, write, forget } = useSavedText(`cambio.${id}.${clave}`);
  const [rejecting, setRejecting] = useState(false);
  const answer = useAct('answerChange', ['readProduction']);
  const send = (body: { aceptado: true } | { aceptado: false; texto: string }) =>
    answer.mutate(
      { params: { id, clave }, body },
      {
        onSuccess: () => {
          forget();
          onDone();
        },
        onError: (error) => toast.error(failureText(t('production.change.failed'), error)),
      },
    );
  const writes = rejecting || text !== '';
  return (
    <div className="flex flex-col gap-3">
      {writes && (
        <Field label={t('production.change.why')} required>
          <Textarea
            rows={2}
            maxLength={longest.changeAnswer}
            value={text}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Check aria-hidden />}
          busy={answer.isPending}
          aria-label={t('production.change.accept.of', { number })}
          onClick={() => send({ aceptado: true })}
        >
          {t('production.change.accept')}
        </Button>
        <Button
          size="small"
          icon={<X aria-hidden />}
          disabled={writes && text.trim() === ''}
          busy={writes && answer.isPending}
          aria-label={t('production.change.reject.of', { number })}
          onClick={() => (writes ? send({ aceptado: false, texto: text.trim() }) : setRejecting(true))}
        >
          {t('production.change.reject')}
        </Button>
      </div>
    </div>
  );
}
