/** By which key of the API what is being done is done, so that the activity record says it without each act's being told. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface ActingKey {
  id: string;
  /** What its owner's list shows of it, which tells it from others also when it is gone. */
  comienzo: string;
  /** Whose it is. */
  userId: string;
}

const acting = new AsyncLocalStorage<ActingKey>();

/** Does `act`, which a key asked for; undefined: nobody's key did. */
export const actingBy = <T>(key: ActingKey | undefined, act: () => T): T => (key ? acting.run(key, act) : act());

/** Undefined outside of what a key asked for. */
export const actingKey = (): ActingKey | undefined => acting.getStore();
