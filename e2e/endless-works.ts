/** Works whose every text is one endless word, by people whose names are one too, in each state that has a screen of its own. */
import type { z } from 'zod';
import type { newPublicationSchema } from '#contract/entities/publication.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { longest } from '#contract/limits.ts';
import { ask } from './administrator.ts';
import { idSchema } from './submissions.ts';

export const endless = 'anticonstitucional'.repeat(16);
const endlessName = 'Wolfeschlegelsteinhausenberger'.repeat(4);
const endlessFile = `${endless.slice(0, longest.fileName - 4)}.csv`;

export interface EndlessWorks {
  published: string;
  /** In review, with its second review open. */
  waiting: string;
  /** Its authors answer the review and write its next version. */
  answering: string;
  draft: string;
  /** The open one. */
  review: string;
}

/** Makes them out of the demonstration set's people; autor@ and revisor@ change their names. */
export async function makeEndlessWorks(url: string): Promise<EndlessWorks> {
  const sessionOf = async (name: string) =>
    sessionSchema.parse(await ask(url, 'POST', '/auth/login', { email: `${name}@pliego.test`, password: 'demo1234' }));
  const [lector, autor, revisor, editor, admin] = [
    await sessionOf('lector'),
    await sessionOf('autor'),
    await sessionOf('revisor'),
    await sessionOf('editor'),
    await sessionOf('admin'),
  ];
  type Session = typeof autor;
  const send = (who: Session, method: string, path: string, body?: unknown) =>
    ask(url, method, path, body, who.access_token);
  const facts = { nombres: endlessName, apellidos: endlessName, afiliacion: endless, biografia: endless };
  for (const who of [autor, revisor])
    await send(who, 'PATCH', '/users/profile', { ...facts, palabrasClave: [endless.slice(0, 80)] });

  /** A draft, with a file and a co-author who was not asked. */
  const write = async (): Promise<string> => {
    const fields: z.input<typeof newPublicationSchema> = {
      titulo: endless,
      resumen: endless,
      palabrasClave: [endless.slice(0, longest.keyword)],
      categoria: endless.slice(0, longest.category),
    };
    const { id } = idSchema.parse(await send(autor, 'POST', '/publications', fields));
    const translation = { idioma: 'en', titulo: endless, resumen: endless, palabrasClave: fields.palabrasClave };
    await send(autor, 'PATCH', `/publications/${id}`, { traducciones: [translation] });
    await send(autor, 'PUT', `/publications/${id}/content`, {
      documento: { type: 'doc', content: endlessText },
      referencias: [{ id: 'r1', texto: endless }],
    });
    const coauthor = { id: null, nombres: endlessName, apellidos: endlessName, afiliaciones: [endless] };
    const main = { id: autor.user.id, nombres: endlessName, apellidos: endlessName, afiliaciones: [endless] };
    await send(autor, 'PUT', `/publications/${id}/authors`, { autores: [main, coauthor] });
    await upload(url, autor.access_token, id);
    return id;
  };
  const submit = async (): Promise<string> => {
    const id = await write();
    await send(autor, 'POST', `/publications/${id}/submit-review`);
    return id;
  };
  const assign = async (id: string): Promise<string> => {
    const body = { revisorId: revisor.user.id, comentarios: endless };
    return idSchema.parse(await send(editor, 'POST', `/reviews/publications/${id}/assign-reviewer`, body)).id;
  };
  const reviewed = async (): Promise<string> => {
    const id = await submit();
    const review = { estado: 'ACEPTADA', comentarios: endless, comentarioConfidencial: endless };
    await send(revisor, 'PATCH', `/reviews/${await assign(id)}`, review);
    return id;
  };
  const decide = (who: Session, id: string, estado: string) =>
    send(who, 'PATCH', `/publications/${id}/estado`, { estado, motivo: endless });

  const published = await reviewed();
  await decide(editor, published, 'APROBADO');
  await decide(admin, published, 'PUBLICADO');
  const answering = await reviewed();
  await decide(editor, answering, 'CAMBIOS_SOLICITADOS');
  const waiting = await submit();
  const review = await assign(waiting);
  await send(editor, 'POST', `/publications/${waiting}/notes`, { texto: endless });
  await send(revisor, 'POST', '/reviews/sugerencia', { publicacionId: waiting, comentarios: endless });
  const draft = await write();
  // Asked to sign it, the reader has it among the requests.
  await send(autor, 'PATCH', `/publications/${draft}`, { coautoresIds: [lector.user.id] });
  const subject = endless.slice(0, longest.messageSubject);
  await send(editor, 'POST', '/notifications/send-email', { to: autor.user.email, subject, message: endless });
  return { published, waiting, answering, draft, review };
}

async function upload(url: string, token: string, id: string): Promise<void> {
  const query = new URLSearchParams({ clase: 'DATOS', nombre: endlessFile });
  const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/publications/${id}/files?${query}`, {
    method: 'POST',
    headers,
    body: 'a,b\n',
  });
  if (!answer.ok) throw new Error(`The file was refused: ${await answer.text()}`);
}

const words = [{ type: 'text', text: endless }];
const paragraph = { type: 'paragraph', content: words };
const cell = (type: 'tableCell' | 'tableHeader') => ({ type, content: [paragraph] });
/** The word in whatever a text is made of. */
const endlessText = [
  { type: 'heading', attrs: { level: 1 }, content: words },
  {
    type: 'paragraph',
    content: [
      ...words,
      { type: 'citation', attrs: { refs: ['r1'], text: endless } },
      { type: 'text', text: endless, marks: [{ type: 'link', attrs: { href: `https://example.org/${endless}` } }] },
      { type: 'footnote', attrs: { id: 'n1' }, content: words },
    ],
  },
  paragraph,
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] },
  { type: 'blockquote', content: [paragraph] },
  { type: 'codeBlock', content: words },
  {
    type: 'table',
    attrs: { id: 't1' },
    content: [
      { type: 'caption', content: [paragraph] },
      { type: 'tableRow', content: [cell('tableHeader'), cell('tableHeader')] },
      { type: 'tableRow', content: [cell('tableCell'), cell('tableCell')] },
      { type: 'tableNotes', content: [paragraph] },
    ],
  },
  { type: 'mathBlock', attrs: { tex: `\\text{${endless}}` } },
];
