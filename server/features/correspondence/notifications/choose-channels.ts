import type { ChannelChoices } from '#contract/entities/notification.ts';
import { notificationTipos } from '#contract/vocabulary.ts';
import type { Services } from '#server/platform/services.ts';
import { findChoices, keepChoice } from './queries.ts';

/** Changes how a person is told of the types that are named; gives the choice for all. */
export function chooseChannels(
  { db, transact }: Services,
  userId: string,
  choices: Partial<ChannelChoices>,
): Promise<ChannelChoices> {
  return transact(async () => {
    for (const tipo of notificationTipos) {
      const channels = choices[tipo];
      if (channels) await keepChoice(db, userId, tipo, channels);
    }
    return findChoices(db, userId);
  });
}
