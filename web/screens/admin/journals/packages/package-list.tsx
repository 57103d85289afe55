import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { IndexPackage } from '#contract/entities/package.ts';
import { packageFaultWords, packageWords } from '#contract/package-words.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { saveFrom } from '#web/data/save-file.ts';
import { stepWords } from '#web/features/administration/job-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import type { OfJournal } from './of-journal.ts';

const everyMs = 2000;
const isUnderWay = ({ estado }: IndexPackage) => estado === 'PENDIENTE' || estado === 'EN_CURSO';

/** The last ones: how each goes, what it lacks, and what downloads it while it is kept. */
export function PackageList({ journal }: OfJournal) {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'listPackages', { params: { id: journal.id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.paquetes.some(isUnderWay) ? everyMs : false),
  });
  return (
    <Section level={3} id="pedidos" title={t('packages.list')}>
      <QueryState
        query={query}
        loading={t('packages.list.loading')}
        failed={(error) => messageOf(error, t('packages.list.failed'))}
      >
        {({ paquetes }) =>
          paquetes.length === 0 ? (
            <p className="text-sm text-muted">{t('packages.list.none')}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {paquetes.map((each) => (
                <Item key={each.id} journal={journal} item={each} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Section>
  );
}

type ItemProps = OfJournal & { item: IndexPackage };

function Item({ journal, item }: ItemProps) {
  const t = useMessages();
  const language = useLanguage();
  const { moment } = useFormats();
  const { clase, numeros, elegidas, contenido, fechaCreacion } = item;
  const what =
    numeros !== null
      ? t('packages.of.numbers', { count: numeros })
      : elegidas !== null
        ? t('packages.of.works', { count: elegidas })
        : t('packages.of.all');
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h4 className="text-sm font-semibold">
          {t('packages.title', { index: packageWords[clase].name[language], what })}
        </h4>
        <p className="text-xs text-muted">{moment(fechaCreacion)}</p>
      </div>
      <State item={item} />
      {contenido && <DownloadPackage journal={journal} item={item} />}
      {contenido && <Lacks content={contenido} />}
    </li>
  );
}

function State({ item: { estado, progreso, contenido, caduca } }: Pick<ItemProps, 'item'>) {
  const t = useMessages();
  const formats = useFormats();
  const said = () => {
    if (estado === 'PENDIENTE') return t('packages.waiting');
    if (estado === 'EN_CURSO') {
      const share = formats.percent(progreso?.parte ?? 0);
      return progreso?.paso ? `${share} · ${stepWords(t, formats, progreso.paso)}` : share;
    }
    if (estado === 'FALLIDO') return t('packages.broken');
    if (estado === 'CANCELADO') return t('packages.cancelled');
    if (!contenido || !caduca) return t('packages.expired');
    const { obras: count, bytes } = contenido;
    return t('packages.ready', { count, size: formats.bytes(bytes), day: formats.day(caduca) });
  };
  return (
    <p role="status" className="text-sm text-muted tabular-nums">
      {said()}
    </p>
  );
}

/** Through a link of a few minutes: the browser writes the file as it comes, however large it is. */
function DownloadPackage({ journal, item }: ItemProps) {
  const t = useMessages();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { url } = await client.linkPackage({ params: { id: journal.id, paquete: item.id } });
      saveFrom(url);
    } catch (error) {
      toast.error(messageOf(error, t('packages.download.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button icon={<Download aria-hidden />} busy={busy} onClick={() => void download()}>
        {t('packages.download')}
      </Button>
    </div>
  );
}

type Content = NonNullable<IndexPackage['contenido']>;

function Lacks({ content: { faltas, fuera, archivosQueFaltan } }: { content: Content }) {
  const t = useMessages();
  const language = useLanguage();
  if (faltas.length === 0 && fuera.length === 0 && archivosQueFaltan === 0)
    return <p className="text-sm">{t('packages.lacks.none')}</p>;
  return (
    <details className="text-sm">
      <summary>{t('packages.lacks')}</summary>
      <ul className="ms-4 mt-2 flex list-disc flex-col gap-1">
        {faltas.map(({ campo, nombre, obras: count, ejemplos }) => (
          <li key={campo}>
            {t('packages.lacks.line', { field: nombre[language], count })}
            <Examples works={ejemplos} />
          </li>
        ))}
        {fuera.map(({ motivo, obras: count, ejemplos }) => (
          <li key={motivo}>
            {t('packages.left')}. {t('packages.lacks.line', { field: packageFaultWords[motivo][language], count })}
            <Examples works={ejemplos} />
          </li>
        ))}
        {archivosQueFaltan > 0 && <li>{t('packages.missing', { count: archivosQueFaltan })}</li>}
      </ul>
    </details>
  );
}

const Examples = ({ works }: { works: Content['faltas'][number]['ejemplos'] }) => (
  <ul className="ms-4 list-disc">
    {works.map(({ id, titulo }) => (
      <li key={id}>
        <Link to={`/editorial/${id}`} className="link">
          {titulo}
        </Link>
      </li>
    ))}
  </ul>
);
