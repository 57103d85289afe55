import {
  type AccountLine,
  type AccountLineFault,
  type AccountsPreview,
  askableRoleInput,
  mostAccountsAtOnce,
  newAccountSchema,
} from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { folded } from '#contract/text.ts';
import type { Role } from '#contract/vocabulary.ts';
import { type CsvRow, readCsv } from '#server/documents/csv/read-csv.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesForMade } from '#server/policy/index.ts';
import { type AccountColumn, columnNames, roleCalled } from './account-file-words.ts';
import { findTakenAddresses } from './queries.ts';

type Columns = Partial<Record<AccountColumn, number>>;

/**
 * What would become of each line of a file of accounts; nothing is made. Throws `datos_no_validos` where the first line does not
 * name the columns, or where there are too many.
 */
export async function previewAccounts({ db }: Services, bytes: Uint8Array): Promise<AccountsPreview> {
  // The heading, and one more than may be.
  const { encoding, separator, rows } = readCsv(bytes, mostAccountsAtOnce + 2);
  const [heading, ...lines] = rows;
  const { columns, unused } = columnsOf(heading?.cells ?? []);
  if (columns.nombres === undefined || columns.apellidos === undefined || columns.email === undefined || !lines.length)
    throw refuse('datos_no_validos', { errors: [{ field: 'archivo', code: 'archivo_sin_cabecera' }] });
  if (lines.length > mostAccountsAtOnce)
    throw refuse('datos_no_validos', {
      errors: [{ field: 'archivo', code: 'archivo_largo', values: { max: mostAccountsAtOnce } }],
    });
  const read = lines.map((row) => readLine(row, columns));
  const taken = new Set(await findTakenAddresses(db, [...new Set(read.map(({ email }) => email))]));
  return { codificacion: encoding, separador: separator, sinUso: unused, lineas: withFates(read, taken) };
}

function columnsOf(headings: readonly string[]): { columns: Columns; unused: string[] } {
  const columns: Columns = {};
  const unused: string[] = [];
  for (const [at, heading] of headings.entries()) {
    const plain = folded(heading);
    const column = columnKeys.find((each) => columnNames[each].some((name) => name === plain));
    if (column && columns[column] === undefined) columns[column] = at;
    else if (heading) unused.push(heading);
  }
  return { columns, unused };
}
const texts = ['nombres', 'apellidos', 'email', 'afiliacion'] as const;
const columnKeys: readonly AccountColumn[] = [...texts, 'roles'];

type ReadLine = Omit<AccountLine, 'suerte' | 'repite'>;

function readLine({ line, cells, isOpen }: CsvRow, columns: Columns): ReadLine {
  const said = (column: AccountColumn) => cells[columns[column] ?? -1] ?? '';
  const fallos = new Set<AccountLineFault>(isOpen ? ['comillas'] : []);
  const given: Role[] = [];
  for (const word of said('roles')
    .split(/[\s,;|/]+/)
    .filter(Boolean)) {
    const role = roleCalled(word);
    if (!role) fallos.add('rol');
    else if (askableRoleInput.safeParse(role).success) given.push(role);
    else fallos.add('rol_admin');
  }
  const { roles, rolesPrometidos } = rolesForMade(given);
  const account = {
    nombres: said('nombres'),
    apellidos: said('apellidos'),
    email: said('email').toLowerCase(),
    afiliacion: said('afiliacion'),
  };
  const issues = newAccountSchema.safeParse(account).error?.issues ?? [];
  for (const text of texts) if (issues.some(({ path }) => path[0] === text)) fallos.add(text);
  return { ...account, linea: line, roles, prometidos: rolesPrometidos, fallos: [...fallos] };
}

function withFates(lines: readonly ReadLine[], taken: ReadonlySet<string>): AccountLine[] {
  const first = new Map<string, number>();
  return lines.map((line) => {
    const repite = first.get(line.email) ?? null;
    if (line.fallos.length > 0) return { ...line, suerte: 'ERROR', repite: null };
    if (taken.has(line.email)) return { ...line, suerte: 'EXISTE', repite: null };
    if (repite !== null) return { ...line, suerte: 'REPETIDA', repite };
    first.set(line.email, line.linea);
    return { ...line, suerte: 'CREAR', repite: null };
  });
}
