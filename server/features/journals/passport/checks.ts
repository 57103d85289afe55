/** How each criterion is found out from what is known of a journal: pure functions, which name the evidence or where it is mended. */
import type { JournalText } from '#contract/journals.ts';
import { type Outcome, passportLimits, type Remedy } from '#contract/passport.ts';
import {
  exportAddress,
  harvestAddress,
  journalIssuesPage,
  journalPage,
  journalTextPage,
  listAddress,
  workPage,
} from '#contract/public-addresses.ts';
import { dayMs } from '#contract/time.ts';
import type { JournalFacts, WorkFacts } from './facts.ts';
import { isWorkCheck, type WorkCheck, workChecks } from './work-checks.ts';

export interface Finding {
  outcome: Outcome;
  /** Of so many of so many it holds. */
  count?: { con: number; de: number };
  /** Where it is seen. */
  evidence?: string;
  remedy?: Remedy;
  /** Works that lack it, a few of them. */
  lacking?: WorkFacts[];
}

type Find = (facts: JournalFacts) => Finding;

const found = (isMet: boolean, evidence: string | undefined, remedy: Remedy, count?: Finding['count']): Finding => ({
  outcome: isMet ? 'CUMPLE' : 'FALTA',
  ...(isMet ? evidence && { evidence } : { remedy }),
  ...(count && { count }),
});

const page = ({ clave }: JournalFacts) => journalPage(clave);
const catalogueOf = ({ clave }: JournalFacts) => `/catalogo?revista=${clave}`;
/** Where all that it published is found: its page of issues is empty while none is published. */
const contentsPage = (facts: JournalFacts) =>
  facts.lastIssues.length > 0 ? journalIssuesPage(facts.clave) : catalogueOf(facts);

/** What is on the journal's page, which readers must be able to open. */
const onPage = (
  facts: JournalFacts,
  isMet: boolean,
  remedy: Remedy,
  evidence = page(facts),
  count?: Finding['count'],
) =>
  facts.publica ? found(isMet, evidence, remedy, count) : found(false, undefined, isMet ? 'identidad' : remedy, count);

const told =
  (text: JournalText): Find =>
  (facts) =>
    onPage(facts, facts.texts.has(text), 'textos', journalTextPage(facts.clave, text));

/** Of each of the last works, or of such a part of them. None yet: nothing is shown to be so. */
const each =
  (has: (work: WorkFacts, facts: JournalFacts) => boolean, share = 1): Find =>
  (facts) => {
    const lacking = facts.works.filter((work) => !has(work, facts));
    const de = facts.works.length;
    const con = de - lacking.length;
    const shown = facts.works.find((work) => has(work, facts));
    return {
      ...onPage(facts, de > 0 && con >= share * de, 'obras', shown && workPage(shown.id), { con, de }),
      ...(con < share * de && { lacking: lacking.slice(0, passportLimits.named) }),
    };
  };

/** What the platform does by itself once the journal is shown and has works: seen where `at` says. */
const byItself =
  (at: (work: WorkFacts, facts: JournalFacts) => string): Find =>
  (facts) => {
    const [work] = facts.works;
    return work
      ? onPage(facts, true, 'identidad', at(work, facts))
      : found(false, undefined, 'obras', { con: 0, de: 0 });
  };

const ofBoard = (facts: JournalFacts) => facts.board.filter(({ cargo }) => cargo !== 'EQUIPO_TECNICO');
const isCouncil = ({ cargo }: JournalFacts['board'][number]) =>
  cargo === 'CONSEJO_EDITORIAL' || cargo === 'CONSEJO_CIENTIFICO';
const edits = ({ cargo }: JournalFacts['board'][number]) =>
  cargo !== 'EQUIPO_TECNICO' && cargo !== 'SECRETARIA' && cargo !== 'CONSEJO_CIENTIFICO';

/** Who edits the journal, beyond its councils. */
const leads = (one: JournalFacts['board'][number]) => edits(one) && !isCouncil(one);

/** Of whom no institution is known nothing is known. */
const isFromOutside = ({ signers, unaffiliated, fromInside }: WorkFacts) =>
  signers > 0 && unaffiliated === 0 && !fromInside;

const yearMs = 365.25 * dayMs;
const ago = ({ now }: JournalFacts, date: Date) => now.getTime() - date.getTime();
const isOpen = (licence: string) => /^https?:\/\/creativecommons\.org\//i.test(licence);

/** Of five a year: the last whole year, or the present one where it has as many already. */
const fiveAYear: Find = (facts) => {
  const year = facts.now.getUTCFullYear();
  const of = (wanted: number) => facts.years.find(({ anio }) => anio === wanted)?.obras ?? 0;
  const con = Math.max(of(year - 1), of(year));
  return onPage(facts, con >= 5, 'numeros', page(facts), { con, de: 5 });
};

const since =
  (years: number, orOpen = Number.POSITIVE_INFINITY): Find =>
  (facts) =>
    onPage(
      facts,
      (facts.first !== null && ago(facts, facts.first) >= years * yearMs) ||
        facts.works.filter(({ isClosed }) => !isClosed).length >= orOpen,
      'numeros',
    );

/** The share that may be by the journal's own people is looked at in each of the last two numbers; without numbers, in the last year. */
const endogeny: Find = (facts) => {
  const groups =
    facts.lastIssues.length > 0
      ? facts.lastIssues.map((id) => facts.works.filter(({ numero }) => numero === id))
      : [facts.works.filter(({ published }) => published.getUTCFullYear() === facts.now.getUTCFullYear() - 1)];
  const looked = groups.flat();
  const own = looked.filter(({ byOwnPeople }) => byOwnPeople);
  const isLow = groups.every((works) => works.filter(({ byOwnPeople }) => byOwnPeople).length <= works.length / 4);
  return {
    ...onPage(facts, looked.length > 0 && isLow, 'obras', contentsPage(facts), {
      con: own.length,
      de: looked.length,
    }),
    ...(!isLow && { lacking: own.slice(0, passportLimits.named) }),
  };
};

/** Of PDFs that authors made themselves a person says how they look. */
const typeset: Find = (facts) =>
  facts.works.every(({ isTypeset }) => isTypeset)
    ? byItself((work) => exportAddress(work, 'pdf'))(facts)
    : { outcome: 'PERSONA' };

/** What is found out of the journal itself, and of its works taken together; of each work: work-checks.ts. */
export const journalChecks = {
  boardNamed: (facts) => onPage(facts, facts.board.some(leads) && facts.board.some(isCouncil), 'consejo'),
  boardAffiliated: (facts) => {
    const board = ofBoard(facts);
    const con = board.filter(({ afiliacion }) => afiliacion !== '').length;
    return onPage(facts, board.length > 0 && con === board.length, 'consejo', page(facts), { con, de: board.length });
  },
  boardOpen: (facts) => {
    const council = facts.board.filter(isCouncil);
    const outside = council.filter(({ afiliacion, fromInside }) => afiliacion !== '' && !fromInside);
    const count = { con: outside.length, de: council.length };
    if (facts.institucion === '') return onPage(facts, false, 'identidad', page(facts), count);
    return onPage(facts, count.de > 0 && count.con * 3 >= count.de * 2, 'consejo', page(facts), count);
  },
  boardOfFive: (facts) => {
    const con = facts.board.filter(edits).length;
    return onPage(facts, con >= 5 && facts.board.some(leads), 'consejo', page(facts), { con, de: 5 });
  },
  // Of what comes out once a year a program does not know whether that is its frequency.
  steadyContent: (facts) => {
    const missed = [0, 1, 2, 3].filter((half) => !facts.halves.includes(half));
    const isYearMissed = (year: number) => missed.includes(2 * year) && missed.includes(2 * year + 1);
    if (facts.publica && missed.length > 0 && !isYearMissed(0) && !isYearMissed(1)) return { outcome: 'PERSONA' };
    return onPage(facts, missed.length === 0, 'numeros', contentsPage(facts));
  },
  publisherReached: (facts) =>
    onPage(facts, [facts.institucion, facts.direccion, facts.contacto].every(Boolean), 'identidad'),
  issnOnline: (facts) => onPage(facts, facts.issn !== '', 'publicacion'),
  issnAny: (facts) => onPage(facts, facts.issn !== '' || facts.issnImpreso !== '', 'publicacion'),
  homepage: (facts) => onPage(facts, true, 'identidad'),
  reviewTold: (facts) => (facts.reviewsNeeded > 0 ? told('revision')(facts) : onPage(facts, false, 'secciones')),
  twoReviewers: (facts) =>
    onPage(facts, facts.reviewsNeeded >= 2, facts.reviewsNeeded > 0 ? 'revision' : 'secciones', page(facts), {
      con: facts.reviewsNeeded,
      de: 2,
    }),
  accessTold: (facts) => (facts.licencia === '' ? onPage(facts, false, 'publicacion') : told('acceso')(facts)),
  licenceStated: (facts) => onPage(facts, facts.licencia !== '', 'publicacion'),
  openLicence: (facts) => onPage(facts, isOpen(facts.licencia), 'publicacion'),
  textScope: told('alcance'),
  textRules: told('normas'),
  textEthics: told('etica'),
  textAccess: told('acceso'),
  textPreservation: told('preservacion'),
  textAi: told('ia'),
  fiveAYear,
  pastOfAYear: since(1, 10),
  pastOfTwoYears: since(2),
  endogeny,
  worksFromOutside: (facts) =>
    facts.institucion === '' ? onPage(facts, false, 'identidad') : each(isFromOutside, 0.5)(facts),
  navigation: byItself((_, { clave }) => journalPage(clave)),
  archive: byItself((_, facts) => contentsPage(facts)),
  harvested: byItself(() => `${harvestAddress}?verb=Identify`),
  openaireFormat: byItself(() => `${harvestAddress}?verb=ListMetadataFormats`),
  recorded: byItself(() => `${harvestAddress}?verb=ListRecords&metadataPrefix=oai_openaire`),
  typeset,
  tagged: byItself(({ id }) => workPage(id)),
  feeds: byItself((_, { clave }) => listAddress(journalPage(clave), 'atom')),
  alerts: byItself((_, facts) => catalogueOf(facts)),
  searched: byItself((_, facts) => catalogueOf(facts)),
} satisfies Record<string, Find>;

type JournalCheck = keyof typeof journalChecks;
export type Check = JournalCheck | WorkCheck;

/** What a check comes to of a journal; one of works is counted over those that it published last. */
export const find = (check: Check, facts: JournalFacts): Finding =>
  isWorkCheck(check) ? each(workChecks[check])(facts) : journalChecks[check](facts);
