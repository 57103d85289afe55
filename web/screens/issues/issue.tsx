/** /numeros/:id: a published number with its contents, from the server. */

import { useParams } from 'react-router';
import type { Issue } from '#contract/entities/issue.ts';
import { issuePage, issuesPage, journalIssuesPage, journalPage } from '#contract/public-addresses.ts';
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import { feedLinks } from '#web/features/catalogue/list-files.tsx';
import { issueName } from '#web/features/publications/issue-name.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';

import { issueJsonLd } from './issue-head.ts';
import { IssuePage } from './issue-page.tsx';

export async function loader({ client, queryClient, params, siteOf, t, identity }: PageRequest): Promise<Head> {
  const input = { params: { id: params.id ?? '' } };
  const issue = await queryClient.ensureQueryData(callQuery(client, 'readIssue', input));
  const name = issueName(t, issue);
  const { principal, ...journal } = issue.revista;
  const house = principal ? undefined : journal;
  const site = siteOf(house?.clave);
  return {
    title: t('common.title', {
      title: [issue.titulo, name].filter(Boolean).join(' · '),
      site: house?.nombre ?? identity.nombre,
    }),
    description: t('issues.description.of', { issue: name, site: issue.revista.nombre, count: issue.contenido.length }),
    canonical: site + issuePage(issue.id),
    links: feedLinks(site, name, issuePage(issue.id)),
    jsonLd: issueJsonLd(issue, site),
    house,
  };
}

/** Back to the numbers of its journal, where there are several. */
function useWay() {
  const t = useMessages();
  return ({ revista }: Issue) =>
    revista.principal
      ? [{ to: issuesPage, text: t('issues.title') }]
      : [
          { to: journalPage(revista.clave), text: revista.nombre },
          { to: journalIssuesPage(revista.clave), text: t('issues.title') },
        ];
}

export function Screen() {
  const way = useWay();
  const { id = '' } = useParams();
  const { data } = useHealingCall('readIssue', { params: { id } });
  if (!data) return null;
  return (
    <div className="page py-8 sm:py-10">
      <CatalogueWay beyond={way(data)} />
      <div className="rule-fold mt-4 pt-5">
        <IssuePage issue={data} />
      </div>
    </div>
  );
}
