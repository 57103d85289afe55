/** The words by which people know each estado, in both languages of the screens: what is typed is looked for in them. */
import { folded } from './text.ts';
import { type Estado, estados } from './vocabulary.ts';

/** As the screens show them; a test of the messages holds the two to one another. */
export const estadoWords: Record<Estado, { es: string; en: string }> = {
  BORRADOR: { es: 'Borrador', en: 'Draft' },
  EN_REVISION: { es: 'En revisión', en: 'In review' },
  PENDIENTE_APROBACION: { es: 'Pendiente de aprobación', en: 'Awaiting approval' },
  APROBADO: { es: 'Aprobado', en: 'Approved' },
  CAMBIOS_SOLICITADOS: { es: 'Cambios solicitados', en: 'Changes requested' },
  RETIRADO: { es: 'Retirado', en: 'Withdrawn' },
  PUBLICADO: { es: 'Publicado', en: 'Published' },
};

/** Without accents and capitals, one space for each gap. */
const plain = (text: string): string =>
  folded(text)
    .replace(/[\s_]+/g, ' ')
    .trim();

/** The estados whose code or words hold what was typed ('en revisión', 'EN_REVISION', 'draft'); none for nothing. */
export function estadosSaid(typed: string): Estado[] {
  const sought = plain(typed);
  if (sought === '') return [];
  return estados.filter((estado) => {
    const { es, en } = estadoWords[estado];
    return [estado, es, en].some((words) => plain(words).includes(sought));
  });
}
