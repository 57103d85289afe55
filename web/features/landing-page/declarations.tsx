import { Kept } from '#web/data/kept.tsx';
import { lateDrawing } from '#web/data/late-drawing.ts';
import { WrittenText } from '#web/features/manuscript/written-text.tsx';
import { useLanguage } from '#web/messages/use-messages.ts';
import type { ReadWork } from './citable.ts';

/** What draws what authors declare, with its words. */
export const declaredDrawing = lateDrawing(
  async () => (await import('#web/features/publications/declared-list.tsx')).DeclaredList,
);

/** What the authors of a work declare, below its text; nothing where they declare nothing. */
export function Declarations({
  work: { declaraciones, idioma },
}: {
  work: Pick<ReadWork, 'declaraciones' | 'idioma'>;
}) {
  const language = useLanguage();
  if (!declaraciones) return null;
  return (
    <Kept name="declarations" by={[declaraciones, idioma]}>
      <section>
        <WrittenText
          of={[declaraciones, idioma, language]}
          className="min-w-0"
          drawing={declaredDrawing}
          draw={(List) => (
            <div className="min-w-0">
              <List declaraciones={declaraciones} language={language} idioma={idioma} titled />
            </div>
          )}
        />
      </section>
    </Kept>
  );
}
