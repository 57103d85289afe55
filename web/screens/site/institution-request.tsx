/** /instituciones/solicitud: where somebody asks for a place for their institution. */
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { InstitutionRequestForm } from './institution-request-form.tsx';

export async function loader({ client, queryClient, origin, t, identity }: PageRequest): Promise<Head> {
  // The page stands without them.
  await queryClient.prefetchQuery(callQuery(client, 'getSiteFacts'));
  return {
    title: t('common.title', { title: t('institutions.request.title'), site: identity.nombre }),
    description: t('institutions.request.lead'),
    canonical: `${origin}/instituciones/solicitud`,
  };
}

export function Screen() {
  const t = useMessages();
  return (
    <div className="page py-10 sm:py-14">
      <PageHeader title={t('institutions.request.title')} intro={t('institutions.request.lead')} />
      <InstitutionRequestForm />
    </div>
  );
}
