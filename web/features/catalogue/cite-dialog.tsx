import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { bookListAddress } from '#contract/book-lists.ts';
import type { CitationStyleName } from '#contract/calls/references.ts';
import { listAddress } from '#contract/public-addresses.ts';
import { citationStyles } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { savePreferences, usePreferences } from '#web/data/preferences.ts';
import { problemOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { htmlOf } from '#web/features/publications/citation-html.ts';
import { copyText } from '#web/features/publications/copy-text.ts';
import { styleNames } from '#web/features/publications/style-names.ts';
import { useLanguage } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type ChosenWork, keepChosen, mostChosen, queryOf, readChosen } from './chosen-works.ts';
import { citeWords } from './cite-words.ts';

const files = { bibtex: 'BibTeX', ris: 'RIS', csl: 'CSL-JSON' } as const;
/** Citations that are asked for at once. */
const atOnce = 4;

type Props = {
  /** That from which one came: it is chosen. */
  work: ChosenWork;
  onClose: () => void;
};

/** Works of the catalogue, chosen one by one, whose citations are downloaded together or copied in a style. */
export function CiteDialog({ work, onClose }: Props) {
  const language = useLanguage();
  const say = (word: keyof typeof citeWords) => citeWords[word][language];
  const [known] = useState(() => withWork(readChosen(), work));
  const [chosen, setChosen] = useState(() => known.slice(0, mostChosen));
  useEffect(() => keepChosen(chosen), [chosen]);
  const ids = new Set(chosen.map(({ id }) => id));
  const books = chosen.filter(({ tipo }) => tipo === 'LIBRO');
  const isFull = chosen.length >= mostChosen;
  const toggle = ({ id }: ChosenWork) =>
    setChosen(known.filter((each) => (each.id === id ? !ids.has(id) : ids.has(each.id))).slice(0, mostChosen));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('title')}
      description={say('text')}
      closeLabel={say('close')}
    >
      <div className="flex flex-col gap-6">
        <Choices label={say('works')} works={known} ids={ids} isFull={isFull} onToggle={toggle} />
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" disabled={chosen.length === 0} onClick={() => setChosen([])}>
            {say('none')}
          </Button>
          <p role="status" className="text-sm text-muted tabular-nums">
            {say('chosen').replace('{count}', String(chosen.length))}
            {isFull && ` ${say('full').replace('{most}', String(mostChosen))}`}
          </p>
        </div>
        {chosen.length > 0 && (
          <>
            <Downloads
              label={say('download')}
              files={(['bibtex', 'ris', 'csl'] as const).map((format) => ({
                name: files[format],
                address: listAddress('/catalogo', format, queryOf(chosen)),
              }))}
            />
            {books.length > 0 && (
              <Downloads
                label={say('books')}
                files={[{ name: 'ONIX', address: bookListAddress('/catalogo', queryOf(books)) }]}
              />
            )}
            <CopyInStyle chosen={chosen} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Those that were chosen before, and this one behind them; without what else is known of it. */
const withWork = (chosen: readonly ChosenWork[], { id, titulo, autor, tipo }: ChosenWork): ChosenWork[] => {
  const work = { id, titulo, autor, ...(tipo && { tipo }) };
  // In its place, where it was kept before its type was.
  return chosen.some((each) => each.id === id)
    ? chosen.map((each) => (each.id === id ? work : each))
    : [...chosen, work];
};

type DownloadsProps = { label: string; files: readonly { name: string; address: string }[] };

function Downloads({ label, files }: DownloadsProps) {
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {files.map(({ name, address }) => (
          <a
            key={name}
            href={address}
            download
            className="link inline-flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11"
          >
            <Download aria-hidden className="size-4" />
            {name}
          </a>
        ))}
      </p>
    </div>
  );
}

type ChoicesProps = {
  label: string;
  works: readonly ChosenWork[];
  ids: ReadonlySet<string>;
  isFull: boolean;
  onToggle: (work: ChosenWork) => void;
};

function Choices({ label, works, ids, isFull, onToggle }: ChoicesProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="label-caps">
        {label}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {works.map((work) => (
          <li key={work.id} className="py-2 wrap-anywhere">
            <Checkbox
              label={work.titulo}
              hint={work.autor}
              checked={ids.has(work.id)}
              disabled={isFull && !ids.has(work.id)}
              onChange={() => onToggle(work)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CopyInStyle({ chosen }: { chosen: readonly ChosenWork[] }) {
  const language = useLanguage();
  const client = useClient();
  const queryClient = useQueryClient();
  const { citationStyle } = usePreferences();
  const style = citationStyle ?? 'apa';
  const [state, setState] = useState<'idle' | 'busy' | 'copied' | 'failed'>('idle');
  // Of works that are no more.
  const [missing, setMissing] = useState<readonly string[]>([]);
  const say = (word: keyof typeof citeWords) => citeWords[word][language];
  const choose = (value: string) => {
    const known = citationStyles.find((each) => each === value);
    if (known) savePreferences({ citationStyle: known });
    setState('idle');
  };
  async function copy(): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    setMissing([]);
    try {
      const found = await inGroups(chosen, atOnce, (work) =>
        queryClient
          .fetchQuery({
            ...callQuery(client, 'citePublication', {
              params: { id: work.id, estilo: style },
              query: { idioma: language },
            }),
            staleTime: 60_000,
          })
          .catch((error: unknown) => {
            // A work may have been withdrawn since it was chosen: the others are cited all the same.
            if (problemOf(error)?.status !== 404) throw error;
            return work.titulo;
          }),
      );
      const cited = found.filter((each) => typeof each !== 'string');
      if (cited.length === 0) return setState('failed');
      const text = cited.map(({ texto }) => texto).join('\n\n');
      const html = cited.map(({ partes }) => `<p>${htmlOf(partes)}</p>`).join('');
      setMissing(found.filter((each) => typeof each === 'string'));
      setState((await copyText(text, html)) ? 'copied' : 'failed');
    } catch {
      setState('failed');
    }
  }
  const isPartial = state === 'copied' && missing.length > 0;
  const told = () => {
    if (state === 'failed') return say('failed');
    if (state !== 'copied') return '';
    return isPartial ? say('partly').replace('{titles}', () => missing.join('; ')) : say('copied');
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={say('style')} className="w-40">
        <Select
          value={style}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          options={citationStyles.map((value: CitationStyleName) => ({ value, label: styleNames[value] }))}
        />
      </Field>
      <Button icon={<Copy aria-hidden />} busy={state === 'busy'} onClick={() => void copy()}>
        {say(state === 'copied' ? 'copied' : 'copy')}
      </Button>
      <p
        role="status"
        className={state === 'failed' ? 'text-sm text-red' : isPartial ? 'text-sm text-muted wrap-anywhere' : 'sr-only'}
      >
        {told()}
      </p>
    </div>
  );
}

/** In their order, so many at a time. */
async function inGroups<T, R>(items: readonly T[], size: number, ask: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < items.length; from += size)
    done.push(...(await Promise.all(items.slice(from, from + size).map(ask))));
  return done;
}
