/** What is left behind, in the canary's works, by what authors sign and by production: names in all that somebody writes there. */
import type { ProductionStep } from '#contract/production.ts';
import { type Cast, secretsOf, staffWhoWrote } from './canary-cast.ts';
import type { TestPerson } from './platform.ts';

interface Parts {
  main: TestPerson;
  editor: TestPerson;
}
type Kinds = Record<string, string[]>;

/** Somebody without an account joins the byline of a draft, called as its main author is. */
export async function nameOutsider({ call, user: { apellidos } }: TestPerson, id: string): Promise<void> {
  const params = { id };
  const { autores } = await call.listAuthors({ params });
  const named = autores.map(({ email: _, invitacion, principal, ...author }) => author);
  await call.saveAuthors({ params, body: { autores: [...named, { id: null, nombres: 'Lea', apellidos }] } });
}

/**
 * Its main author does not sign, for reasons that name them; who has no account gets a link, at an address made from theirs. Gives what
 * tells the one whom the link went to.
 */
export async function leaveSignatures({ call, user }: TestPerson, id: string): Promise<Kinds> {
  const params = { id };
  const { terminos, autores } = await call.readRights({ params });
  const { licencia, texto } = terminos;
  const motivo = secretsOf({ user }).join(' ');
  const body = { respuesta: 'RECHAZADA', idioma: 'es', texto: texto.es, licencia, motivo } as const;
  await call.answerRights({ params, body });
  const quien = autores.find(({ conCuenta }) => !conCuenta)?.quien;
  if (!quien) throw new Error('nobody without an account signs it');
  await call.askRights({ params, body: { autores: [{ quien, correo: `lea.${user.email}` }] } });
  return { firmante: [quien] };
}

/**
 * Takes an approved work to where its authors have the second proof. The text that is edited, what is answered to it and what is wrong
 * with the first proof name its main author. Gives the keys of its changes.
 */
export async function toSecondProof({ main, editor }: Parts, id: string): Promise<Kinds> {
  const params = { id };
  const said = secretsOf(main).join(' · ');
  const [edits, writes] = [stepsOf(editor, id), stepsOf(main, id)];
  await editor.call.saveProductionText({
    params,
    body: { contenido: `Un texto corregido, que agradecemos a ${said}.` },
  });
  await edits('ENVIAR_CORRECCION');
  const { cambios } = await main.call.readProduction({ params });
  for (const { clave } of cambios)
    await main.call.answerChange({ params: { id, clave }, body: { aceptado: false, texto: said } });
  await writes('DEVOLVER_CORRECCION');
  await edits('PASAR_A_PRUEBAS');
  await edits('ENVIAR_PRUEBAS');
  await writes('PEDIR_CORRECCIONES', said);
  await edits('ENVIAR_PRUEBAS');
  return { 'changes/clave': cambios.map(({ clave }) => clave) };
}

/** From the second proof to what is published, by way of a date that is set and taken away. */
export async function produce({ main, editor }: Parts, id: string): Promise<void> {
  const params = { id };
  const edits = stepsOf(editor, id);
  await stepsOf(main, id)('APROBAR_PRUEBAS');
  const { puntos } = await editor.call.readProduction({ params });
  for (const { punto, cumplido } of puntos)
    if (!cumplido) await editor.call.checkPoint({ params: { id, punto }, body: { marcado: true } });
  await edits('DAR_POR_LISTA');
  await editor.call.scheduleWork({ params, body: { fecha: '2099-01-01T09:00', zona: 'America/Bogota' } });
  await editor.call.unscheduleWork({ params });
  await editor.call.changeEstado({ params, body: { estado: 'PUBLICADO' } });
}

const stepsOf =
  ({ call }: TestPerson, id: string) =>
  (paso: ProductionStep, motivo?: string) =>
    call.takeProductionStep({ params: { id }, body: { paso, ...(motivo && { motivo }) } });

/** A work that is approved and in production, whose authors nobody outside may know yet. Gives what can be asked about, by kind. */
export async function plantInProduction(people: Cast): Promise<Kinds> {
  const { author: main, coauthor, editor, first } = people;
  if (!main || !coauthor || !editor || !first) throw new Error('the cast is not whole');
  const others = [coauthor, ...staffWhoWrote.flatMap((name) => people[name] ?? [])];
  const { id } = await main.call.createPublication({
    body: {
      titulo: 'Salinas del delta',
      resumen: 'Otro resumen sin nombres.',
      palabrasClave: ['salinas'],
      coautoresIds: others.map(({ user }) => user.id),
    },
  });
  const params = { id };
  for (const { call } of others) await call.acceptAuthorship({ params });
  await nameOutsider(main, id);
  await main.call.saveContent({ params, body: { contenido: 'Otro texto sin nombres.' } });
  await main.call.submitReview({ params });
  const review = await editor.call.assignReviewer({ params, body: { revisorId: first.user.id } });
  await first.call.updateReview({
    params: { id: review.id },
    body: { estado: 'ACEPTADA', comentarios: 'Claro.', comentarioConfidencial: secretsOf(first).join(' ') },
  });
  const signed = await leaveSignatures(main, id);
  await editor.call.changeEstado({ params, body: { estado: 'APROBADO' } });
  const changed = await toSecondProof({ main, editor }, id);
  return { publications: [id], reviews: [review.id], ...signed, ...changed };
}
