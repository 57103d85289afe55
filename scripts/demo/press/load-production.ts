/** Takes approved works of the demonstration set through production, each step on its day. */
import { type ProductionStep, productionPoints } from '#contract/production.ts';
import { markdownToManuscript } from '#server/documents/markdown/read/from-markdown.ts';
import { changeEstado } from '#server/features/editorial/change-estado.ts';
import { answerChange, checkPoint, saveProductionText } from '#server/features/editorial/production/act.ts';
import { readProduction } from '#server/features/editorial/production/read.ts';
import { takeStep } from '#server/features/editorial/production/step.ts';
import type { Services } from '#server/platform/services.ts';
import type { Player } from '../cast.ts';
import { daysOf } from '../history-queries.ts';
import { dateProduction } from './dating-queries.ts';
import type { ProductionPlan } from './works-in-process.ts';

type Plan = ProductionPlan & { texto: string; begun: number };
type Step = (paso: ProductionStep, motivo?: string) => Promise<unknown>;

/** The steps that lead where it stands, in the order in which they are taken. */
const pathTo: Record<ProductionPlan['until'], ProductionStep[]> = {
  CORRECCION: [],
  CORRECCION_AUTOR: ['ENVIAR_CORRECCION'],
  PRUEBAS: ['PASAR_A_PRUEBAS'],
  PRUEBAS_AUTOR: ['PASAR_A_PRUEBAS', 'ENVIAR_PRUEBAS', 'PEDIR_CORRECCIONES', 'ENVIAR_PRUEBAS'],
  COMPROBACION: ['PASAR_A_PRUEBAS', 'ENVIAR_PRUEBAS', 'APROBAR_PRUEBAS'],
  LISTA: ['PASAR_A_PRUEBAS', 'ENVIAR_PRUEBAS', 'APROBAR_PRUEBAS', 'DAR_POR_LISTA'],
  PUBLICADA: ['PASAR_A_PRUEBAS', 'ENVIAR_PRUEBAS', 'APROBAR_PRUEBAS', 'DAR_POR_LISTA'],
};
const ofAuthor: readonly ProductionStep[] = ['APROBAR_PRUEBAS', 'PEDIR_CORRECCIONES'];

/** From the day of its approval, on which its production began, to where it stands. */
export async function loadProduction(
  services: Services,
  { author, editor }: { author: Player; editor: Player },
  id: string,
  plan: Plan,
): Promise<void> {
  const { until, edits = [], ticked = [], corrections, rejects, texto, begun } = plan;
  const path = pathTo[until];
  const decided = daysOf('decided', begun);
  const on = (place: number) => dateProduction(services.db, id, decided * (1 - place / (path.length + 1)), begun);
  await on(0);
  const step: Step = (paso, motivo) =>
    takeStep(services, ofAuthor.includes(paso) ? author : editor, id, { paso, ...(motivo && { motivo }) });
  const edit = async () => {
    const changed = edits.reduce((text, [before, after]) => text.replace(before, after), texto);
    const { documento } = markdownToManuscript(changed, { fileAddress: (name) => name, references: [] });
    await saveProductionText(services, editor, id, { documento });
  };
  if (!corrections && edits.length > 0) await edit();
  for (const [place, paso] of path.entries()) {
    if (paso === 'DAR_POR_LISTA') await tick(services, editor, id, ticked);
    await step(paso, paso === 'PEDIR_CORRECCIONES' ? corrections : undefined);
    if (paso === 'PEDIR_CORRECCIONES') await edit();
    await on(place + 1);
  }
  if (!path.includes('DAR_POR_LISTA')) await tick(services, editor, id, ticked);
  if (rejects) await reject(services, author, id, rejects);
  if (until === 'PUBLICADA') await changeEstado(services, editor, id, { estado: 'PUBLICADO' });
  // Done by somebody who came back to it a while later.
  const days = until === 'PUBLICADA' ? daysOf('published', begun) : (decided * 0.6) / (path.length + 1);
  await dateProduction(services.db, id, days, begun);
}

async function tick(services: Services, editor: Player, id: string, ticked: ProductionPlan['ticked'] = []) {
  for (const punto of productionPoints.filter((point) => ticked.includes(point)))
    await checkPoint(services, editor, { id, punto }, { marcado: true });
}

/** The last change: why it should stay as it was. */
async function reject(services: Services, author: Player, id: string, texto: string): Promise<void> {
  const { cambios } = await readProduction(services, author, id);
  const [first, last] = [cambios[0], cambios.at(-1)];
  if (!first || !last) throw new Error('nothing was changed in a text in copy-editing');
  await answerChange(services, author, { id, clave: first.clave }, { aceptado: true });
  await answerChange(services, author, { id, clave: last.clave }, { aceptado: false, texto });
}
