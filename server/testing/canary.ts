/** Works on which the cast of the canary test does all that leaves traces. */
import { principalJournal } from '#contract/journals.ts';
import { type Cast, secretsOf, staffWhoWrote } from './canary-cast.ts';
import { tellingDocx, tellingPdf, tellingPng } from './canary-files.ts';
import type { Planted } from './canary-filler.ts';
import { leaveSignatures, nameOutsider, produce, toSecondProof } from './canary-production.ts';
import type { TestPerson } from './platform.ts';

/** Takes a work through a round and into the next, with traces everywhere. Gives what can be asked about, by kind. */
export async function plant(people: Cast, lead: 'author' | 'publicAuthor'): Promise<Record<string, string[]>> {
  const who = (name: string): TestPerson => {
    const person = people[name];
    if (!person) throw new Error(`nobody is called ${name}`);
    return person;
  };
  const main = who(lead);
  const others = [...(lead === 'author' ? ['coauthor'] : []), ...staffWhoWrote].map(who);
  const secrets = secretsOf(main);
  const said = secrets.join(' · ');
  const { id } = await main.call.createPublication({
    body: {
      titulo: 'Humedales de la costa',
      resumen: 'Un resumen sin nombres.',
      palabrasClave: ['humedales'],
      coautoresIds: others.map(({ user }) => user.id),
      metadatos: { firma: said, doi: `10.1000/${main.user.apellidos}-${crypto.randomUUID()}` },
    },
  });
  const params = { id };
  for (const { call } of others) await call.acceptAuthorship({ params });
  await main.call.updatePublication({
    params,
    body: {
      tipo: 'TESIS',
      ficha: {
        institucion: main.user.afiliacion ?? main.user.apellidos,
        directores: [{ nombres: others[0]?.user.nombres ?? 'Eva', apellidos: main.user.apellidos }],
      },
      traducciones: [{ idioma: 'en', titulo: said, resumen: said, palabrasClave: [main.user.apellidos] }],
      licencia: `https://${main.user.apellidos}.example/licencia`,
      declaraciones: {
        conflictos: { respuesta: 'HAY', texto: said },
        financiacion: {
          respuesta: 'CON_FINANCIACION',
          financiadores: [{ nombre: main.user.afiliacion ?? '', ayudas: [main.user.apellidos] }],
        },
        etica: { respuesta: 'APROBADA', comite: main.user.afiliacion ?? '', codigo: main.user.apellidos },
        datos: { respuesta: 'REPOSITORIO', enlace: `https://${main.user.apellidos}.example/datos`, texto: said },
        preimpresion: {
          respuesta: 'CON_PREIMPRESION',
          enlace: `https://preprints.example/${main.user.apellidos}`,
        },
      },
    },
  });
  await nameOutsider(main, id);
  await main.call.saveContent({ params, body: { contenido: 'Un texto sin nombres.' } });
  const upload = (clase: 'MANUSCRITO' | 'FIGURA' | 'DATOS', ending: string, content: BlobPart) =>
    main.call.uploadFile({
      params,
      query: { clase, nombre: `${main.user.apellidos}.${ending}` },
      body: new File([content], 'a'),
    });
  const files = [
    await upload('MANUSCRITO', 'docx', Buffer.from(await tellingDocx(secrets))),
    await upload('MANUSCRITO', 'pdf', Buffer.from(await tellingPdf(secrets))),
    await upload('FIGURA', 'png', Buffer.from(tellingPng(secrets))),
    await upload('DATOS', 'csv', 'a;b\n1;2\n'),
    await upload('DATOS', 'bin', Buffer.concat([Buffer.from([0, 1, 2]), Buffer.from(said)])),
  ].map((file) => file.id);
  await main.call.changeFile({ params: { id: files[0] ?? '' }, body: { descripcion: said } });
  await main.call.submitReview({ params });
  const signed = await leaveSignatures(main, id);

  // Another main author is proposed, for reasons that tell who the present one is.
  const successor = { personaId: others[0]?.user.id ?? '', motivo: said };
  await main.call.proposeSuccession({ params, body: successor });

  const { call } = who('editor');
  const note = await call.addNote({
    params,
    body: { texto: `Lo firma ${said}, lo revisa ${who('first').user.apellidos}.` },
  });
  await who('suggests').call.saveBid({
    params,
    body: { respuesta: 'CONFLICTO', motivo: secretsOf(who('suggests')).join(' ') },
  });
  await call.saveAlternates({ params, body: { deseados: null, candidatos: [who('unasked').user.id] } });
  const assigned: Record<string, string> = {};
  for (const name of ['first', 'second', 'pending', 'declined', 'takenBack'])
    assigned[name] = (await call.assignReviewer({ params, body: { revisorId: who(name).user.id } })).id;
  // Back to its authors and in review again, by all that its reviewers are told of it.
  const formal = { estado: 'CAMBIOS_SOLICITADOS', acto: 'devolver', motivo: 'Falta un pie de figura.' } as const;
  await call.changeEstado({ params, body: formal });
  await main.call.changeEstado({ params, body: { estado: 'BORRADOR' } });
  await main.call.submitReview({ params });
  const reviewFiles: string[] = [];
  for (const name of ['first', 'second']) {
    const own = secretsOf(who(name));
    const file = await who(name).call.uploadReviewFile({
      params: { id: assigned[name] ?? '' },
      query: { nombre: `${who(name).user.apellidos}.docx`, paraAutor: 'true' },
      body: new File([Buffer.from(await tellingDocx(own))], 'a'),
    });
    reviewFiles.push(file.id);
  }
  for (const name of ['first', 'second'])
    await who(name).call.updateReview({
      params: { id: assigned[name] ?? '' },
      body: {
        estado: 'DEVUELTA',
        comentarios: '1. Falta una tabla.',
        anotaciones: [{ exacto: 'Un texto', posicion: 0, texto: 'Se queda corto.' }],
        comentarioConfidencial: secretsOf(who(name)).join(' '),
      },
    });
  const messages: string[] = [];
  for (const name of ['first', 'second'])
    messages.push((await who(name).call.writeMessage({ params, body: { ronda: 1, texto: `${name}: sin tabla.` } })).id);
  await who('declined').call.declineReview({
    params: { id: assigned.declined ?? '' },
    body: { motivo: secretsOf(who('declined')).join(' ') },
  });
  await call.takeBackReview({
    params: { id: assigned.takenBack ?? '' },
    body: { motivo: secretsOf(who('takenBack')).join(' ') },
  });
  await who('suggests').call.suggest({ body: { publicacionId: id, comentarios: 'Una idea.' } });
  const conflict = await who('suggests').call.declareConflict({ body: { institucion: 'Otra casa' } });
  // Its editor looked for who wrote it.
  const search = secretsOf(main).join(' ').slice(0, 300);
  const view = await call.saveQueueView({ body: { nombre: `Vista ${id}`, filtros: { search } } });
  await call.thankReviewer({ params: { id: assigned.first ?? '' } });
  await main.call.updateReview({ params: { id: assigned.first ?? '' }, body: { comentarioAutor: 'Gracias.' } });
  // Both sides complain of one another.
  const claims: string[] = [];
  for (const [name, sobre] of [
    [lead, 'REVISION'],
    ['first', 'AUTORIA'],
  ] as const) {
    const texto = secretsOf(who(name)).join(' ');
    const [made] = (await who(name).call.makeClaim({ params, body: { clase: 'QUEJA', sobre, texto } })).reclamaciones;
    claims.push(made?.id ?? '');
  }
  const issues: string[] = [];
  if (lead === 'publicAuthor') {
    const parts = { main, editor: who('editor') };
    await call.changeEstado({ params, body: { estado: 'APROBADO' } });
    await toSecondProof(parts, id);
    const mistaken = { estado: 'EN_REVISION', acto: 'revocar', motivo: 'La carta era de otra obra.' } as const;
    await call.changeEstado({ params, body: mistaken });
    await call.changeEstado({ params, body: { estado: 'APROBADO' } });
    issues.push(await takeIntoIssue(call, id));
    await toSecondProof(parts, id);
    await produce(parts, id);
  } else {
    await call.changeEstado({ params, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await main.call.changeEstado({ params, body: { estado: 'BORRADOR' } });
    const answers = { puntos: [{ punto: 'Falta una tabla.', respuesta: 'Está.' }], revision: 0 };
    await main.call.answerReview({ params: { id: assigned.first ?? '' }, body: answers });
    await main.call.submitReview({ params });
    // Taken back by its author, and sent once more.
    const takenBack = { estado: 'BORRADOR', acto: 'retirar', motivo: 'Falta un anexo.' } as const;
    await main.call.changeEstado({ params, body: takenBack });
    await main.call.submitReview({ params });
    for (const name of ['first', 'pending'])
      assigned[`${name}Again`] = (await call.assignReviewer({ params, body: { revisorId: who(name).user.id } })).id;
  }
  // Asked whether they may be known: one says no, the other nothing.
  const consents: string[] = [];
  for (const name of ['first', 'second']) {
    const body = { personaId: who(name).user.id, motivo: 'Queremos firmar los informes.' };
    consents.push((await call.askConsent({ params, body })).id);
  }
  await who('first').call.answerConsent({ params: { id: consents[0] ?? '' }, body: { acepta: false } });
  return {
    publications: [id],
    'authorship-requests': [id],
    consents,
    files,
    reviews: Object.values(assigned),
    'review-files': reviewFiles,
    claims,
    notes: [note.id],
    'discussion-messages': messages,
    conflicts: [conflict.id],
    views: [view.id],
    issues,
    obraId: [id],
    ...signed,
  };
}

/** An institution whose member the author of the first work is, made by somebody who has no part in it. Asked for by everybody. */
export async function plantInstitution(admin: TestPerson, author: TestPerson): Promise<Record<string, string[]>> {
  const { id, clave } = await admin.call.createInstitution({
    body: { clave: `casa-${crypto.randomUUID()}`, nombre: 'Una casa' },
  });
  await admin.call.inviteToInstitution({ params: { id }, body: { email: author.user.email } });
  const [invitation] = (await author.call.myInstitution()).invitaciones;
  await author.call.answerInstitutionInvitation({ params: { id: invitation?.id ?? '' }, body: { acepta: true } });
  // The author's own membership is asked about by who may not know of it.
  return {
    instituciones: [id],
    'instituciones/clave': [clave],
    userId: [author.user.id],
    invitacionId: [crypto.randomUUID()],
    entregaId: [crypto.randomUUID()],
    repositorioId: [crypto.randomUUID()],
    paquete: [crypto.randomUUID()],
  };
}

/** A load of a journal's past by somebody who has no part in the works: nothing of it is published. Asked for by everybody. */
export async function plantLoad(admin: TestPerson): Promise<Record<string, string[]>> {
  const table = new File(['titulo;autores;fecha\nDe entonces;"Ruiz, Ana";1998\n'], 'pasado.csv');
  const query = { revistaId: principalJournal, nombre: table.name };
  const { id } = await admin.call.startLoad({ query, body: table });
  return { cargas: [id] };
}

/** A number in preparation with a work that is approved. */
async function takeIntoIssue(call: TestPerson['call'], work: string): Promise<string> {
  const { id } = await call.createIssue({ body: { numero: work.slice(-12), anio: 2031 } });
  await call.addToIssue({ params: { id }, body: { obras: [work] } });
  return id;
}

/**
 * The rest of what calls ask for: things that are nobody's, and what does not depend on the works.
 * @param account of somebody whom administrators may log out or delete
 */
export const common = (account: string): Planted => ({
  users: [account],
  // None was made: it is asked for all the same.
  merges: [account],
  notifications: [crypto.randomUUID()],
  jobs: [crypto.randomUUID()],
  webhooks: [crypto.randomUUID()],
  'notify-inboxes': [crypto.randomUUID()],
  'notify-received': [crypto.randomUUID()],
  repositories: [crypto.randomUUID()],
  'saved-searches': [crypto.randomUUID()],
  'api-keys': [crypto.randomUUID()],
  passkeys: [crypto.randomUUID()],
  'identity-providers': [crypto.randomUUID()],
  providers: [crypto.randomUUID()],
  links: [crypto.randomUUID()],
  assignments: [crypto.randomUUID()],
  numero: ['1', '2'],
  capitulo: ['metodo'],
  quien: ['autor', 'revisor-1', 'revisor-2', 'lector', 'invitado'],
  clave: ['revision.uno', 'revista'],
  revistas: [principalJournal],
  solicitudes: [crypto.randomUUID()],
  invitaciones: [crypto.randomUUID()],
  tipo: ['limpieza'],
  criterio: ['latindex.18'],
  // Whose certificate it is stands on it, for whoever has its code.
  codigo: ['0000-0000-0000-0000'],
  token: ['a'.repeat(43)],
});
