/** /institucion: somebody's institution, the invitations they have, and, for who answers for it, its management. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useSearchParams } from 'react-router';
import type { MyInstitution } from '#contract/entities/institution.ts';
import { institutionPage } from '#contract/public-addresses.ts';
import { isId } from '#contract/text.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import { ManagedInstitution } from '#web/features/institutions/managed-institution.tsx';
import { staleInstitutions } from '#web/features/institutions/stale.ts';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';

export const title = 'membership.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const asked = useSearchParams()[0].get('invitacion') ?? '';
  // What is no invitation's is not asked for.
  const input = { query: isId(asked) ? { invitacion: asked } : {} };
  const query = useQuery({ ...callQuery(useClient(), 'myInstitution', input), staleTime: 0 });
  return (
    <>
      {!query.data && <PageHeader title={t('membership.title')} />}
      <QueryState
        query={query}
        loading={t('membership.loading')}
        failed={(error) => failureText(t('membership.failed'), error)}
      >
        {(mine) => <Mine mine={mine} />}
      </QueryState>
    </>
  );
}

function Mine({ mine: { institucion, invitaciones, deOtraDireccion, sinConfirmar } }: { mine: MyInstitution }) {
  const t = useMessages();
  const { user } = useSession();
  return (
    <>
      <PageHeader
        title={institucion?.nombre ?? t('membership.title')}
        {...(institucion && { label: t('membership.title') })}
      />
      <div className="flex flex-col gap-10">
        {deOtraDireccion !== null && (
          <Notice tone="warning">
            <p>{t('membership.otherAddress', { address: deOtraDireccion, own: user?.email ?? '' })}</p>
          </Notice>
        )}
        {sinConfirmar && (
          <Notice>
            <p>{t('membership.unconfirmed')}</p>
          </Notice>
        )}
        {invitaciones.length > 0 && <Invited invitaciones={invitaciones} />}
        {institucion ? (
          <Membership institution={institucion} />
        ) : (
          <div className="max-w-reading">
            <p>{t('membership.none')}</p>
            <p className="mt-1 text-muted">{t('membership.none.text')}</p>
          </div>
        )}
        {institucion?.responsable && <ManagedInstitution id={institucion.id} />}
      </div>
    </>
  );
}

function Invited({ invitaciones }: Pick<MyInstitution, 'invitaciones'>) {
  const t = useMessages();
  const { day } = useFormats();
  const answer = useAct('answerInstitutionInvitation', staleInstitutions);
  const say = (id: string, institution: string, acepta: boolean) =>
    answer.mutate(
      { params: { id }, body: { acepta } },
      {
        onSuccess: () => void toast.success(t(acepta ? 'membership.accepted' : 'membership.declined', { institution })),
        onError: (error) => void toast.error(failureText(t('membership.answerFailed'), error)),
      },
    );
  return (
    <Section title={t('membership.invitations')}>
      <RowList className="max-w-reading">
        {invitaciones.map(({ id, institucion: institution, responsable, caduca, caducada }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 wrap-anywhere">
              <p>{t(responsable ? 'membership.invitedToAnswer' : 'membership.invited', { institution })}</p>
              <p className="text-sm text-muted">
                {t(caducada ? 'membership.expired' : 'membership.until', { day: day(caduca) })}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              {!caducada && (
                <Button variant="primary" busy={answer.isPending} onClick={() => say(id, institution, true)}>
                  {t('membership.accept')}
                </Button>
              )}
              <Button busy={answer.isPending} onClick={() => say(id, institution, false)}>
                {t('membership.decline')}
              </Button>
            </div>
          </li>
        ))}
      </RowList>
    </Section>
  );
}

function Membership({ institution }: { institution: NonNullable<MyInstitution['institucion']> }) {
  const t = useMessages();
  const { day } = useFormats();
  const { user } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const leave = useAct('removeInstitutionMember', staleInstitutions);
  const { id, clave, nombre, por, desde, mes, unicaResponsable } = institution;
  return (
    <div className="flex max-w-reading flex-col items-start gap-3">
      <p>
        {t('membership.since', { day: day(desde) })} {t(`membership.by.${por}`)}
      </p>
      <p className="text-muted">
        {mes.maximo === null
          ? t('membership.month.any', { enviadas: mes.enviadas })
          : t('membership.month', { maximo: mes.maximo, enviadas: mes.enviadas, day: day(mes.siguiente) })}
      </p>
      <Link className="link" to={institutionPage(clave)}>
        {t('membership.page')}
      </Link>
      <Button variant="dangerQuiet" size="small" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
        {t('membership.leave')}
      </Button>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={`${t('membership.leave')}: ${nombre}`}
        description={t(unicaResponsable ? 'membership.leave.last' : 'membership.leave.text')}
        confirmLabel={t('membership.leave')}
        cancelLabel={t('common.cancel')}
        busy={leave.isPending}
        onConfirm={() =>
          user &&
          leave.mutate(
            { params: { id, userId: user.id } },
            {
              onSuccess: () => void toast.success(t('membership.left', { institution: nombre })),
              onError: (error) => void toast.error(failureText(t('membership.leave.failed'), error)),
              onSettled: () => setLeaving(false),
            },
          )
        }
      />
    </div>
  );
}
