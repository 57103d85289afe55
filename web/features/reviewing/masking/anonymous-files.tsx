import type { AnonymousFile } from '#contract/entities/anonymise.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';

/** What becomes of a work's files for who must not know whose they are: the copy's name, or why there is none. */
export function AnonymousFiles({ id }: { id: string }) {
  const t = useMessages();
  const query = useCall('anonymousFiles', { params: { id } });
  return (
    <Section title={t('anonymise.files.title')} intro={t('anonymise.files.intro')}>
      <QueryState
        query={query}
        loading={t('anonymise.files.loading')}
        failed={(error) => messageOf(error, t('anonymise.files.failed'))}
      >
        {(data) => <FileList archivos={data.archivos} />}
      </QueryState>
    </Section>
  );
}

function FileList({ archivos }: { archivos: readonly AnonymousFile[] }) {
  const t = useMessages();
  if (archivos.length === 0) return <p className="text-muted">{t('anonymise.files.none')}</p>;
  return (
    <ul className="max-w-reading divide-y divide-line border-y border-line">
      {archivos.map(({ id, nombre, copia, motivo, quitado }) => (
        <li key={id} className="py-3">
          <p className="font-semibold wrap-anywhere">{nombre}</p>
          <p className={motivo ? 'text-sm text-red' : 'text-sm'}>
            {copia && t('anonymise.files.as', { name: copia })}
            {motivo && t('anonymise.files.refused', { why: motivo })}
            {!copia && !motivo && t('anonymise.files.waiting')}
          </p>
          {quitado.length > 0 && (
            <p className="text-sm text-muted">{t('anonymise.files.removed', { list: quitado.join(', ') })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
