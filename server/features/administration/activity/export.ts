import type { SentFile } from '#contract/call.ts';
import { csvLine, csvStart } from '#contract/csv.ts';
import type { ActivityEntry, activityFormats } from '#contract/entities/system.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { languageOf } from '#server/features/accounts/language.ts';
import { answerWords } from '#server/messages/answers.ts';
import type { Services } from '#server/platform/services.ts';
import { type AskedFilters, filtersFor } from './filters.ts';
import { presentRows } from './present-rows.ts';
import { type ActivityFilters, findActivity, placeOf } from './queries.ts';

type Format = (typeof activityFormats)[number];

/** Entries that are read, and in memory, at once. */
const step = 500;

/** What the filters leave of the record as a file, written while it is sent. That it was taken is an entry, too. */
export async function exportActivity(
  services: Services,
  viewer: Person,
  formato: Format,
  asked: AskedFilters,
): Promise<SentFile> {
  const filters = await filtersFor(services, viewer, asked);
  await record(services.db, { type: 'activity.exported', userId: viewer.id, datos: { formato } });
  const day = new Date().toISOString().slice(0, 10);
  const entries = read(services, viewer, filters);
  const language = await languageOf(services, viewer);
  const text = formato === 'csv' ? asCsv(entries, language) : asJson(entries);
  return {
    type: types[formato],
    name: `${answerWords.activityFile[language]} ${day}.${formato}`,
    body: bytes(text),
  };
}

const types: Record<Format, string> = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

async function* read(services: Services, viewer: Person, filters: ActivityFilters): AsyncGenerator<ActivityEntry[]> {
  let antes: string | undefined;
  for (let more = true; more; ) {
    const rows = await findActivity(services.db, filters, { antes }, step);
    yield presentRows(services, viewer, rows);
    const last = rows.at(-1);
    more = last !== undefined && rows.length === step;
    antes = last && placeOf(last.entry);
  }
}

const columns = [
  ...(['id', 'timestamp', 'severity', 'type', 'message', 'user', 'userId', 'afecta', 'afectaId'] as const),
  'porClave',
] as const;

async function* asCsv(pages: AsyncIterable<ActivityEntry[]>, language: Language) {
  yield csvStart + csvLine(columns, language);
  for await (const page of pages)
    yield page
      .map((entry) =>
        csvLine(
          columns.map((column) => (column === 'porClave' ? keyInWords(entry) : (entry[column] ?? ''))),
          language,
        ),
      )
      .join('');
}

/** The key that it came by, by its name and how it begins. */
const keyInWords = ({ porClave }: ActivityEntry): string =>
  porClave ? [porClave.nombre, porClave.comienzo].filter(Boolean).join(' ') : '';

async function* asJson(pages: AsyncIterable<ActivityEntry[]>) {
  yield '{"activity":[';
  let separator = '\n';
  for await (const page of pages)
    for (const entry of page) {
      yield separator + JSON.stringify(entry);
      separator = ',\n';
    }
  yield '\n]}\n';
}

async function* bytes(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text);
}
