import { Logo } from '#web/ui/Logo.tsx';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { useIdentity } from './use-identity.ts';

/** The journal's mark and name: its own picture, or the platform's mark beside its name. */
export function Brand() {
  const { nombre, logo } = useIdentity();
  if (logo !== '') return <img src={logo} alt={nombre} className="h-9 w-auto max-w-44 object-contain object-left" />;
  if (nombre === 'Pliego') return <Logo />;
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark className="h-8" />
      <span className="line-clamp-2 max-w-44 font-serif text-base leading-tight font-semibold text-ink sm:max-w-64">
        {nombre}
      </span>
    </span>
  );
}
