import type { AccountLine } from '#contract/entities/user.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';

const tones: Record<AccountLine['suerte'], Tone> = { CREAR: 'green', EXISTE: 'gray', REPETIDA: 'gray', ERROR: 'fault' };

/** The lines of a file of accounts, each with what will become of it, and why. */
export function AccountLines({ lines }: { lines: readonly AccountLine[] }) {
  const t = useMessages();
  const why = ({ suerte, fallos, repite }: AccountLine) => {
    if (suerte === 'ERROR') return fallos.map((fault) => t(`users.file.fault.${fault}`)).join(' ');
    if (suerte === 'REPETIDA') return t('users.file.repeats', { line: repite ?? 0 });
    return suerte === 'EXISTE' ? t('users.file.exists') : '';
  };
  const columns: Column<AccountLine>[] = [
    { id: 'linea', header: t('users.file.line'), align: 'end', className: 'w-16', cell: ({ linea }) => linea },
    {
      id: 'persona',
      header: t('users.person'),
      heading: true,
      cell: ({ nombres, apellidos, email }) => (
        <div className="wrap-anywhere">
          {`${nombres} ${apellidos}`.trim() || '–'}
          <div className="text-sm font-normal text-muted">{email || '–'}</div>
        </div>
      ),
    },
    {
      id: 'roles',
      header: t('users.roles'),
      className: 'lg:w-52',
      cell: ({ roles, prometidos }) => (
        <>
          {roles.map((role) => t(`author.role.${role}`)).join(', ')}
          {prometidos.length > 0 && (
            <span className="block text-sm text-muted">
              {t('users.promised', { roles: prometidos.map((role) => t(`author.role.${role}`)).join(', ') })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'suerte',
      header: t('users.file.fate'),
      className: 'lg:w-72',
      cell: (line) => (
        <>
          <Badge tone={tones[line.suerte]}>{t(`users.file.fate.${line.suerte}`)}</Badge>
          {line.suerte !== 'CREAR' && <span className="mt-0.5 block text-sm">{why(line)}</span>}
        </>
      ),
    },
  ];
  return (
    <Table
      caption={t('users.file.lines')}
      hideCaption
      columns={columns}
      rows={lines}
      rowKey={({ linea }) => String(linea)}
    />
  );
}
