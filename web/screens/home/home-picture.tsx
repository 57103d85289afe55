import { useIdentity } from '#web/features/site/use-identity.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ImposedSheet } from './imposed-sheet.tsx';

/** The journal's own picture beside the opening words, and below them where there is no room; without one, the platform's. */
export function HomePicture() {
  const t = useMessages();
  const { nombre, imagenPortada } = useIdentity();
  if (imagenPortada === '') return <ImposedSheet className="hidden w-[25rem] shrink-0 lg:block" />;
  return (
    <img
      src={imagenPortada}
      alt={t('home.cover', { journal: nombre })}
      fetchPriority="high"
      className="aspect-[1200/630] w-full rounded-md border border-line object-cover lg:aspect-[4/3] lg:w-[25rem] lg:shrink-0"
    />
  );
}
