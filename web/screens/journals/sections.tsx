/** The sections that authors send to: what is asked of the works of each. */
import type { Journal } from '#contract/entities/journal.ts';
import { textIn } from '#contract/site-names.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';

export function Sections({ sections }: { sections: Journal['secciones'] }) {
  const t = useMessages();
  const language = useLanguage();
  const { number } = useFormats();
  if (sections.length === 0) return null;
  const lengthOf = (least: number | null, most: number | null) => {
    if (least && most) return t('house.section.words.between', { least: number(least), most: number(most) });
    if (most) return t('house.section.words.most', { most: number(most) });
    return least ? t('house.section.words.least', { least: number(least) }) : '';
  };
  return (
    <section id="secciones">
      <h2 className="mb-3 text-xl">{t('house.sections')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {sections.map(({ id, nombre, conRevision, indexada, palabrasMinimas, palabrasMaximas, cerrada }) => {
          const facts = [
            t(conRevision ? 'house.section.reviewed' : 'house.section.unreviewed'),
            !indexada && t('house.section.unindexed'),
            lengthOf(palabrasMinimas, palabrasMaximas),
            cerrada && t('house.section.closed'),
          ];
          return (
            <li key={id} className="py-2.5 wrap-anywhere">
              {textIn(nombre, language)}
              <span className="block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
