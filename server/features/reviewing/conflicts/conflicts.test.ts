/** Conflicts of interest that people declare in their profile. */
import { expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf } from '#server/testing/platform.ts';

describePlatform('declared conflicts of interest', (platform) => {
  it('are with a person or an institution, and the person’s own to read and withdraw', async () => {
    const [ana, luis] = [await platform().person('Ana', 'REVISOR'), await platform().person('Luis', 'AUTOR')];
    const withLuis = await ana.call.declareConflict({ body: { conUserId: luis.user.id, nota: ' Somos familia. ' } });
    expect(withLuis).toMatchObject({ con: { id: luis.user.id, nombres: 'Luis' }, institucion: null });
    const place = await ana.call.declareConflict({ body: { institucion: 'Universidad de Lima' } });
    const { conflictos } = await ana.call.myConflicts();
    expect(conflictos.map(({ id }) => id)).toEqual([place.id, withLuis.id]);
    expect(conflictos[1]?.nota).toBe('Somos familia.');
    expect((await luis.call.myConflicts()).conflictos).toEqual([]);
    const withdraw = (person: typeof ana) => person.call.withdrawConflict({ params: { id: place.id } });
    expect(await problemOf(withdraw(luis))).toMatchObject({ code: 'no_encontrado' });
    await withdraw(ana);
    expect((await ana.call.myConflicts()).conflictos).toHaveLength(1);
  });

  it('name one or the other, and nobody who is not there', async () => {
    const { user, call } = await platform().person('Eva', 'REVISOR');
    const bodies = [
      {},
      { conUserId: user.id },
      { conUserId: '00000000-0000-7000-8000-000000000000' },
      { conUserId: user.id, institucion: 'Universidad de Lima' },
    ];
    for (const body of bodies)
      expect(await problemOf(call.declareConflict({ body }))).toMatchObject({ code: 'datos_no_validos' });
  });

  it('are found by name, without addresses', async () => {
    const { call } = await platform().person('Rita', 'REVISOR');
    const zoe = await platform().account({ nombres: 'Zoé', apellidos: 'Núñez Prado' }, 'AUTOR');
    const { people } = await call.findPeopleInConflict({ query: { q: 'nuñez zoe' } });
    expect(people).toEqual([{ id: zoe.user.id, nombres: 'Zoé', apellidos: 'Núñez Prado', afiliacion: '' }]);
  });
});
