/** /admin/instituciones/:id: all of an institution, for administrators. */
import { useParams } from 'react-router';
import type { ManagedInstitution as ManagedInstitutionAnswer } from '#contract/entities/institution.ts';
import { institutionPage } from '#contract/public-addresses.ts';
import { ManagedInstitution } from '#web/features/institutions/managed-institution.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { InstitutionSettings } from './institution-settings.tsx';

export const title = 'navigation.institution' satisfies MessageKey;

/** What its form is filled with: begun anew where somebody has changed that, and not by what the form above it saves. */
const settingsOf = ({ nombre, plan, dominios, ror, zonaHoraria, revistas, fechaCierre }: ManagedInstitutionAnswer) =>
  JSON.stringify([nombre, plan, dominios, ror, zonaHoraria, revistas, fechaCierre]);

export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  return (
    <ManagedInstitution
      key={id}
      id={id}
      before={(institution) => (
        <PageHeader
          title={institution?.nombre ?? t(title)}
          {...(institution && {
            intro:
              institution.fechaCierre === null ? (
                <Link className="link" to={institutionPage(institution.clave)}>
                  {t('membership.page')}
                </Link>
              ) : (
                t('membership.list.closed')
              ),
          })}
        />
      )}
      after={(institution) => <InstitutionSettings key={settingsOf(institution)} institution={institution} />}
    />
  );
}
