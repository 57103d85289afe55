/** /calendario: what is due, on its day, for who reviews and for who runs the process (issue 8, 9). */
import { useSearchParams } from 'react-router';
import { runsWorks } from '#contract/roles.ts';
import { QueryState, together } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import { useCalendarWords } from '#web/features/reviewing/use-calendar-words.ts';
import { useRests } from '#web/features/reviewing/use-rests.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Calendar } from '#web/ui/Calendar.tsx';
import { addDays, type CalendarView, rangeOf, todayHere } from '#web/ui/calendar-days.ts';
import type { CalendarPlace } from '#web/ui/calendar-props.ts';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DueLink } from './due-link.tsx';
import { Overdue } from './overdue.tsx';
import { type Due, type Shown, shownKinds, useDue } from './use-due.ts';

export const title = 'calendar.screen' satisfies MessageKey;

/** The agenda first: in a day's work one asks what is due next. */
const views = ['agenda', 'week', 'month', 'day'] as const satisfies readonly CalendarView[];
/** As the address names them. */
const viewNames: Record<CalendarView, string> = { agenda: 'agenda', week: 'semana', month: 'mes', day: 'dia' };

/** How far back what is overdue is looked for. */
const daysBack = 730;

export function Screen() {
  const t = useMessages();
  const rests = useRests();
  const language = useLanguage();
  const { user } = useSession();
  const labels = { ...useCalendarWords(), empty: t('calendar.screen.empty') };
  const [address, setAddress] = useSearchParams();
  const today = todayHere();
  const place = readPlace(address, today);
  const shown = shownIn(address.get('de'));
  const runs = user !== null && runsWorks(user);
  const due = useDue(rangeOf(place.view, place.day), shown);
  const withOverdue = place.view === 'agenda' && place.day === today;
  const past = useDue({ from: addDays(today, -daysBack), to: addDays(today, -1) }, shown, withOverdue);
  const change = (changed: Partial<CalendarPlace> & { shown?: Shown }) =>
    setAddress(writeAddress({ ...place, shown, ...changed }, today), { replace: true });
  const { time: _, ...withoutHours } = labels;
  return (
    <>
      <PageHeader
        title={t('calendar.screen')}
        intro={t('calendar.screen.intro')}
        actions={
          runs && (
            <Field label={t('calendar.show')} className="w-52">
              <Select
                value={shown}
                onChange={({ currentTarget: { value } }) => change({ shown: shownIn(value) })}
                options={shownKinds.map((value) => ({ value, label: t(shownWords[value]) }))}
              />
            </Field>
          )
        }
      />
      <QueryState
        // What is overdue stands above: come later, it would push down what is being read.
        query={together([due, ...(withOverdue ? [past] : [])], withOverdue && !past.data ? undefined : due.data)}
        loading={<Skeleton lines={8} className="h-8" />}
        failed={t('calendar.failed')}
      >
        {({ entries, complete }) => (
          <>
            {withOverdue && <Overdue due={past.data?.entries ?? []} />}
            {!complete && <Notice className="mb-4">{t('calendar.incomplete')}</Notice>}
            <Calendar<Due>
              rests={rests}
              entries={entries}
              language={language}
              labels={withoutHours}
              views={views}
              place={place}
              onPlace={change}
              draw={(entry, look) => <DueLink due={entry} {...look} />}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

const shownWords = {
  todo: 'calendar.show.all',
  revisiones: 'calendar.show.reviews',
  mias: 'calendar.show.handled',
  decisiones: 'calendar.show.decisions',
} as const satisfies Record<Shown, MessageKey>;

const shownIn = (named: string | null): Shown => shownKinds.find((each) => each === named) ?? 'todo';

function readPlace(address: URLSearchParams, today: string): CalendarPlace {
  const named = address.get('vista');
  const day = address.get('dia') ?? '';
  return {
    view: views.find((view) => viewNames[view] === named) ?? 'agenda',
    day: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : today,
  };
}

function writeAddress({ view, day, shown }: CalendarPlace & { shown: Shown }, today: string): Record<string, string> {
  return {
    ...(view !== 'agenda' && { vista: viewNames[view] }),
    ...(day !== today && { dia: day }),
    ...(shown !== 'todo' && { de: shown }),
  };
}
