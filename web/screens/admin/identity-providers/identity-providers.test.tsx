// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { IdentityProvider } from '#contract/entities/identity-provider.ts';
import { providerFindings } from '#contract/identity-providers.ts';
import { refuse } from '#contract/refuse.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './identity-providers.tsx';

const id = '01890000-0000-7000-8000-000000000001';
const provider = (changes: Partial<IdentityProvider> = {}): IdentityProvider => ({
  ...{ id, nombre: 'Universidad de Ejemplo', emisor: 'https://idp.uni.example', clienteId: 'pliego' },
  ...{ protocolo: 'OIDC', saml: null },
  ...{ ambitos: ['openid', 'email'], dominios: ['uni.example'], segundoPaso: [], activo: true, personas: 3 },
  atributos: { nombres: 'given_name', apellidos: 'family_name', afiliacion: '' },
  ...{ vuelta: `https://pliego.example/institucion/${id}`, fechaCreacion: '2026-03-01T10:00:00.000Z' },
  ...changes,
});

it('makes one, and says what stands against an address', async () => {
  let refuses = true;
  const { user, asked } = await show(<Screen />, {
    listIdentityProviders: () => ({ proveedores: [] }),
    makeIdentityProvider: () => {
      if (!refuses) return provider();
      refuses = false;
      throw refuse('datos_no_validos', { errors: [{ field: 'emisor', code: 'direccion_webhook' }] });
    },
  });
  await screen.findByText('Todavía no hay ninguna.');
  await user.click(screen.getByRole('button', { name: 'Nueva institución' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Nombre/), 'Universidad de Ejemplo');
  await user.type(form.getByLabelText(/^Emisor/), 'https://10.0.0.1/');
  await user.type(form.getByLabelText(/^Identificador de cliente/), 'pliego');
  await user.type(form.getByLabelText(/^Secreto de cliente/), 'abc');
  await user.type(form.getByLabelText(/^Dominios de correo/), 'uni.example, alumnos.uni.example');
  await user.click(form.getByRole('button', { name: 'Crear' }));
  await form.findByText(/de un servidor que esté en internet/);
  await user.click(form.getByRole('button', { name: 'Crear' }));
  expect(asked.filter(({ call }) => call === 'makeIdentityProvider').at(-1)?.input).toEqual({
    body: {
      ...{ nombre: 'Universidad de Ejemplo', emisor: 'https://10.0.0.1/', clienteId: 'pliego', secreto: 'abc' },
      ...{ dominios: ['uni.example', 'alumnos.uni.example'], ambitos: ['openid', 'profile', 'email'], segundoPaso: [] },
      atributos: { nombres: 'given_name', apellidos: 'family_name', afiliacion: '' },
    },
  });
});

it('shows where it leads back to, keeps a secret that is left empty, and is deleted by who knows how many log in by it', async () => {
  const { user, asked } = await show(<Screen />, {
    listIdentityProviders: () => ({ proveedores: [provider()] }),
    changeIdentityProvider: () => provider(),
    removeIdentityProvider: () => undefined,
  });
  await screen.findByText(`https://pliego.example/institucion/${id}`);
  screen.getByText('3 personas entran con ella.');
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^Más acciones/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Cambiar');
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  const { input } = asked.find(({ call }) => call === 'changeIdentityProvider') ?? {};
  expect(input).toMatchObject({ params: { id }, body: { emisor: 'https://idp.uni.example' } });
  expect(JSON.stringify(input)).not.toContain('secreto');
  await choose('Eliminar');
  const ask = within(await screen.findByRole('alertdialog'));
  ask.getByText(/3 personas entran con ella y dejarán/);
  await user.click(ask.getByRole('button', { name: 'Eliminar' }));
  expect(asked).toContainEqual({ call: 'removeIdentityProvider', input: { params: { id }, query: { personas: 3 } } });
});

it.each(providerFindings)('says in words what a trial found: %s', async (resultado) => {
  const { user } = await show(<Screen />, {
    listIdentityProviders: () => ({ proveedores: [provider()] }),
    checkIdentityProvider: () => ({ resultado, desfase: -90, dias: 12 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Probar: Universidad de Ejemplo' }));
  const words = {
    BIEN: /Todo bien/,
    SIN_RESPUESTA: /No contesta/,
    NO_PERMITIDA: /red privada/,
    OTRO_EMISOR: /Se nombra de otra manera/,
    NO_CONFORME: /no es de OpenID Connect/,
    SIN_LLAVES: /No publica las llaves/,
    CLIENTE: /No reconoce a esta plataforma/,
    RELOJ: /90 segundos de diferencia/,
    CERTIFICADO: /Ninguno de sus certificados vale/,
    CERTIFICADO_CADUCA: /caduca dentro de 12 días/,
  };
  expect(await screen.findByText(words[resultado])).toBeTruthy();
});

const ofSaml = (): IdentityProvider =>
  provider({
    ...{ protocolo: 'SAML', emisor: 'urn:mace:uni.example:idp', clienteId: '' },
    saml: {
      ...{ entrada: 'https://idp.uni.example/sso', sujeto: 'pairwise-id', correo: 'mail', correosValen: true },
      certificados: [{ pem: `${begin}\nAAAA\n${end}`, hasta: '2027-03-01T10:00:00.000Z' }],
      metadata: `https://pliego.example/institucion/${id}/metadata`,
    },
  });
const [begin, end] = ['-----BEGIN CERTIFICATE-----', '-----END CERTIFICATE-----'];

it('makes one that speaks SAML of what it says of itself, and says what stands against that', async () => {
  let refuses = true;
  const { user, asked } = await show(<Screen />, {
    listIdentityProviders: () => ({ proveedores: [] }),
    makeIdentityProvider: () => {
      if (!refuses) return ofSaml();
      refuses = false;
      throw refuse('datos_no_validos', { errors: [{ field: 'saml.metadatos', code: 'metadatos_saml' }] });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Nueva institución' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Nombre/), 'Universidad de Ejemplo');
  await user.selectOptions(form.getByLabelText(/^Protocolo/), 'SAML');
  expect(form.queryByLabelText(/^Secreto de cliente/)).toBeNull();
  await user.type(form.getByLabelText(/^Metadatos de la institución/), '<EntityDescriptor/>');
  // What is pasted says the rest.
  expect(form.queryByLabelText(/^Dirección de entrada/)).toBeNull();
  await user.click(form.getByRole('checkbox', { name: /direcciones que dice/ }));
  await user.click(form.getByRole('button', { name: 'Crear' }));
  await form.findByText(/Esto no son los metadatos/);
  // What was typed is there still.
  await user.click(form.getByRole('button', { name: 'Crear' }));
  expect(asked.filter(({ call }) => call === 'makeIdentityProvider').at(-1)?.input).toEqual({
    body: {
      ...{ nombre: 'Universidad de Ejemplo', protocolo: 'SAML', dominios: [], segundoPaso: [] },
      atributos: { nombres: 'givenName', apellidos: 'sn', afiliacion: '' },
      saml: { metadatos: '<EntityDescriptor/>', sujeto: '', correo: 'mail', correosValen: true },
    },
  });
});

it('shows of one that speaks SAML what it has to be told and until when it is believed, and changes it by its parts', async () => {
  const { user, asked } = await show(<Screen />, {
    listIdentityProviders: () => ({ proveedores: [ofSaml()] }),
    changeIdentityProvider: () => ofSaml(),
    checkIdentityProvider: () => ({ resultado: 'BIEN', desfase: 0, dias: 300 }),
  });
  await screen.findByText(`https://pliego.example/institucion/${id}/metadata`);
  screen.getByText(/Su certificado vale hasta el .*2027/);
  await user.click(screen.getByRole('button', { name: /^Probar/ }));
  await screen.findByText(/hasta donde se ve sin una persona/);
  await user.click(screen.getByRole('button', { name: /^Más acciones/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByLabelText(/^Protocolo/)).toBeNull();
  const certificates = form.getByLabelText(/^Certificados/);
  await user.click(certificates);
  await user.paste(`\n${begin}\nBBBB\n${end}`);
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  const { input } = asked.find(({ call }) => call === 'changeIdentityProvider') ?? {};
  expect(input).toMatchObject({
    params: { id },
    body: {
      emisor: 'urn:mace:uni.example:idp',
      saml: {
        ...{ entrada: 'https://idp.uni.example/sso', sujeto: 'pairwise-id' },
        certificados: [`${begin}\nAAAA\n${end}`, `${begin}\nBBBB\n${end}`],
      },
    },
  });
  expect(input).not.toHaveProperty('body.clienteId');
});
