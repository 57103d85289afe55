/** What published reviews are called where they have DOIs of their own, in the language of their work. */
import { fill } from '#contract/words.ts';

const titles = {
  es: {
    REVISION: 'Revisión {numero} de «{titulo}», ronda {ronda}',
    RESPUESTA: 'Respuesta a la revisión {numero} de «{titulo}», ronda {ronda}',
  },
  en: {
    REVISION: 'Review {numero} of “{titulo}”, round {ronda}',
    RESPUESTA: 'Response to review {numero} of “{titulo}”, round {ronda}',
  },
  pt: {
    REVISION: 'Parecer {numero} de “{titulo}”, rodada {ronda}',
    RESPUESTA: 'Resposta ao parecer {numero} de “{titulo}”, rodada {ronda}',
  },
} as const;

export function titleOfPiece(
  clase: 'REVISION' | 'RESPUESTA',
  { idioma, ...of }: { idioma: string; titulo: string; ronda: number; numero: number },
): string {
  const words = idioma === 'en' || idioma === 'pt' ? titles[idioma] : titles.es;
  return fill(words[clase], { ...of, ronda: String(of.ronda), numero: String(of.numero) }, 'es');
}
