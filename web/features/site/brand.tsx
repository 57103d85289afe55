import type { House } from '#contract/entities/house.ts';
import { journalPage } from '#contract/public-addresses.ts';
import { Link } from '#web/ui/Link.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { useIdentity } from './use-identity.ts';

/**
 * The journal's mark and name: its own picture, or the platform's mark beside its name. In the house of another journal its own, and
 * its name beside the platform's picture where it has none.
 */
export function Brand({ house }: { house?: House | undefined }) {
  const platform = useIdentity();
  const { nombre, logo } = house ?? platform;
  if (logo !== '' && house && logo === platform.logo)
    return (
      <span className="flex items-center gap-2.5">
        <img src={logo} alt="" className="h-8 w-auto max-w-24 object-contain" />
        <Name of={nombre} />
      </span>
    );
  if (logo !== '') return <img src={logo} alt={nombre} className="h-9 w-auto max-w-44 object-contain object-left" />;
  if (nombre === 'Pliego') return <Logo />;
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark className="h-8" />
      <Name of={nombre} />
    </span>
  );
}

/** The same as the way to the journal's page where it has one, else to the catalogue. */
export const BrandLink = ({ house }: { house?: House | undefined }) => (
  <Link to={house?.clave ? journalPage(house.clave) : '/catalogo'} className="no-underline">
    <Brand house={house} />
  </Link>
);

const Name = ({ of }: { of: string }) => (
  <span className="line-clamp-2 max-w-44 font-serif text-base leading-tight font-semibold text-ink sm:max-w-64">
    {of}
  </span>
);
