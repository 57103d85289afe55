/** The sentences of the activity record, in both languages. */
import { describe, expect, it } from 'vitest';
import { areaNames } from '#contract/event-areas.ts';
import { letterTemplateKinds } from '#contract/letter-templates.ts';
import { fileKinds, pageSlugs, prioridades, reviewEstados, roles } from '#contract/vocabulary.ts';
import { eventKinds } from '#server/events/event-kinds.ts';
import { tell } from '#server/events/events.ts';
import { spanishIn } from '#server/testing/spanish.ts';

const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

it.each(Object.entries(eventKinds))('%s is told with the same facts in Spanish and in English', (_, [, es, en]) => {
  expect([es, en].every((sentence) => sentence.length > 5)).toBe(true);
  expect(en).not.toBe(es);
  expect(placesIn(en).sort()).toEqual(placesIn(es).sort());
  expect(spanishIn(en)).toBeUndefined();
});

it('leaves no area of events without a kind, which filters of the record would offer in vain', () => {
  const areas = new Set(Object.keys(eventKinds).map((type) => type.split('.')[0]));
  expect(areaNames.filter((area) => !areas.has(area))).toEqual([]);
});

describe('an entry', () => {
  it('names roles, estados and the rest in words of the reader’s language', () => {
    const changed = { antes: 'AUTOR', roles: 'EDITOR, AUTOR' };
    expect(tell('account.rolesChanged', changed, 'es')).toBe('Roles de una cuenta cambiados: Autor → Editor, Autor.');
    expect(tell('account.rolesChanged', changed, 'en')).toBe('Roles of an account changed: Author → Editor, Author.');
    const made = { antes: '', roles: 'ADMIN' };
    expect(tell('account.rolesChanged', made, 'es')).toBe('Roles de una cuenta cambiados: Administrador.');
    expect(tell('account.rolesChanged', made, 'en')).toBe('Roles of an account changed: Administrator.');
    const completed = { estado: 'DEVUELTA', titulo: 'Humedales' };
    expect(tell('review.completed', completed, 'es')).toBe('Revisión completada (devuelta): «Humedales».');
    expect(tell('review.completed', completed, 'en')).toBe('Review completed (returned): “Humedales”.');
    const viewed = { quien: 'revisor-2', titulo: 'Humedales' };
    expect(tell('publication.viewedAs', viewed, 'en')).toContain('(Reviewer 2)');
    expect(tell('publication.viewedAs', { quien: 'invitado' }, 'en')).toContain('(a visitor without an account)');
    const template = { clave: 'SOLICITAR_CAMBIOS', idioma: 'es' };
    expect(tell('letter.changed', template, 'en')).toBe('Template changed: “Request changes”, in Spanish.');
    expect(tell('page.written', { slug: 'privacidad' }, 'en')).toBe('Page of the site written: “Privacy policy”.');
  });

  it('of an account that waits for a role says which, and of others nothing of it', () => {
    const waiting = { rol: 'LECTOR', solicitado: 'REVISOR' };
    expect(tell('account.registered', waiting, 'es')).toBe('Cuenta creada con el rol Lector; pidió el rol Revisor.');
    expect(tell('account.registered', waiting, 'en')).toBe(
      'Account created with the role Reader; it asked for the role Reviewer.',
    );
    const given = { rol: 'AUTOR', solicitado: null };
    expect(tell('account.registered', given, 'es')).toBe('Cuenta creada con el rol Autor.');
  });

  it.each(['es', 'en'] as const)('says no code of the field to a reader (%s)', (language) => {
    const datos = [
      ...roles.map((rol) => ['account.roleGranted', { rol }] as const),
      ...reviewEstados.map((estado) => ['review.updated', { estado }] as const),
      ...prioridades.map((prioridad) => ['publication.prioritised', { prioridad }] as const),
      ...fileKinds.map((clase) => ['file.uploaded', { clase }] as const),
      ...pageSlugs.map((slug) => ['page.written', { slug }] as const),
      ...letterTemplateKinds.map((clave) => ['letter.reset', { clave, idioma: language }] as const),
    ];
    for (const [type, said] of datos) expect(tell(type, said, language)).not.toMatch(/\p{Lu}{2}|_/u);
  });

  it('writes days out, also of records that kept them in words', () => {
    const moved = { plazo: '2031-05-06T23:59:59.000Z', titulo: 'Humedales' };
    expect(tell('review.deadlineMoved', moved, 'es')).toContain('al 6 de mayo de 2031');
    expect(tell('review.deadlineMoved', moved, 'en')).toContain('to May 6, 2031');
    expect(tell('review.deadlineMoved', { ...moved, plazo: '6 de mayo de 2031' }, 'en')).toContain('6 de mayo de 2031');
  });

  it('leaves as it is what people wrote', () => {
    const titulo = 'EDITOR, AUTOR {motivo}';
    expect(tell('publication.rejected', { titulo, motivo: 'ALTA' }, 'en')).toBe(
      'Rejected: “EDITOR, AUTOR {motivo}”. Reason: ALTA',
    );
  });

  it('says of the settings what was kept in both languages', () => {
    const datos = { cambios: 'logotipo: no → sí', 'cambios.en': 'logo: no → yes' };
    expect(tell('settings.changed', datos, 'es')).toBe('Ajustes cambiados: logotipo: no → sí.');
    expect(tell('settings.changed', datos, 'en')).toBe('Settings changed: logo: no → yes.');
    expect(tell('settings.changed', { cambios: 'logotipo' }, 'en')).toBe('Settings changed: logotipo.');
  });

  it('of a kind that is no more is told by its type', () => {
    expect(tell('toString', {}, 'en')).toBe('toString');
    expect(tell('work.forgotten', {}, 'es')).toBe('work.forgotten');
  });
});
