import { PenLine, Trash2 } from 'lucide-react';
import type { ListedUser, UserSort } from '#contract/entities/user.ts';
import { isOwnAccount } from '#contract/roles.ts';
import { useSession } from '#web/data/session.ts';
import type { Chosen } from '#web/data/use-chosen.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { fullName } from './full-name.ts';
import { Narrowed } from './narrowed.tsx';
import { sortOf } from './use-user-filters.ts';

type Acts = {
  chosen: Chosen<ListedUser>;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  onEdit: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
};

/** The columns of the table of accounts: who, with which roles, whether they may log in, what they do here, since when. */
export function useUserColumns({ chosen, sort, onSort, onEdit, onDelete }: Acts): Column<ListedUser>[] {
  const t = useMessages();
  const { shortDay } = useFormats();
  const { user: me } = useSession();
  return [
    {
      id: 'elegir',
      header: t('users.choose'),
      hideHeader: true,
      className: 'lg:w-10',
      cell: (user) => (
        <label className="-m-1 flex w-fit p-1">
          <input
            type="checkbox"
            checked={chosen.has(user)}
            disabled={chosen.isFull && !chosen.has(user)}
            onChange={() => chosen.toggle(user)}
            aria-label={t('users.choose.one', { name: fullName(user) })}
            className="m-0.5 size-4.5 accent-accent pointer-coarse:size-6"
          />
        </label>
      ),
    },
    {
      id: 'persona',
      header: t('users.person'),
      heading: true,
      sort: sortOf('persona', sort, onSort),
      cell: (user) => (
        <div className="wrap-anywhere">
          {fullName(user)}
          {isOwnAccount(me, user.id) && <Badge className="ms-2">{t('users.you')}</Badge>}
          <div className="text-sm font-normal text-muted">{user.email}</div>
          {user.ausenteHasta && (
            <Badge tone="yellow" wraps>
              {t('candidates.away', { day: shortDay(user.ausenteHasta) })}
            </Badge>
          )}
          {!user.correoVerificado && <Badge tone="yellow">{t('users.unconfirmed')}</Badge>}
        </div>
      ),
    },
    {
      id: 'roles',
      header: t('users.roles'),
      className: 'lg:w-28',
      cell: ({ roles, ambitos, rolesPrometidos }) => (
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          {roles.map((role) => (
            <Badge key={role} tone={role === 'ADMIN' ? 'accent' : 'gray'}>
              {t(`author.role.${role}`)}
            </Badge>
          ))}
          {ambitos && <Narrowed scopes={ambitos} />}
          {rolesPrometidos.length > 0 && (
            <span className="text-sm text-muted">
              {t('users.promised', { roles: rolesPrometidos.map((role) => t(`author.role.${role}`)).join(', ') })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'estado',
      header: t('users.estado'),
      className: 'lg:w-20',
      cell: ({ estado }) => <Badge tone={estado === 'ACTIVO' ? 'green' : 'gray'}>{t(`users.estado.${estado}`)}</Badge>,
    },
    {
      id: 'actividad',
      header: t('users.use'),
      className: 'lg:w-32',
      cell: ({ uso }) =>
        uso && (
          <span className="text-sm">
            <span className={uso.obras === 0 ? 'text-muted' : undefined}>
              {t('users.use.works', { count: uso.obras })}
            </span>
            {uso.revisionesAbiertas > 0 && (
              <span className="block text-muted">{t('users.use.reviews', { count: uso.revisionesAbiertas })}</span>
            )}
          </span>
        ),
    },
    {
      id: 'acceso',
      header: t('users.access'),
      sort: sortOf('acceso', sort, onSort),
      className: 'lg:w-24',
      cell: ({ uso }) =>
        uso?.ultimoAcceso ? (
          <time dateTime={uso.ultimoAcceso}>{shortDay(uso.ultimoAcceso)}</time>
        ) : (
          t('users.access.none')
        ),
    },
    {
      id: 'alta',
      header: t('users.since'),
      sort: sortOf('alta', sort, onSort),
      className: 'lg:w-24',
      cell: ({ fechaCreacion }) => <time dateTime={fechaCreacion}>{shortDay(fechaCreacion)}</time>,
    },
    {
      id: 'acciones',
      header: t('users.actions'),
      wide: true,
      className: 'lg:w-36',
      cell: (user) => {
        const about = (action: string) => t('users.about', { action, name: fullName(user) });
        return (
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              icon={<PenLine aria-hidden />}
              aria-haspopup="dialog"
              aria-label={about(t('users.edit'))}
              onClick={() => onEdit(user)}
            >
              {t('users.edit')}
            </Button>
            <Button
              size="small"
              variant="dangerQuiet"
              icon={<Trash2 aria-hidden />}
              aria-haspopup="dialog"
              aria-label={about(t('users.delete'))}
              onClick={() => onDelete(user)}
            >
              {t('users.delete')}
            </Button>
          </div>
        );
      },
    },
  ];
}
