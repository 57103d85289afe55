import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, it, vi } from 'vitest';
import { publications, usageByMonth, users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { log } from './platform/log/log.ts';
import { prepare } from './prepare.ts';

/** Of 1995: so many months of readings and downloads that one statement cannot take them. */
const imported = Array.from({ length: 76 }, (_, at) => ({
  id: uuid(),
  titulo: `Obra traída ${at}`,
  resumen: 'Su resumen.',
  tipo: 'ARTICULO' as const,
  autor: 'Ana Prueba',
  palabrasClave: ['agua'],
  estado: 'PUBLICADO' as const,
  fechaPublicacion: new Date('1995-03-01T12:00:00Z'),
}));

describePlatform('a first start', (platform) => {
  it('warns of a password known from breaches, makes the account all the same, and writes no password', async () => {
    const { services } = platform();
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const start = (ADMIN_PASSWORD: string) =>
      prepare({ ...services, env: { ...services.env, ADMIN_EMAIL: 'inés@prueba.test', ADMIN_PASSWORD } });
    expect((await start('Contraseña')).isAdministered).toBe(true);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warned.mock.calls)).toContain('ADMIN_PASSWORD');
    expect(JSON.stringify(warned.mock.calls)).not.toContain('Contraseña');
    await start('humedales-en-febrero');
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
    await services.db.delete(users);
  });

  it('makes the demonstration journal beside works that were imported', async () => {
    const { services } = platform();
    const { db } = services;
    await db.insert(publications).values(imported);
    expect(await prepare(services)).toEqual({ accounts: [], isAdministered: false });
    const { accounts, isAdministered } = await prepare({ ...services, env: { ...services.env, DEMO: true } });
    expect(accounts).toContain('admin@pliego.test');
    expect(isAdministered).toBe(true);
    const [uses] = await db
      .select({
        rows: sql`count(*)`.mapWith(Number),
        readings: sql`sum(veces) filter (where clase = 'LECTURA')`.mapWith(Number),
      })
      .from(usageByMonth);
    expect(uses?.rows).toBeGreaterThan(65_535 / 4);
    const [counted] = await db
      .select({ readings: sql`sum(vistas)`.mapWith(Number) })
      .from(publications)
      .where(eq(publications.estado, 'PUBLICADO'));
    expect(counted?.readings).toBeGreaterThan(0);
    expect(counted?.readings).toBeLessThanOrEqual(uses?.readings ?? 0);
  });
});
