import { accentsOf, inkOn } from '#contract/accent.ts';
import type { JournalSummary } from '#contract/entities/journal.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';

type Props = { journal: Pick<JournalSummary, 'nombre' | 'logo' | 'imagenPortada' | 'color'> };

/** What a journal is known by in a list: its own cover or mark, else its initial on its own colour, with words that are read there. */
export function JournalMark({ journal: { nombre, logo, imagenPortada, color } }: Props) {
  const platform = useIdentity();
  // What it has from the platform would be the same picture beside each.
  const ground = accentsOf(color).light.fill;
  const picture = imagenPortada !== platform.imagenPortada ? imagenPortada : logo !== platform.logo ? logo : '';
  return (
    <span
      aria-hidden
      className="flex aspect-[4/3] w-24 shrink-0 items-center justify-center self-start overflow-hidden rounded-md border border-line bg-sheet sm:w-36"
      style={picture ? undefined : { background: ground }}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          className={`size-full ${picture === logo ? 'object-contain p-2' : 'object-cover'}`}
        />
      ) : (
        <span className="font-serif text-4xl font-semibold" style={{ color: inkOn(ground) }}>
          {nombre.slice(0, 1)}
        </span>
      )}
    </span>
  );
}
