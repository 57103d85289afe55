/** Who makes a journal, by what they are in it. */
import type { Journal } from '#contract/entities/journal.ts';
import { boardRoles } from '#contract/journals.ts';
import { useMessages } from '#web/messages/use-messages.ts';

export function Board({ board }: { board: Journal['consejo'] }) {
  const t = useMessages();
  if (board.length === 0) return null;
  const groups = boardRoles
    .map((cargo) => ({ cargo, people: board.filter((each) => each.cargo === cargo) }))
    .filter(({ people }) => people.length > 0);
  return (
    <section id="consejo">
      <h2 className="mb-3 text-xl">{t('house.board')}</h2>
      <div className="flex flex-col gap-6">
        {groups.map(({ cargo, people }) => (
          <section key={cargo}>
            <h3 className="label-caps mb-1">{t(`house.board.${cargo}`)}</h3>
            <ul className="grid gap-x-10 sm:grid-cols-2">
              {people.map(({ id, nombre, tarea, afiliacion, orcid }) => (
                <li key={id} className="border-t border-line py-2 wrap-anywhere">
                  {orcid ? (
                    <a href={`https://orcid.org/${orcid}`} className="link">
                      {nombre}
                    </a>
                  ) : (
                    nombre
                  )}
                  <span className="block text-sm text-muted">{[tarea, afiliacion].filter(Boolean).join(' · ')}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
