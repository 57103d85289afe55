/** /revistas/:clave/:texto: one of the texts of a journal by itself, so that rules and policies have addresses of their own. */
import { useParams } from 'react-router';
import { type JournalText, journalTexts } from '#contract/journals.ts';
import { journalLockssPage, journalPage, journalTextPage } from '#contract/public-addresses.ts';
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { houseOf } from './journal-head.ts';

const kindOf = (said = ''): JournalText | undefined => journalTexts.find((each) => each === said);

export async function loader({ client, queryClient, params, siteOf, t, identity }: PageRequest): Promise<Head> {
  const { clave = '' } = params;
  const kind = kindOf(params.texto);
  const journal = await queryClient.ensureQueryData(callQuery(client, 'getJournal', { params: { clave } }));
  if (!kind || !journal.textos.some(({ tipo }) => tipo === kind)) throw Response.json(null, { status: 404 });
  const title = t('house.text.of', { text: t(`house.text.${kind}`), journal: journal.nombre });
  return {
    title: t('common.title', { title, site: identity.nombre }),
    description: title,
    canonical: siteOf(clave) + journalTextPage(clave, kind),
    house: houseOf(journal),
    noindex: !identity.variasRevistas,
  };
}

export function Screen() {
  const t = useMessages();
  const { day } = useFormats();
  const labels = useManuscriptLabels();
  const { clave = '', texto } = useParams();
  const { data } = useHealingCall('getJournal', { params: { clave } });
  const kind = kindOf(texto);
  const text = data?.textos.find(({ tipo }) => tipo === kind);
  if (!data || !kind || !text) return null;
  return (
    <article className="page py-8 sm:py-10">
      <CatalogueWay beyond={[{ to: journalPage(clave), text: data.nombre }]} />
      <header className="rule-fold mt-4 pt-5">
        <h1 className="text-2xl sm:text-3xl">{t(`house.text.${kind}`)}</h1>
        <p className="mt-2 text-muted">{t('house.text.updated', { day: day(text.fechaActualizacion) })}</p>
      </header>
      {/* Administrators write in the platform's language, whichever the reader's. */}
      <div lang="es" className="mt-6">
        <ManuscriptView documento={text.documento} referencias={[]} labels={labels} />
      </div>
      {kind === 'preservacion' && (
        <p className="mt-8 text-sm text-muted">
          {/* Made by the server apart from the site's pages. */}
          <a href={journalLockssPage(clave)} className="link">
            {t('house.text.lockss')}
          </a>
        </p>
      )}
    </article>
  );
}
