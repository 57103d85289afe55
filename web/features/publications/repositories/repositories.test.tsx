// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Repository, RepositoryDeposit } from '#contract/entities/repository.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { RepositoriesOfWork } from './repositories-of-work.tsx';
import { RepositoryDeposits } from './repository-deposits.tsx';
import { RepositoryList } from './repository-list.tsx';

const work = humedales({ estado: 'PUBLICADO' });
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const deposit = (changes: Partial<RepositoryDeposit> = {}): RepositoryDeposit => ({
  obra: { id: work.id, titulo: work.titulo, eliminada: false },
  repositorio: { id, nombre: 'RIUR' },
  revista: 'Riberas',
  estado: 'REGISTRADO',
  mensaje: null,
  fallo: null,
  intentos: 0,
  direccion: 'https://riur.example/handle/1/7',
  embargoHasta: null,
  fechaPedido: '2026-03-01T10:00:00.000Z',
  fechaEnvio: '2026-03-01T10:01:00.000Z',
  fechaProxima: null,
  fechaRegistro: '2026-03-01T10:05:00.000Z',
  entregado: true,
  ...changes,
});
const ofWork = (deposito: RepositoryDeposit | null) => ({
  repositorios: [{ id, nombre: 'RIUR', version: 'PUBLICADA' as const, activo: true, deposito }],
});
const repository: Repository = {
  ...{
    id,
    revistaId: null,
    nombre: 'RIUR',
    protocolo: 'SWORD2',
    direccion: 'https://riur.example/sd',
    usuario: 'prensas',
  },
  ...{ coleccion: 'https://riur.example/c/1', coleccionNombre: 'Artículos', paquete: 'METS', version: 'PUBLICADA' },
  ...{ embargoMeses: 6, automatico: true, activo: true, fechaCreacion: '2026-03-01T10:00:00.000Z', depositadas: 2 },
};

it('says nothing of a work whose journal deposits nowhere', async () => {
  const { asked, container } = await show(<RepositoriesOfWork work={work} />, {
    readRepositoriesOfWork: () => ({ repositorios: [] }),
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent).toBe('');
});

it('asks that a work be deposited, and says where it is and what the repository has against a change', async () => {
  const { user, asked } = await show(<RepositoriesOfWork work={work} />, {
    readRepositoriesOfWork: () => ofWork(null),
    depositInRepository: () => ofWork(deposit({ estado: 'PENDIENTE' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Depositar en RIUR' }));
  expect(asked.filter(({ call }) => call === 'depositInRepository')).toEqual([
    { call: 'depositInRepository', input: { params: { id: work.id, repositorioId: id } } },
  ]);
  await show(<RepositoriesOfWork work={work} />, {
    readRepositoriesOfWork: () => ofWork(deposit({ estado: 'RECHAZADO', mensaje: 'Method not allowed' })),
  });
  await screen.findByText('RIUR no admite el cambio: allí sigue lo que había.');
  screen.getByText('RIUR dice: Method not allowed');
  expect(screen.getByRole('link', { name: 'https://riur.example/handle/1/7' })).toBeTruthy();
});

it('lists deposits by state, and says why one waits', async () => {
  const late = deposit({ estado: 'PENDIENTE', fallo: 'CREDENCIALES', fechaProxima: '2026-03-02T10:00:00.000Z' });
  const { user, asked } = await show(<RepositoryDeposits />, {
    listRepositoryDeposits: ({ query }) => ({
      depositos: query?.estado === 'RECHAZADO' ? [] : [late],
      ...{ total: query?.estado === 'RECHAZADO' ? 0 : 1, page: 1, totalPages: 1 },
      cuentas: { PENDIENTE: 1, ENVIADO: 0, REGISTRADO: 0, RECHAZADO: 0, RETIRADO: 0 },
    }),
  });
  await screen.findByText('RIUR no admite el usuario o la contraseña.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'No admitido (0)');
  await screen.findByText('No hay ninguno en este estado.');
  expect(asked.at(-1)?.input).toMatchObject({ query: { estado: 'RECHAZADO', page: 1 } });
});

it('reads the collections of the repository with the kept password, and changes it without asking for that again', async () => {
  const { user, asked } = await show(<RepositoryList />, {
    listRepositories: () => ({ repositorios: [repository] }),
    readCollections: () => ({
      colecciones: [{ id: 'https://riur.example/c/2', nombre: 'Libros', paquetes: ['BAGIT'] }],
      fallo: null,
    }),
    changeRepository: () => repository,
  });
  await screen.findByText('SWORD 2 · Artículos · Versión publicada');
  await user.click(screen.getByRole('button', { name: 'Cambiar: RIUR' }));
  await user.click(await screen.findByRole('button', { name: 'Leer sus colecciones' }));
  await screen.findByRole('option', { name: 'Libros' });
  // Those of one address are offered for no other.
  const address = screen.getByRole('textbox', { name: /^Dirección/ });
  await user.type(address, '2');
  expect(screen.queryByRole('option', { name: 'Libros' })).toBeNull();
  await user.type(address, '{Backspace}');
  await user.selectOptions(screen.getByRole('combobox', { name: /Colección/ }), 'Libros');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('changeRepository'));
  const read = asked.find(({ call }) => call === 'readCollections')?.input;
  expect(read).toMatchObject({ body: { usuario: 'prensas', repositorioId: id } });
  expect(JSON.stringify(read)).not.toContain('secreto');
  const changed = asked.find(({ call }) => call === 'changeRepository')?.input;
  expect(changed).toMatchObject({ body: { coleccion: 'https://riur.example/c/2', paquete: 'BAGIT' } });
  expect(JSON.stringify(changed)).not.toContain('secreto');
});

it('says of a withdrawn work that it lies there still, whatever the last try came to, and lets nobody give that up', async () => {
  const gone = humedales({ estado: 'RETIRADO', fechaPublicacion: '2026-03-01T10:00:00.000Z' });
  await show(<RepositoriesOfWork work={gone} />, {
    readRepositoriesOfWork: () => ofWork(deposit({ estado: 'RETIRADO', fallo: 'SIN_RESPUESTA' })),
  });
  await screen.findByText(/en RIUR sigue/);
  screen.getByText('RIUR no responde, o no hasta el final.');
  screen.getByRole('button', { name: 'Enviar otra vez: RIUR' });
  expect(screen.queryByRole('button', { name: /Dejarlo/ })).toBeNull();
});

it('gives up, by its name, what the repository does not have', async () => {
  await show(<RepositoriesOfWork work={work} />, {
    readRepositoriesOfWork: () => ofWork(deposit({ estado: 'RECHAZADO', mensaje: 'No', entregado: false })),
  });
  await screen.findByText('RIUR no lo admite como está.');
  screen.getByRole('button', { name: 'Dejarlo: RIUR' });
});

it('says that the deposits could not be loaded, and shows one of a work that was deleted here', async () => {
  const { unmount } = await show(<RepositoryDeposits />, {
    listRepositoryDeposits: () => Promise.reject(new Error('no')),
  });
  await screen.findByText(/No se pudieron cargar los depósitos/);
  unmount();
  const left = deposit({ estado: 'RETIRADO', obra: { id: work.id, titulo: work.titulo, eliminada: true } });
  await show(<RepositoryDeposits />, {
    listRepositoryDeposits: () => ({
      ...{ depositos: [left], total: 1, page: 1, totalPages: 1 },
      cuentas: { PENDIENTE: 0, ENVIADO: 0, REGISTRADO: 0, RECHAZADO: 0, RETIRADO: 1 },
    }),
  });
  await screen.findByText(/en RIUR sigue/);
  expect(screen.queryByRole('link', { name: work.titulo })).toBeNull();
});
