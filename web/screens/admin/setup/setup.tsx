/** /admin/puesta-en-marcha/:paso: whoever sets a platform up is led through what it needs, on the forms that change it later, too. */
import { Check, Minus } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import type { Setup } from '#contract/entities/setup.ts';
import { principalJournal } from '#contract/journals.ts';
import { journalPage } from '#contract/public-addresses.ts';
import { type SetupState, type SetupStep, setupSteps, stepAddress, stepNamed } from '#contract/setup.ts';
import { failureText } from '#web/data/failure-text.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { Templates } from '#web/features/administration/letter-templates/templates.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { AnnouncementsPart } from '#web/screens/admin/journals/announcements-part.tsx';
import { BoardPart } from '#web/screens/admin/journals/board-part.tsx';
import { IdentityPart } from '#web/screens/admin/journals/identity-part.tsx';
import { Managed } from '#web/screens/admin/journals/managed.tsx';
import { TextsPart } from '#web/screens/admin/journals/texts-part.tsx';
import type { PartProps } from '#web/screens/admin/journals/use-journal-part.ts';
import { SettingsGroup } from '#web/screens/admin/platform-settings/settings-group.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { MailStep } from './mail-step.tsx';
import { Ready } from './ready.tsx';

export const title = 'setup.title' satisfies MessageKey;

/** What each step is done with. `onSaved`: something was stored that may show that it is done. */
const works: Record<SetupStep, (setup: Setup, onSaved: () => void) => ReactNode> = {
  nombre: (_, onSaved) => <SettingsGroup name="identidad" onSettled={onSaved} />,
  revista: (_, onSaved) => <JournalPart part={IdentityPart} onSaved={onSaved} />,
  textos: (_, onSaved) => <JournalPart part={TextsPart} onSaved={onSaved} />,
  publicacion: (_, onSaved) => <SettingsGroup name="publicacion" onSettled={onSaved} />,
  consejo: (_, onSaved) => <JournalPart part={BoardPart} onSaved={onSaved} />,
  revision: (_, onSaved) => <SettingsGroup name="revision" onSettled={onSaved} />,
  cartas: () => <Templates />,
  correo: ({ conServidorDeCorreo }) => <MailStep hasServer={conServidorDeCorreo} />,
  convocatoria: (_, onSaved) => <JournalPart part={AnnouncementsPart} onSaved={onSaved} />,
  sitio: (_, onSaved) => <SettingsGroup name="sitio" onSettled={onSaved} />,
  acceso: (_, onSaved) => <SettingsGroup name="acceso" onSettled={onSaved} />,
};

function JournalPart({ part: Part, onSaved }: { part: (props: PartProps) => ReactNode; onSaved: () => void }) {
  return (
    <Managed id={principalJournal} onSettled={onSaved}>
      {(journal, round, onSettled) => (
        <>
          <Part key={round} journal={journal} onSettled={onSettled} onStored={onSaved} />
          <JournalLink clave={journal.clave} />
        </>
      )}
    </Managed>
  );
}

/** Where readers find what is written here: a platform with one journal names that page nowhere by itself. */
function JournalLink({ clave }: { clave: string }) {
  const t = useMessages();
  return (
    <Link to={journalPage(clave)} className="link link-alone self-start">
      {t('setup.page')}
    </Link>
  );
}

export function Screen() {
  const t = useMessages();
  const query = useCall('readSetup');
  return (
    <>
      <PageHeader title={t('setup.title')} intro={t('setup.lead')} />
      <QueryState
        query={query}
        loading={t('setup.loading')}
        failed={(error) => messageOf(error, t('setup.loadFailed'))}
      >
        {(setup) => <Steps setup={setup} onSaved={() => void query.refetch()} />}
      </QueryState>
    </>
  );
}

const isLeft = ({ estado }: Setup['pasos'][number]) => estado === 'PENDIENTE';

/** The first step that is left after one, and before it where there is none. */
function leftAfter({ pasos }: Setup, step: SetupStep): SetupStep | undefined {
  const place = pasos.findIndex(({ paso }) => paso === step);
  return [...pasos.slice(place + 1), ...pasos.slice(0, place)].find(isLeft)?.paso;
}

function Steps({ setup, onSaved }: { setup: Setup; onSaved: () => void }) {
  const t = useMessages();
  const { paso: word } = useParams();
  const shown = stepNamed(word);
  const address = stepAddress(shown ?? setup.pasos.find(isLeft)?.paso ?? 'listo');
  // What is left first, by its own address: it stays when it is done.
  if (!shown && word !== 'listo') return <Navigate to={address} replace />;
  return (
    <div className="grid gap-x-8 gap-y-8 roomy:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={t('setup.steps')}>
        <ol className="grid grid-cols-2 gap-x-4 border-t border-line roomy:grid-cols-1">
          {setup.pasos.map(({ paso, estado }, place) => (
            <li key={paso} className="flex border-b border-line">
              <Link
                to={stepAddress(paso)}
                aria-current={paso === shown ? 'step' : undefined}
                className="flex min-h-11 grow items-center gap-3 px-3 py-2 text-sm font-semibold text-ink no-underline hover:bg-wash hover:text-accent aria-[current=step]:bg-wash aria-[current=step]:text-rubric"
              >
                <span
                  aria-hidden
                  className="inline-flex w-4 shrink-0 justify-end text-xs font-normal tabular-nums text-muted [&_svg]:size-4"
                >
                  {estado === 'PENDIENTE' && place + 1}
                  {estado === 'HECHO' && <Check className="text-accent" />}
                  {estado === 'OMITIDO' && <Minus />}
                </span>
                <span>
                  {t(`setup.step.${paso}`)} <VisuallyHidden>({t(`setup.state.${estado}`)})</VisuallyHidden>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex min-w-0 flex-col gap-8">
        {shown ? <Step key={shown} setup={setup} step={shown} onSaved={onSaved} /> : <Ready />}
      </div>
    </div>
  );
}

type StepProps = { setup: Setup; step: SetupStep; onSaved: () => void };

function Step({ setup, step, onSaved }: StepProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const mark = useAct('markSetupStep', ['readSetup', 'attention']);
  const { estado, comprobado } = setup.pasos.find(({ paso }) => paso === step) ?? {
    estado: 'PENDIENTE',
    comprobado: false,
  };
  const next = leftAfter(setup, step);
  const goOn = () => navigate(stepAddress(next ?? 'listo'));
  const { work, next: button, saveFirst, settled } = useSavedFirst(onSaved);
  const say = (state: SetupState) =>
    mark.mutate(
      { params: { paso: step }, body: { estado: state } },
      {
        onSuccess: () => {
          if (state !== 'PENDIENTE') void goOn();
        },
        onError: (error) => toast.error(failureText(t('setup.failed'), error)),
      },
    );
  return (
    <>
      <p className="max-w-form text-muted">
        <span className="font-semibold text-ink">
          {t('setup.place', { number: setupSteps.indexOf(step) + 1, count: setupSteps.length })}
        </span>{' '}
        {t(`setup.step.${step}.why`)}
      </p>
      <div {...work} className="flex min-w-0 flex-col gap-8">
        {works[step](setup, settled)}
      </div>
      <div className="flex max-w-form flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-6">
        {estado === 'PENDIENTE' ? (
          <>
            <Button ref={button} variant="primary" busy={mark.isPending} onClick={() => saveFirst(() => say('HECHO'))}>
              {t('setup.done')}
            </Button>
            <Button variant="quiet" disabled={mark.isPending} onClick={() => say('OMITIDO')}>
              {t('setup.skip')}
            </Button>
          </>
        ) : (
          <>
            <Button ref={button} variant="primary" onClick={() => saveFirst(() => void goOn())}>
              {t(next ? 'setup.next' : 'setup.end')}
            </Button>
            <span className="text-sm text-muted">{t(comprobado ? 'setup.shown' : `setup.said.${estado}`)}</span>
            {!comprobado && (
              <Button variant="quiet" size="compact" busy={mark.isPending} onClick={() => say('PENDIENTE')}>
                {t('setup.again')}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}

/**
 * Whoever goes on with something unsaved in the forms above means it to be saved: it is, and the way goes on once all of it is stored.
 * What is refused is said at its field, and stays.
 */
function useSavedFirst(onSaved: () => void) {
  const within = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const waiting = useRef<() => void>(null);
  /** Of the forms that were sent to go on: how many have not been stored yet. */
  const left = useRef(0);
  const isAsking = useRef(false);
  const [stored, setStored] = useState(0);
  // After the form that was stored has been drawn anew: before, it would ask whether to leave it unsaved.
  useEffect(() => {
    if (stored === 0) return;
    if (left.current === 0) {
      waiting.current?.();
      waiting.current = null;
    }
    // The button that stored it went with the form of before, and the keyboard with it: on to the next thing to press.
    if (document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, [stored]);
  const saveFirst = (then: () => void) => {
    const changed = [...(within.current?.querySelectorAll<HTMLButtonElement>('[type="submit"]:not(:disabled)') ?? [])];
    waiting.current = then;
    left.current = changed.length;
    isAsking.current = true;
    for (const button of changed) button.click();
    isAsking.current = false;
    if (changed.length === 0) setStored((count) => count + 1);
  };
  const stay = () => {
    if (!isAsking.current) waiting.current = null;
  };
  // Saved by a form's own button, typed into after a refusal, or begun anew: nobody asked to go on.
  const work = {
    ref: within,
    onSubmit: stay,
    onInput: stay,
    onClick: ({ target }: MouseEvent) => {
      // Not what is pressed in a question that a form asks first, which stands elsewhere on the page.
      if (target instanceof Node && within.current?.contains(target)) stay();
    },
  };
  const settled = () => {
    onSaved();
    left.current = Math.max(0, left.current - 1);
    setStored((count) => count + 1);
  };
  return { work, next, saveFirst, settled };
}
