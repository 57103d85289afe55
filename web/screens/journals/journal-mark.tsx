import { accentsOf, inkOn } from '#contract/accent.ts';
import type { JournalSummary } from '#contract/entities/journal.ts';
import type { Identity } from '#contract/entities/system.ts';
import { LogoMark } from '#web/ui/LogoMark.tsx';

interface Props {
  journal: Pick<JournalSummary, 'nombre' | 'logo' | 'imagenPortada' | 'color' | 'principal'>;
  /** Given by the list, which asks for it once. */
  platform: Pick<Identity, 'logo' | 'imagenPortada'>;
}

/** What a journal is known by in a list: its own cover or mark, else its initial or the house's mark on its own colour, with words that are read there. */
export function JournalMark({ journal: { nombre, logo, imagenPortada, color, principal }, platform }: Props) {
  // What others have from the platform would be the same picture beside each.
  const ground = accentsOf(color).light.fill;
  const ink = inkOn(ground) === '#ffffff' ? 'text-[#ffffff]' : 'text-[#151b1e]';
  const isOwn = (picture: string, ofPlatform: string) => principal || picture !== ofPlatform;
  const cover = isOwn(imagenPortada, platform.imagenPortada) ? imagenPortada : '';
  const picture = cover || (isOwn(logo, platform.logo) ? logo : '');
  return (
    <span
      aria-hidden
      className={`relative flex aspect-[4/3] w-24 shrink-0 items-center justify-center self-start overflow-hidden rounded-md border border-line bg-sheet sm:w-36 ${ink}`}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          className={`size-full ${picture === logo ? 'object-contain p-2' : 'object-cover'}`}
        />
      ) : (
        <>
          {/* The colour is an attribute of a picture: what the server writes has no style attributes (http/security.ts). */}
          <svg aria-hidden className="absolute size-full">
            <rect width="100%" height="100%" fill={ground} />
          </svg>
          {nombre === 'Pliego' ? (
            <LogoMark className="relative h-1/2 text-inherit!" />
          ) : (
            <span className="relative font-serif text-4xl font-semibold">{nombre.slice(0, 1)}</span>
          )}
        </>
      )}
    </span>
  );
}
