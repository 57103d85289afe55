/**
 * Mutants of the policy and the workflow that no test can kill, since they say the same as what they replace: each with its reason.
 * `npm run test:mutants` fails where one of them is killed, and where another survives.
 */

export interface Equivalent {
  file: string;
  /** The line in which it begins; absent: wherever that code stands in the file. */
  line?: string;
  /** The code that is replaced, in one line. */
  code: string;
  /** What it becomes, in each of these mutants. */
  becomes: readonly string[];
  /** Why nobody could tell the difference. */
  why: string;
}

const anyMatter = 'A matter that is no work is asked alike whatever it is called: `holds` looks whether it is a word.';
const noGuest = 'Whoever gets so far has a session: a guest runs no work and signs none.';
const guestsAreNobody = 'A guest is refused by each of the questions that follow, too; it says so at once.';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'contract/workflow.ts',
    line: "who === 'mainAuthor' &&",
    code: "who === 'mainAuthor'",
    becomes: ['true'],
    why: 'The other row of that act names no estado, and is let through nowhere here.',
  },
  {
    file: 'contract/workflow.ts',
    line: 'estados?.includes(work.estado) &&',
    code: 'estados?.includes',
    becomes: ['estados.includes'],
    why: 'The row of the main author names estados: it is said for the types.',
  },
  {
    file: 'contract/workflow.ts',
    line: 'unmet: closest ? asked(closest).filter((condition) => !given(condition)) : [],',
    code: '[]',
    becomes: ['["Stryker was here"]'],
    why: 'There is a row where something is unmet: it is said for the types.',
  },
  { file: 'contract/roles.ts', code: "'platform'", becomes: ['""'], why: anyMatter },
  { file: 'contract/roles.ts', code: "'works'", becomes: ['""'], why: anyMatter },
  { file: 'server/policy/events.ts', code: "'platform'", becomes: ['""'], why: anyMatter },
  { file: 'server/policy/events.ts', code: "'works'", becomes: ['""'], why: anyMatter },
  { file: 'server/policy/issues.ts', code: "'platform'", becomes: ['""'], why: anyMatter },
  { file: 'server/policy/people.ts', code: "'platform'", becomes: ['""'], why: anyMatter },
  { file: 'server/policy/works.ts', code: "'works'", becomes: ['""'], why: anyMatter },
  { file: 'server/policy/notes.ts', code: 'viewer?.id', becomes: ['viewer.id'], why: noGuest },
  { file: 'server/policy/works.ts', code: 'viewer?.id', becomes: ['viewer.id'], why: noGuest },
  {
    file: 'server/policy/masking.ts',
    line: 'runsIt(viewer, work) && viewer?.id !== id && hiddenSide(work, id) !== undefined;',
    code: 'viewer?.id',
    becomes: ['viewer.id'],
    why: noGuest,
  },
  {
    file: 'server/policy/works.ts',
    code: "only === 'authors'",
    becomes: ['true'],
    why: 'An author reads the work in every estado by the grant of authors, so that other grants give them nothing more.',
  },
  { file: 'server/policy/reviews.ts', code: '!viewer', becomes: ['false'], why: guestsAreNobody },
  { file: 'server/policy/reviews.ts', code: 'viewer === null', becomes: ['false'], why: guestsAreNobody },
  { file: 'server/policy/reviews.ts', code: 'viewer !== null', becomes: ['true'], why: guestsAreNobody },
  { file: 'server/policy/discussions.ts', code: 'viewer !== null', becomes: ['true'], why: guestsAreNobody },
  {
    file: 'server/policy/events.ts',
    code: 'default: return false;',
    becomes: ['default:'],
    why: 'Without an answer it is as with false: whoever asks looks whether it is true.',
  },
  {
    file: 'server/policy/chapters.ts',
    code: 'chapter.libroAbierto !== null',
    becomes: ['true'],
    why: 'Nobody reviews the book of a work that is in none: it is said for the types.',
  },
  {
    file: 'server/policy/people.ts',
    line: 'rolSolicitado !== null && roles.includes(rolSolicitado) ? null : rolSolicitado;',
    code: 'rolSolicitado !== null',
    becomes: ['true'],
    why: 'No role is null, and both answers are null then: it is said for the types.',
  },
  {
    file: 'server/policy/people.ts',
    line: 'held: readonly Role[] = [],',
    code: '[]',
    becomes: ['["Stryker was here"]'],
    why: 'Roles alone are looked for among those that are held, and a word that is no role is none of them.',
  },
  {
    file: 'server/policy/published-reviews.ts',
    code: 'userId !== null',
    becomes: ['true'],
    why: 'No account is null among those who sign: it is said for the types.',
  },
  {
    file: 'server/policy/published-reviews.ts',
    code: 'version.decidida !== null',
    becomes: ['true'],
    why: 'A day is not before null, as JavaScript compares them: it is said for the types.',
  },
];
