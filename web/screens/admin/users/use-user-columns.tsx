import { PenLine, Trash2 } from 'lucide-react';
import type { ManagedUser } from '#contract/entities/user.ts';
import { useSession } from '#web/data/session.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { fullName } from './full-name.ts';

type Acts = { onEdit: (user: ManagedUser) => void; onDelete: (user: ManagedUser) => void };

/** The columns of the table of accounts: who, with which roles, whether they may log in, since when. */
export function useUserColumns({ onEdit, onDelete }: Acts): Column<ManagedUser>[] {
  const t = useMessages();
  const { shortDay } = useFormats();
  const { user: me } = useSession();
  return [
    {
      id: 'persona',
      header: t('users.person'),
      heading: true,
      cell: (user) => (
        <div className="wrap-anywhere">
          {fullName(user)}
          {user.id === me?.id && <Badge className="ms-2">{t('users.you')}</Badge>}
          <div className="text-sm font-normal text-muted">{user.email}</div>
        </div>
      ),
    },
    {
      id: 'roles',
      header: t('users.roles'),
      className: 'lg:w-52',
      cell: ({ roles }) => (
        <span className="flex flex-wrap gap-1">
          {roles.map((role) => (
            <Badge key={role} tone={role === 'ADMIN' ? 'accent' : 'gray'}>
              {t(`author.role.${role}`)}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'estado',
      header: t('users.estado'),
      className: 'lg:w-28',
      cell: ({ estado }) => <Badge tone={estado === 'ACTIVO' ? 'green' : 'red'}>{t(`users.estado.${estado}`)}</Badge>,
    },
    {
      id: 'alta',
      header: t('users.since'),
      className: 'lg:w-28',
      cell: ({ fechaCreacion }) => <time dateTime={fechaCreacion}>{shortDay(fechaCreacion)}</time>,
    },
    {
      id: 'acciones',
      header: t('users.actions'),
      wide: true,
      className: 'lg:w-60',
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
              variant="quiet"
              icon={<Trash2 aria-hidden />}
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
