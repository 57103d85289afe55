/** /numeros/:id: a published number with its contents, from the server. */
import { useParams } from 'react-router';
import { issuePage, issuesPage } from '#contract/public-addresses.ts';
import { callQuery, useHealingCall } from '#web/data/queries.ts';
import { CatalogueWay } from '#web/features/catalogue/catalogue-way.tsx';
import { issueName } from '#web/features/publications/issue-name.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';

import { issueJsonLd } from './issue-head.ts';
import { IssuePage } from './issue-page.tsx';

export async function loader({ client, queryClient, params, origin, t, identity }: PageRequest): Promise<Head> {
  const input = { params: { id: params.id ?? '' } };
  const issue = await queryClient.ensureQueryData(callQuery(client, 'readIssue', input));
  const name = issueName(t, issue);
  return {
    title: t('common.title', { title: [issue.titulo, name].filter(Boolean).join(' · '), site: identity.nombre }),
    description: t('issues.description.of', { issue: name, site: issue.revista.nombre, count: issue.contenido.length }),
    canonical: origin + issuePage(issue.id),
    jsonLd: issueJsonLd(issue, origin),
  };
}

export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const { data } = useHealingCall('readIssue', { params: { id } });
  if (!data) return null;
  return (
    <div className="page py-8 sm:py-10">
      <CatalogueWay beyond={[{ to: issuesPage, text: t('issues.title') }]} />
      <IssuePage issue={data} />
    </div>
  );
}
