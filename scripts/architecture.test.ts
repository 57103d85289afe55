/** The plan of the house (house.ts), where SQL may be written, who may ask for a role. */
import { describe, expect, it } from 'vitest';
import {
  againstOrder,
  arrowsBetween,
  cycles,
  exceptions,
  importsOf,
  levels,
  longFiles,
  read,
  serverOrder,
  serverRoom,
  sources,
  webOrder,
  webRoom,
} from './house.ts';

/** Files under `from` that import what they may not. */
const offenders = (from: RegExp, forbidden: (imported: string, file: string) => boolean) =>
  sources
    .filter((file) => from.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => forbidden(name, file))
        .map((name) => `${file} → ${name}`),
    );

/** Where roles, ownership and blindness are looked at. */
const isHome = (file: string) =>
  /^contract\/(authors|holding|production|workflow|roles)\.ts$/.test(file) || file.startsWith('server/policy/');

const role = "'(?:ADMIN|EDITOR|REVISOR|AUTOR|LECTOR)'";
const person = '(?:viewer|person|user|me|account|editor|reviewer|reader|sender)';
/** Asking for a role, who wrote a work, and whether something is one's own. */
const questions = [
  new RegExp(
    `\\bholds\\(\\w+,|\\broles\\??\\.(?:includes|some|indexOf)\\(|\\broles?\\s*[!=]==\\s*${role}|\\brol\\s*[!=]==\\s*${role}`,
  ),
  new RegExp(`array(?:Contains|Overlaps)\\([\\w.]*roles,\\s*\\[${role}`),
  /\bautorPrincipalId\s*[!=]==|authorIds\.(?:includes|some)\(|autores\.some\(/,
  new RegExp(`\\b${person}\\??\\.id\\s*[!=]==|[!=]==\\s*${person}\\??\\.id\\b`),
];
const asksWho = (file: string) =>
  questions.some((question) => question.test(read(file))) ||
  // On the server the policy says what follows from it.
  (file.startsWith('server/') && /\bisAuthor\(/.test(read(file)));

/** What looks like such a question elsewhere, and why it is none or stands there. */
const askedElsewhere: Readonly<Record<string, string>> = {
  'server/platform/http/register-call.ts': 'whether a call is open to a role at all is the contract’s `access`',
  'server/features/publications/byline/leave.ts': 'finds their own line of the byline',
  'server/features/publications/byline/save.ts': 'finds their own line of the byline',
  'server/features/publications/rights/answer.ts': 'finds their own line of the byline',
  'server/features/publications/rights/read.ts': 'finds their own line of the byline',
  'server/features/publications/save-content.ts': 'saves of one sitting are one entry',
  'server/features/editorial/production/act.ts': 'saves of one sitting are one entry',
  'server/features/editorial/production/facts.ts': 'whether there is anybody to wait for',
  'server/features/reviewing/conflicts/declare.ts': 'nobody has a conflict with themselves',
  'server/features/reviewing/create.ts': 'whom the sent review names',
  'server/features/reviewing/decline-with-reasons.ts': 'a conflict is with the other authors',
  'server/features/transfer/import/check-archive.ts': 'names the accounts of an archive that would run works',
  'web/data/session.ts': 'whose session it is',
  'web/features/editorial/queue/hand-over-dialog.tsx': 'leaves out what the chosen colleague has already',
  'web/data/use-autosave.ts': 'who logged in meanwhile saves nothing of another’s',
  'web/features/editor/saving/use-text-autosave.ts': 'who logged in meanwhile saves nothing of another’s',
  'web/features/editorial/reviews-of-work.tsx': 'says “you”',
  'web/features/editorial/use-handling-editor.ts': 'says “you”',
  'web/screens/admin/users/roles-fields.tsx': 'LECTOR is what one is without another role, and no box',
  'web/screens/admin/users/use-user-columns.tsx': 'the colour of a badge',
};

describe('the architecture', () => {
  it('finds the sources it speaks of', () => expect(sources.length).toBeGreaterThan(100));

  it('lets the contract import zod and itself, and what tells two lines apart', () => {
    const foreign = (name: string, file: string) =>
      name !== 'zod' &&
      !name.startsWith('contract/') &&
      !(name === 'diff' && file === 'contract/comparison/compare-lines.ts');
    expect(offenders(/^contract\//, foreign)).toEqual([]);
  });

  it('keeps the server out of the web, and the web out of the server', () => {
    expect(offenders(/^web\//, (name) => name.startsWith('server/'))).toEqual([]);
    const pagesOnly = (name: string, file: string) =>
      name.startsWith('web/') && !file.startsWith('server/features/public-pages/');
    expect(offenders(/^server\//, pagesOnly)).toEqual([]);
  });

  it('lets a room of the server use those before it alone', () => {
    const arrows = arrowsBetween(serverRoom);
    const rooms = serverOrder.filter((room) => !/^(contract|server)/.test(room));
    expect(againstOrder(arrows, serverOrder)).toEqual([]);
    expect(rooms.length).toBeLessThanOrEqual(14);
    expect(levels(arrows, rooms)).toBeLessThanOrEqual(6);
  });

  it('lets a room of the web use those before it alone', () => {
    const arrows = arrowsBetween(webRoom);
    expect(againstOrder(arrows, webOrder)).toEqual([]);
    expect(webOrder.filter((room) => !/^(contract|web)/.test(room)).length).toBeLessThanOrEqual(12);
  });

  it('excepts imports that there are', () => {
    const said = sources.flatMap((file) => importsOf(file).map((name) => `${file} → ${name}`));
    expect(Object.keys(exceptions).filter((each) => !said.includes(each))).toEqual([]);
  });

  it('has no cycle of files', () => expect(cycles()).toEqual([]));
  it('has no file over 400 lines', () => expect(longFiles()).toEqual([]));

  it('keeps a feature’s queries to itself, but for the works and accounts that others are made of', () => {
    const shared = ['publications', 'administration', 'accounts'];
    const feature = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1];
    const foreign = (name: string, file: string) => {
      const owner = feature(name);
      return /queries\.ts$/.test(name) && owner !== undefined && owner !== feature(file) && !shared.includes(owner);
    };
    expect(offenders(/^server\/features\//, foreign)).toEqual([]);
  });

  it('keeps SQL in the data layer', () => {
    const dataLayer = /queries\.ts$|scope\.ts$|features\/catalogue\/|^server\/platform\/|^bench\//;
    const words = 'server/platform/database/sql.ts';
    const sql = (name: string, file: string) =>
      (name.startsWith('drizzle-orm') || name === words) && !dataLayer.test(file);
    expect(offenders(/./, sql)).toEqual([]);
    // What each file of the server that imports the package itself costs at every start is said there.
    const again = (name: string, file: string) =>
      name === 'drizzle-orm' && file !== words && /import \{[^}]*\} from 'drizzle-orm'/.test(read(file));
    expect(offenders(/^server\/(?!testing\/|platform\/database\/schema\/)/, again)).toEqual([]);
    const written = sources.filter(
      (file) => !dataLayer.test(file) && /\bsql`|\.query\(['"`]\s*(select|insert|update|delete)/i.test(read(file)),
    );
    expect(written).toEqual([]);
  });

  it('asks who somebody is in the workflow, the roles and the policy alone', () => {
    const asking = sources.filter((file) => /^(contract|server|web)\//.test(file) && !isHome(file) && asksWho(file));
    expect(asking.filter((file) => !(file in askedElsewhere))).toEqual([]);
    expect(Object.keys(askedElsewhere).filter((file) => !asking.includes(file))).toEqual([]);
  });

  it('has the policy in its files behind one door, none over 200 lines', () => {
    const files = sources.filter((file) => file.startsWith('server/policy/'));
    expect(files.map((file) => file.slice('server/policy/'.length))).toEqual([
      'byline.ts',
      'chapters.ts',
      'claims.ts',
      'discussions.ts',
      'events.ts',
      'index.ts',
      'institutions.ts',
      'issues.ts',
      'masking.ts',
      'merging.ts',
      'notes.ts',
      'people.ts',
      'production.ts',
      'published-reviews.ts',
      'reviews.ts',
      'rights.ts',
      'scopes.ts',
      'second-factor.ts',
      'works.ts',
    ]);
    expect(files.filter((file) => read(file).split('\n').length > 200)).toEqual([]);
    // Mutants are tried with its tests, gathered.
    const besidesTheDoor = (name: string, file: string) =>
      /^server\/policy\/(?!index)/.test(name) && !/^(server\/policy|scripts\/mutants)\//.test(file);
    expect(offenders(/./, besidesTheDoor)).toEqual([]);
  });

  it('has no `any`', () => {
    expect(
      sources.filter((file) =>
        /[:<,|&(]\s*any\b(?!\w)|\bas any\b/.test(read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
      ),
    ).toEqual([]);
  });
});
