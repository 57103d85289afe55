/** The first hour: the steps by which a platform is set up, and which of them were taken. */

import type { Setup } from '#contract/entities/setup.ts';
import { defaultSettings, type PlatformSettings, type StoredSettings } from '#contract/entities/system.ts';
import { type SetupState, type SetupStep, setupSteps } from '#contract/setup.ts';
import { examplesIn } from '#contract/site-examples.ts';
import type { Services } from '#server/platform/services.ts';
import { findSetupFacts, type SetupFacts } from './setup-queries.ts';

/** Every step, as the platform shows it or as an administrator said; as stored, since it is asked for right after it was changed. */
export const readSetup = async (services: Services): Promise<Setup> =>
  present(services, await services.settings.stored(), await findSetupFacts(services.db));

/**
 * Keeps what an administrator says of a step, and answers all of them. It changes nothing of the platform, and leaves no entry in the
 * record.
 */
export const markSetupStep = (services: Services, paso: SetupStep, estado: SetupState): Promise<Setup> =>
  services.transact(async () => {
    const { puestaEnMarcha: before } = await services.settings.lock();
    const puestaEnMarcha = { ...before };
    if (estado === 'PENDIENTE') delete puestaEnMarcha[paso];
    else puestaEnMarcha[paso] = estado;
    const isSaid = before[paso] === puestaEnMarcha[paso];
    const after = await (isSaid ? services.settings.stored() : services.settings.change({ puestaEnMarcha }));
    return present(services, after, await findSetupFacts(services.db));
  });

/** How many steps nobody has taken or left out; 0 once works were sent: who runs a journal is not led through its beginning. */
export async function countSetupSteps(services: Services): Promise<number> {
  const facts = await findSetupFacts(services.db);
  if (facts.begun) return 0;
  return present(services, await services.settings.stored(), facts).pasos.filter(({ estado }) => estado === 'PENDIENTE')
    .length;
}

function present({ env }: Services, settings: StoredSettings, facts: SetupFacts): Setup {
  const isOther = (...keys: (keyof PlatformSettings)[]) => keys.some((key) => settings[key] !== defaultSettings[key]);
  const isTaken: Record<SetupStep, boolean> = {
    nombre: isOther('nombre') && isOther('contacto'),
    revista: facts.described,
    textos: facts.texts,
    publicacion: isOther('issn', 'issnImpreso', 'licencia'),
    consejo: facts.board,
    revision: isOther('identidadRevision', 'modoFlujo', 'cuatroOjos'),
    cartas: facts.letters || isOther('tratamiento'),
    correo: facts.mail,
    convocatoria: facts.call,
    sitio: examplesIn(settings).length === 0,
    acceso: isOther('sitioPublico'),
  };
  return {
    conServidorDeCorreo: Boolean(env.SMTP_URL),
    pasos: setupSteps.map((paso) => ({
      paso,
      estado: isTaken[paso] ? 'HECHO' : (settings.puestaEnMarcha[paso] ?? 'PENDIENTE'),
      comprobado: isTaken[paso],
    })),
  };
}
