// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { SiteFacts } from '#contract/entities/site-facts.ts';
import { defaultSettings, type Identity, identitySchema } from '#contract/entities/system.ts';
import { specifiedFacts } from '#contract/site-words.ts';
import { speak } from '#web/messages/i18n.ts';
import { Figures } from '#web/screens/home/figures.tsx';
import { show } from '#web/show.fixture.tsx';
import { Screen as Contact } from './contact.tsx';
import { Screen as Institutions } from './institutions.tsx';

const nothing = { es: '', en: '' };
const answers = (facts: Partial<SiteFacts> = {}, identity: Partial<Identity> = {}) => ({
  getSiteFacts: () => ({ ...specifiedFacts, ...facts }),
  getIdentity: () => ({ ...identitySchema.parse(defaultSettings), ...identity }),
});

it('begins with what the specification says', async () => {
  await show(<Figures />, answers());
  for (const figure of ['10,000+', '2,500+', '50+', '95%']) expect(await screen.findByText(figure)).toBeTruthy();
});

it('does not show a figure that is blank, nor their part of the page without any', async () => {
  const { cifras } = specifiedFacts;
  const { unmount } = await show(<Figures />, answers({ cifras: { ...cifras, satisfaccion: '', autores: '12' } }));
  expect(await screen.findByText('12')).toBeTruthy();
  expect(screen.queryByText('Satisfacción')).toBeNull();
  unmount();
  const none = { publicaciones: '', autores: '', instituciones: '', satisfaccion: '' };
  await show(<Figures />, answers({ cifras: none }));
  expect(screen.queryByRole('region')).toBeNull();
});

it('says how to reach the press as it says it, in the reader’s language, without what is blank', async () => {
  await show(
    <Contact />,
    answers(
      { horarioGeneral: { es: 'Solo los martes', en: '' }, horarioSoporte: { es: 'Siempre', en: 'Always' } },
      { telefono: '(981) 55-00', direccion: '' },
    ),
  );
  expect((await screen.findByRole('link', { name: '(981) 55-00' })).getAttribute('href')).toBe('tel:9815500');
  expect(screen.queryByText('Dirección')).toBeNull();
  expect(screen.getByText('Siempre')).toBeTruthy();
  onTestFinished(() => speak('es'));
  await act(() => speak('en'));
  expect(screen.getByText('Always')).toBeTruthy();
  // Nobody wrote it in English.
  expect(screen.getByText('Solo los martes')).toBeTruthy();
});

it('offers the plans that have a name', async () => {
  const { planes } = specifiedFacts;
  const { unmount } = await show(
    <Institutions />,
    answers({
      planes: {
        ...planes,
        basico: { ...planes.basico, nombre: nothing },
        enterprise: { ...planes.enterprise, precio: nothing },
      },
    }),
  );
  const plans = within(await screen.findByRole('region', { name: 'Planes' }));
  expect(plans.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Profesional',
    'Enterprise',
  ]);
  expect(plans.queryByText('Desde $149/mes')).toBeNull();
  unmount();
  const unnamed = { ...planes.basico, nombre: nothing };
  await show(<Institutions />, answers({ planes: { basico: unnamed, profesional: unnamed, enterprise: unnamed } }));
  expect(screen.queryByText('Planes')).toBeNull();
});
