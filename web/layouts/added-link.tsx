import { useLocation } from 'react-router';
import type { MenuEntry } from '#contract/entities/site-facts.ts';
import { useLanguage } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';
import { isAddedHere } from './links.ts';

/** Whether an address is of a screen, and not of another site or of a file. */
const isScreen = (address: string) => address.startsWith('/') && !/\.\w+$/.test(address.split(/[?#]/)[0] ?? '');

/** An entry that administrators added to the menu, in the reader's language or, where they wrote none, in Spanish. Opens here. */
export function AddedLink({ entry, className }: { entry: MenuEntry; className: string }) {
  const language = useLanguage();
  const { texto, direccion } = entry;
  const isTranslated = language === 'en' && texto.en !== '';
  const words = isTranslated || language === 'es' ? texto[language] : <span lang="es">{texto.es}</span>;
  const here = isAddedHere(entry, useLocation()) ? 'page' : undefined;
  return isScreen(direccion) ? (
    <Link to={direccion} aria-current={here} className={className}>
      {words}
    </Link>
  ) : (
    <a href={direccion} className={className}>
      {words}
    </a>
  );
}
