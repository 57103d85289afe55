import { Link } from 'react-router';
import { type MergePreview, undoDays } from '#contract/entities/merge.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';

type Props = { preview: MergePreview };

/** What stands in the way, with the works where it does, and how to clear it. */
export function Hindrances({ preview: { impedimentos } }: Props) {
  const t = useMessages();
  if (impedimentos.length === 0) return null;
  return (
    <Notice tone="error" live title={t('users.merge.hindered')}>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {impedimentos.map(({ motivo, obras, total }) => (
          <li key={motivo}>
            {t(`users.merge.why.${motivo}`)}
            {obras.length > 0 && (
              <ul className="mt-1 list-none">
                {obras.map(({ id, titulo }) => (
                  <li key={id} className="wrap-anywhere">
                    <Link to={`/editorial/${id}`} className="link">
                      {titulo}
                    </Link>
                  </li>
                ))}
                {total > obras.length && (
                  <li className="text-muted">{t('users.merge.why.more', { count: total - obras.length })}</li>
                )}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** How much moves to the account that stays. */
export function Moving({ preview: { queda, mueve, coinciden } }: Props) {
  const t = useMessages();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base wrap-anywhere">{t('users.merge.moves', { email: queda.email })}</h3>
      {mueve.length > 0 ? (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {mueve.map(({ cosa, cuantas }) => (
            <li key={cosa}>{t(`users.merge.thing.${cosa}`, { count: cuantas })}</li>
          ))}
        </ul>
      ) : (
        <p>{t('users.merge.moves.none')}</p>
      )}
      {coinciden > 0 && <p className="text-sm text-muted">{t('users.merge.same', { count: coinciden })}</p>}
    </section>
  );
}

/** What becomes of both accounts and their person, in words. */
export function Consequences({ preview: { queda, unida, marcadas, rellena } }: Props) {
  const t = useMessages();
  const [keeps, goes] = [queda.email, unida.email];
  const name = `${queda.nombres} ${queda.apellidos}`.trim();
  const said = [
    t('users.merge.then.account', { name, email: keeps }),
    t('users.merge.then.login', { goes, keeps }),
    t('users.merge.then.filled', {
      count: rellena.length,
      fields: rellena.map((field) => t(`users.merge.field.${field}`)).join(', '),
    }),
    t('users.merge.then.marked', { count: marcadas }),
    t('users.merge.then.bylines'),
    t('users.merge.then.told'),
    t('users.merge.then.undo', { days: undoDays }),
  ].filter(Boolean);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{t('users.merge.then')}</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5 wrap-anywhere">
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
