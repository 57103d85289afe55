import { findUser } from '#server/features/accounts/queries.ts';
import { findWork } from '#server/features/publications/queries.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { changeDeposit, type DepositRow, findRepository } from './queries.ts';

type Changes = Parameters<typeof changeDeposit>[2];

/**
 * Changes a deposit of which nothing more comes by itself, and mails who asked for it what came of it: once, for what they asked for. What
 * was asked for by nobody, or was asked for anew meanwhile, is told to nobody.
 */
export async function settleAndTell(services: Services, row: DepositRow, changes: Changes): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const isChanged = await changeDeposit(db, row, { ...changes, pedidoPorId: null });
    if (!isChanged || !row.pedidoPorId) return;
    const [person, work, repository] = [
      await findUser(db, row.pedidoPorId),
      await findWork(db, row.publicacionId),
      await findRepository(db, row.repositorioId),
    ];
    if (!person || person.fechaBloqueo || !work || !repository) return;
    const language = person.preferencias.language ?? 'es';
    const values = { nombre: person.nombres, titulo: work.titulo, repositorio: repository.nombre };
    const links = { boton: publicAddress(services.env, `/editorial/${work.id}`), obra: work.id };
    const stands = changes.estado === 'REGISTRADO';
    const mail = stands
      ? await templateMail(
          services,
          'DEPOSITO_EN_REPOSITORIO',
          language,
          { ...values, direccion: changes.direccion ?? row.direccion },
          links,
        )
      : await templateMail(
          services,
          'DEPOSITO_FALLIDO',
          language,
          { ...values, respuesta: changes.mensaje || null },
          links,
        );
    await sendMail(services, { para: person.email, secreto: false, publicacionId: work.id, ...mail });
  });
}
