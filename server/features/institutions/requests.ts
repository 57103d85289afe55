/** What is asked from the page of institutions: it reaches the administrators, who answer it. */
import { v7 as uuid } from 'uuid';
import type { NewInstitutionRequest } from '#contract/entities/institution.ts';
import { refuse } from '#contract/refuse.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { mailAdministrators } from '#server/features/correspondence/contact/mail-administrators.ts';
import { planInWords } from '#server/features/membership/month.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';
import { answerRequest, countSame, insertRequest, lockRequest, type RequestRow } from './request-queries.ts';

/**
 * Keeps the request and writes to the administrators, who answer its writer. Pressed twice it is one. Throws
 * `demasiadas_peticiones` where administrators have had their share of this hour.
 */
export async function requestInstitution(
  services: Services,
  viewer: Viewer,
  request: NewInstitutionRequest,
  idioma: Language,
): Promise<void> {
  const { db, env, transact } = services;
  await transact(async () => {
    if ((await countSame(db, request)) > 0) return;
    await insertRequest(db, { id: uuid(), ...request, idioma, userId: viewer?.id ?? null });
    const enlace = publicAddress(env, '/admin/instituciones');
    await mailAdministrators(services, request.email, (language) =>
      mailText('institutionRequested', language, {
        ...request,
        plan: planInWords(services, request.plan)[language],
        enlace,
      }),
    );
    const datos = { institucion: request.institucion };
    await record(db, { type: 'institution.requested', userId: viewer?.id ?? null, datos });
  });
}

/** A request that waits, held. Throws `no_encontrado`, `solicitud_respondida`. */
export async function holdRequest({ db }: Pick<Services, 'db'>, id: string): Promise<RequestRow> {
  const row = await lockRequest(db, id);
  if (!row) throw refuse('no_encontrado');
  if (row.estado !== 'PENDIENTE') throw refuse('solicitud_respondida');
  return row;
}

/** Declines it, in words that are mailed to who asked. Throws as `holdRequest` does. */
export async function declineRequest(services: Services, viewer: Person, id: string, texto: string): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const { email, institucion, nombre, idioma } = await holdRequest(services, id);
    const answer = { estado: 'RECHAZADA' as const, respuesta: texto, respondidaPorId: viewer.id, institucionId: null };
    await answerRequest(db, id, answer);
    const mail = mailText('institutionDeclined', idioma === 'en' ? 'en' : 'es', { nombre, institucion, texto });
    await sendMail(services, { para: email, secreto: false, ...mail });
    await record(db, { type: 'institution.requestDeclined', userId: viewer.id, datos: { institucion } });
  });
}
