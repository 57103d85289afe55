import type { PlatformSettings } from '#contract/entities/system.ts';
import { hourMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { saveSettings } from './save-settings.ts';

/**
 * Lets a classroom register from one network for an hour, from now: calls with `perMinuteForClass` are then limited by it.
 * It ends by itself, since every request compares the end with the clock.
 */
export const openRegistration = (services: Services, viewer: Person): Promise<PlatformSettings> =>
  setEnd(services, viewer, new Date(Date.now() + hourMs).toISOString());

/** To the minute, as the record tells it. */
const minuteOf = (moment: string) => moment.slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Ends it before its hour is over. */
export const closeRegistration = (services: Services, viewer: Person): Promise<PlatformSettings> =>
  setEnd(services, viewer, '');

const setEnd = (services: Services, viewer: Person, registroAbiertoHasta: string) =>
  services.transact(async () => {
    const before = await services.settings.lock();
    // Opened twice within a minute it was opened once.
    if (minuteOf(before.registroAbiertoHasta) === minuteOf(registroAbiertoHasta)) return before;
    return saveSettings(services, viewer, before, { registroAbiertoHasta });
  });
