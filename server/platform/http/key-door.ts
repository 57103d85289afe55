/** What somebody may do who brings a key of the API. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { refuse } from '#contract/refuse.ts';
import { narrowedTo } from '#contract/roles.ts';
import { keyRoles, scopesOf } from '#contract/scopes.ts';
import type { Person } from '#contract/workflow.ts';
import type { ActingKey } from '../acting-key.ts';
import type { BroughtKey, CountReading } from './reading-limit.ts';

/** As whom a key acts. */
type Holder = Person & { sessionId: string; soloAlta: boolean; probada: Date; clave: ActingKey };

/** By a key nobody has ever proved that they are there. */
const never = new Date(0);

/**
 * Who asks a call by a key: its person where the key has a scope that opens the call, with those roles alone that belong to what it
 * opens; null, a guest, where the call is of the public API. Throws `clave_no_valida`, `clave_sin_ambito`, which names what is missing,
 * and `clave_solo_lectura` of a call that no key opens.
 */
export function keyDoor(name: CallName, call: Call, { countReading }: { countReading: CountReading }) {
  const rolesFor = keyRoles(name);
  const needed = scopesOf(name).join(' · ');
  return async (request: FastifyRequest, reply: FastifyReply, key: BroughtKey): Promise<Holder | null> => {
    const roles = key.id === null ? undefined : rolesFor(key.ambitos);
    if (call.open || roles || key.id === null) await countReading(request, reply, key);
    if (key.id === null) throw refuse('clave_no_valida');
    if (!roles) {
      if (call.open) return null;
      throw needed ? refuse('clave_sin_ambito', { values: { ambito: needed } }) : refuse('clave_solo_lectura');
    }
    const holder = await key.holder();
    if (!holder) throw refuse('clave_no_valida');
    // By no log-in: what asks for one, no key opens.
    const clave = { id: key.id, comienzo: key.comienzo, userId: holder.id };
    return { ...narrowedTo(holder, roles), sessionId: key.id, soloAlta: false, probada: never, clave };
  };
}
