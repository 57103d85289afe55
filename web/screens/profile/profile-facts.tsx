import type { Account } from '#contract/entities/user.ts';
import { narrowableOf } from '#contract/roles.ts';
import { useJournals } from '#web/features/publications/journals.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { OrcidFact, PlainOrcid } from './orcid-fact.tsx';
import { said } from './said.ts';

const nobodysOrcid = '0000-0000-0000-0000';

export function ProfileFacts({ account }: { account: Account }) {
  const t = useMessages();
  const { day } = useFormats();
  const scopes = useScopes(account);
  const { afiliacion, orcid, roles, fechaCreacion, biografia } = account;
  const { palabrasClave, capacidadRevisiones, noDisponibleHasta, ausenteDesde } = account;
  const { conOrcid } = useIdentity();
  const typed = orcid === nobodysOrcid ? null : orcid;
  const items = [
    { term: t('profile.roles'), description: <Roles roles={roles} /> },
    ...scopes,
    afiliacion && { term: t('profile.affiliation'), description: afiliacion },
    conOrcid
      ? { term: t('profile.orcid'), description: <OrcidFact id={typed} since={account.orcidConfirmado} /> }
      : typed && { term: t('profile.orcid'), description: <PlainOrcid id={typed} /> },
    { term: t('profile.since'), description: <time dateTime={fechaCreacion}>{day(fechaCreacion)}</time> },
    said(biografia) && {
      term: t('profile.biography'),
      description: <p className="whitespace-pre-line">{biografia}</p>,
    },
    palabrasClave.length > 0 && { term: t('profile.keywords'), description: palabrasClave.join(', ') },
    capacidadRevisiones !== null && { term: t('profile.capacity'), description: capacidadRevisiones },
    noDisponibleHasta &&
      Date.parse(noDisponibleHasta) > Date.now() && {
        term: t('profile.away'),
        description: ausenteDesde
          ? t('profile.away.range', { from: day(ausenteDesde), to: day(noDisponibleHasta) })
          : t('profile.away.until', { to: day(noDisponibleHasta) }),
      },
  ];
  return <DescriptionList items={items.filter((item) => typeof item === 'object' && item !== null)} />;
}

/** In which journals they edit and review, where there are several. */
function useScopes(account: Account): { term: string; description: string }[] {
  const t = useMessages();
  const journals = useJournals();
  const { list } = useFormats();
  if (journals.length < 2) return [];
  return narrowableOf(account.roles).map((role) => {
    const some = account.ambitos?.[role];
    const named = journals.filter(({ id }) => some?.includes(id)).map(({ nombre }) => nombre);
    const none = some ? t('profile.scope.none') : t('profile.scope.all');
    return { term: t(`profile.scope.${role}`), description: list(named) || none };
  });
}

/** In lower case and without prefix (spec 000 §2.9). */
function Roles({ roles }: { roles: Account['roles'] }) {
  const t = useMessages();
  if (roles.length === 0) return t('profile.noRole');
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {roles.map((role) => (
        <Badge key={role} tone="accent">
          {role.toLowerCase()}
        </Badge>
      ))}
    </span>
  );
}
