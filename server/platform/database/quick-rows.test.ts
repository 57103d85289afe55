import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { mapQuickly } from './quick-rows.ts';
import { sessions, settings, users } from './schema.ts';

const [ana, eva] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b'];

describeOnEachEngine('rows that are made by a plan', (engine) => {
  /** Of two accounts, one with a session. */
  const build = () =>
    engine.db
      .select({
        correo: users.email,
        persona: { id: users.id, creada: users.fechaCreacion, preferencias: users.preferencias },
        sesion: sessions,
        deDos: { sesion: sessions.id, cuenta: users.id },
        hondo: { roles: users.roles, suma: sql<number>`1 + 1`.mapWith(Number) },
        fecha: users.fechaVerificacion,
        texto: sql<string | null>`nullif(${users.nombres}, 'Eva')`.as('texto'),
        ajuste: { clave: settings.clave },
      })
      .from(users)
      .leftJoin(sessions, eq(sessions.userId, users.id))
      .leftJoin(settings, eq(settings.clave, 'ninguna'))
      .orderBy(users.email);

  it('are what drizzle makes of them, key for key, with null for who is joined and not there', async () => {
    await engine.db.insert(users).values(
      [ana, eva].map((id, n) => ({
        id,
        nombres: n === 0 ? 'Ana' : 'Eva',
        apellidos: 'De Prueba',
        email: `plan${n}@prueba.test`,
        passwordHash: '',
        roles: ['LECTOR' as const],
      })),
    );
    await engine.db.insert(sessions).values({ id: ana, userId: ana });
    const usual = build().prepare('');
    const rows = await usual.execute();
    const quick = await mapQuickly(build().prepare('')).execute();
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({ sesion: null, ajuste: null, deDos: { sesion: null }, texto: null });
    expect(quick).toEqual(rows);
    expect(JSON.stringify(quick)).toBe(JSON.stringify(rows));
  });
});
