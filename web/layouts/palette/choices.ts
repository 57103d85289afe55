/** What the palette offers, put together from the navigation, what is in view and what the server found. Pure but for words. */
import type { Action } from '#contract/actions.ts';
import type { Found, FoundPerson, FoundWork } from '#contract/entities/search.ts';
import type { User } from '#contract/entities/user.ts';
import { administers, runsWorks } from '#contract/roles.ts';
import { folded } from '#contract/text.ts';
import { workHome } from '#web/features/publications/work-home.ts';
import type { MessageKey, Translate } from '#web/messages/i18n.ts';
import type { OpenGroup, OpenPlace } from '#web/routing/places.ts';
import type { ChoiceGroup } from '#web/ui/Chooser.tsx';
import { workActs } from './work-acts.ts';

/** What a choice does. */
export type Deed =
  | { to: string; state?: object | undefined }
  | { read: string }
  | { review: FoundWork }
  | { write: FoundPerson }
  | { keys: true };
/** For who draws it: a picture of the place, or of its kind. */
export type Picture = OpenPlace['icon'] | 'act' | 'recent' | 'work' | 'somebody' | 'keys';

export interface Offer {
  id: string;
  text: string;
  lang?: string;
  hint?: string;
  picture: Picture;
  deed: Deed;
}
export interface OfferGroup extends Omit<ChoiceGroup, 'choices'> {
  choices: Offer[];
}

/** More works than these are to be narrowed first: what can be done with each would be a list of its own. */
const fewWorks = 3;

export interface Offered {
  words: string;
  user: User;
  places: readonly OpenGroup[];
  /** The work on the screen, as the palette was opened over it. */
  inView: FoundWork | undefined;
  /** Its screen, where they are now. */
  inViewAt: string | null;
  /** It came after the palette was opened, or is still to come. */
  cameLate: boolean;
  isAwaited: boolean;
  recent: readonly FoundWork[];
  /** Remembered works that the server has not answered for yet. */
  awaited: number;
  found: Found | undefined;
  /** When something was, in the reader's words and zone. */
  moment: (iso: string) => string;
  /** Whether an account has a screen for this person. */
  opensAccounts: boolean;
}

/** How many lines are kept for what may be done with a work that is on its way. */
const roomForActs = 3;

/** The groups in the order of the list: first what is there at once, then what comes later, so that it moves nothing. */
export function offers(t: Translate, offered: Offered): OfferGroup[] {
  const { words, user, places, inView, inViewAt, cameLate, isAwaited, recent } = offered;
  const { awaited, found, moment, opensAccounts } = offered;
  const says = sayer(words);
  const isSearch = words.trim() !== '';
  const works = found?.obras ?? [];
  const begun = tellApart([...works, ...recent, ...(inView ? [inView] : [])], (work) =>
    t('palette.begun', { when: moment(work.fechaCreacion) }),
  );
  const few = works.length <= fewWorks ? works.filter(({ id }) => id !== inView?.id) : [];
  const acts: OfferGroup = {
    id: 'acts',
    title: t('palette.acts'),
    choices: inView ? actsOf(t, inView, inViewAt).filter(({ text }) => says({ text, hint: inView.titulo })) : [],
    awaited: isAwaited && !isSearch ? roomForActs : 0,
  };
  // Those that words leave are few, and keep their place; without any, the first ones would be below all screens.
  const comesBelow = cameLate && isSearch;
  const groups: OfferGroup[] = [
    ...(comesBelow ? [] : [acts]),
    {
      id: 'recent',
      title: t('palette.recent'),
      late: true,
      awaited: isSearch ? 0 : awaited,
      choices: isSearch
        ? []
        : recent.filter(({ id }) => id !== inView?.id).map((work) => workOffer(t, work, user, 'recent', begun(work))),
    },
    { id: 'screens', title: t('palette.screens'), choices: screens(t, places, user).filter(says) },
    ...(comesBelow ? [acts] : []),
    {
      id: 'works',
      title: t('palette.works'),
      late: true,
      choices: works.map((work) => workOffer(t, work, user, 'work', begun(work))),
    },
    {
      id: 'actsOf',
      title: t('palette.actsOf'),
      late: true,
      choices: few.flatMap((work) => actsOf(t, work, workHome(work, user), work.titulo, begun(work))),
    },
    {
      id: 'people',
      title: t('palette.people'),
      late: true,
      choices: (found?.personas ?? []).map((person) => personOffer(t, person, opensAccounts)),
    },
  ];
  return groups.filter(({ choices, awaited: coming }) => choices.length > 0 || coming);
}

/** Of works that share their title, what tells one from the other; of the others, nothing. */
function tellApart(works: readonly FoundWork[], say: (work: FoundWork) => string) {
  const called = new Map<string, Set<string>>();
  for (const { id, titulo } of works) called.set(folded(titulo), (called.get(folded(titulo)) ?? new Set()).add(id));
  return (work: FoundWork) => ((called.get(folded(work.titulo))?.size ?? 0) > 1 ? say(work) : undefined);
}

/** Whether what is offered has all the words, each at the beginning of one of its own. */
function sayer(words: string) {
  const sought = folded(words).split(/\s+/).filter(Boolean);
  return ({ text, hint = '' }: Pick<Offer, 'text' | 'hint'>): boolean => {
    const own = folded(`${text} ${hint}`).split(/[^\p{L}\p{N}]+/u);
    return sought.every((word) => own.some((each) => each.startsWith(word)));
  };
}

const numbersScreen = '/editorial/numeros';
/** Where the first number is begun: a journal without numbers has no word of them in its navigation. */
const firstNumber = (t: Translate): Offer => ({
  id: `screen:${numbersScreen}`,
  text: t('navigation.numbers'),
  hint: t('navigation.group.edit'),
  picture: 'numbers',
  deed: { to: numbersScreen },
});

const has = (places: readonly OpenGroup[], screen: string): boolean =>
  places.some(({ places: own }) => own.some(({ path }) => path === screen));

const journalsScreen = '/admin/revistas';
/** Where a second journal is made: a platform with one has no word of others in its navigation. */
const journals = (t: Translate): Offer => ({
  id: `screen:${journalsScreen}`,
  text: t('navigation.journals'),
  hint: t('navigation.group.administer'),
  picture: 'journals',
  deed: { to: journalsScreen },
});

const screens = (t: Translate, places: readonly OpenGroup[], user: User): Offer[] => [
  ...places.flatMap(({ places: own }) =>
    own.map(({ path, name, icon, group }) => ({
      id: `screen:${path}`,
      text: t(name),
      hint: t(`navigation.group.${group}`),
      picture: icon,
      deed: { to: path },
    })),
  ),
  ...(runsWorks(user) && !has(places, numbersScreen) ? [firstNumber(t)] : []),
  ...(administers(user) && !has(places, journalsScreen) ? [journals(t)] : []),
  { id: 'keys', text: t('layout.keys'), picture: 'keys', deed: { keys: true } },
];

function workOffer(t: Translate, work: FoundWork, user: User, picture: Picture, begun: string | undefined): Offer {
  const home = workHome(work, user);
  return {
    id: `work:${work.id}`,
    text: work.titulo,
    lang: work.idioma,
    hint: [t(`work.estado.${work.estado}`), begun].filter(Boolean).join(' · '),
    picture,
    deed: home ? { to: home } : { read: work.id },
  };
}

function actsOf(t: Translate, work: FoundWork, home: string | null, title?: string, begun?: string): Offer[] {
  const offer = (action: Action, label: MessageKey, deed: Deed): Offer => ({
    id: `act:${work.id}:${action}`,
    text: title ? t('palette.act', { act: t(label), title }) : t(label),
    ...(begun && { hint: begun }),
    picture: 'act',
    deed,
  });
  // Of a work that is read in a dialog the review is written in one: whoever was asked for theirs has a screen for it.
  if (home === null && work.estado === 'EN_REVISION' && work.acciones.includes('DEJAR_REVISION'))
    return [offer('DEJAR_REVISION', 'reviewer.form.title', { review: work })];
  return workActs(work, home).map(({ action, label, to, state }) => offer(action, label, { to, state }));
}

const personOffer = (t: Translate, person: FoundPerson, opensAccounts: boolean): Offer => ({
  id: `person:${person.id}`,
  text: `${person.nombres} ${person.apellidos}`.trim(),
  hint: t(opensAccounts ? 'palette.account' : 'palette.write'),
  picture: 'somebody',
  deed: opensAccounts ? { to: `/admin/users?q=${encodeURIComponent(person.email)}` } : { write: person },
});
