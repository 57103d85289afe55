// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { account, enterAs } from '#web/data/session.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { ReturnedNotice } from './returned-notice.tsx';

const ana = { nombres: 'Ana', apellidos: 'Ruiz', orcid: null, afiliaciones: [], correspondencia: true, credit: [] };
const returned = { estado: 'CAMBIOS_SOLICITADOS', devuelta: true } as const;
const notice = () => screen.queryByText('Tu obra ha vuelto por una cuestión de forma');

it('tells its authors, and nobody else, that a work was returned and nothing decided', async () => {
  await enterAs('AUTOR');
  const own = [{ ...ana, id: account().id }];
  await show(<ReturnedNotice work={humedales({ ...returned, autores: own })} />);
  expect(notice()).not.toBeNull();
  expect(screen.getByText(/seguirá donde estaba, en la misma ronda/)).toBeTruthy();
  for (const said of [
    { ...returned, autores: [] },
    { estado: 'CAMBIOS_SOLICITADOS', autores: own },
  ] as const) {
    cleanup();
    await show(<ReturnedNotice work={humedales({ ...said, autores: [...said.autores] })} />);
    expect(notice()).toBeNull();
  }
});
