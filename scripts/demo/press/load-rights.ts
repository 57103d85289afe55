import { answerRights } from '#server/features/publications/rights/answer.ts';
import { askRights } from '#server/features/publications/rights/ask.ts';
import { readRights } from '#server/features/publications/rights/read.ts';
import type { Services } from '#server/platform/services.ts';
import type { Player } from '../cast.ts';

/** The author of a draft signs rights and licence, and asks the others, who have not signed when it is sent. */
export async function signFirst(services: Services, author: Player, id: string): Promise<void> {
  const { terminos, autores } = await readRights(services, author, id);
  if (!terminos) throw new Error('a journal of the demonstration asks nobody to sign');
  const { texto, licencia } = terminos;
  await answerRights(services, author, id, {
    respuesta: 'FIRMADA',
    idioma: 'es',
    texto: texto.es,
    licencia,
    motivo: '',
  });
  const others = autores.filter(({ estado, quien }) => estado === 'SIN_FIRMAR' && quien !== autores[0]?.quien);
  await askRights(services, author, id, { autores: others.map(({ quien }) => ({ quien })) });
}
