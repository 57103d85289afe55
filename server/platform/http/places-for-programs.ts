/**
 * What programs read (records, feeds, site maps, reports, files) has places: so many answers are made and sent at once, of one network
 * and in all. A harvester that comes a thousand at once, or reads drop by drop, waits for its own places and takes nobody's page.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#contract/refuse.ts';
import type { Environment } from '../environment.ts';
import { isOwnMachine } from './network.ts';
import { placesAtOnce } from './places-at-once.ts';
import { isOfOwnPage } from './reading-limit.ts';

/** Of each pool: whoever comes then is told to come again. */
export const most = { atOnce: 12, ofOne: 4 };
/** After so many seconds. */
const wait = 10;
/** For so long somebody may read one answer, in ms: three networks that read drop by drop would keep all others out for good. */
const longest = 10 * 60_000;

/** Each has its own places: who harvests keeps no feed from its readers. */
const pools = {
  /** Records of OAI-PMH. */
  harvest: { until: 'sent' },
  /** What crawlers find their way by. */
  crawl: { until: 'sent' },
  /** Feeds, and references of lists. */
  lists: { until: 'sent' },
  /** Of usage, and lists of books. */
  reports: { until: 'sent' },
  /** Works and numbers as files, which readers open, too: only programs take a place, and no longer than making one takes. */
  files: { until: 'made' },
} as const satisfies Record<string, { until: 'made' | 'sent' }>;
export type Pool = keyof typeof pools;

/** One that a request has. */
interface Place {
  /** Its handler works for it: it is kept until that ends, also where nobody waits for the answer any more. */
  isAtWork: boolean;
  /** The answer is there, or its beginning. */
  isMade: boolean;
  /** It has been sent, or whoever asked has gone. */
  isOver: boolean;
  /** Gives it back as soon as that is due. */
  settle: () => void;
}

/**
 * Has routes that name a pool (`config.places`) keep to its places. Before all that asks the database, so that those who are refused cost
 * nothing. Throws `lecturas_de_tu_red` and `lecturas_en_curso`.
 */
export function keepPlaces(app: FastifyInstance, env: Environment): void {
  const places = openPools();
  app.decorateRequest('place', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const pool = request.routeOptions.config.places;
    if (!pool || (pool === 'files' && isForPerson(request, env))) return done();
    const { until } = pools[pool];
    const back = places[pool](request.ip);
    if (back === 'own') return done(refuse('lecturas_de_tu_red', { values: { cuantas: most.ofOne }, espera: wait }));
    if (back === 'all') return done(refuse('lecturas_en_curso', { espera: wait }));
    const late = setTimeout(() => reply.raw.destroy(), longest).unref();
    const place: Place = {
      ...{ isAtWork: false, isMade: false, isOver: false },
      settle: () => {
        const { isAtWork, isMade, isOver } = place;
        if (isMade ? !isOver && until === 'sent' : !isOver || isAtWork) return;
        clearTimeout(late);
        back();
      },
    };
    request.place = place;
    reply.raw.once('close', () => over(place));
    done();
  });
  // After the body, which may never come, and after the limits by the minute.
  app.addHook('preHandler', ({ place }, _reply, done) => {
    // Nobody reads what would be made, and its place has been given back.
    if (place?.isOver) return done(refuse('cuerpo_ilegible'));
    if (place) place.isAtWork = true;
    done();
  });
  app.addHook('onSend', ({ place }, _reply, payload, done) => {
    if (place) {
      place.isMade = true;
      place.settle();
    }
    done(null, payload);
  });
  app.addHook('onResponse', ({ place }, _reply, done) => {
    if (place) over(place);
    done();
  });
}

function over(place: Place): void {
  place.isOver = true;
  place.settle();
}

/** What this machine asks has all of a pool: where no proxy's word is taken, everybody seems to be it (reading-limit.ts). */
function openPools(): Record<Pool, (address: string) => ReturnType<ReturnType<typeof placesAtOnce>>> {
  const open = () => {
    const [all, own] = [placesAtOnce(most), placesAtOnce({ ...most, ofOne: most.atOnce })];
    return (address: string) => (isOwnMachine(address) ? own : all)(address);
  };
  return { harvest: open(), crawl: open(), lists: open(), reports: open(), files: open() };
}

/** A browser that follows a link, or a page of ours. A program may say the same: then the limit by the minute is what holds it. */
const isForPerson = (request: FastifyRequest, env: Environment) =>
  request.headers['sec-fetch-mode'] === 'navigate' || isOfOwnPage(request, env);

declare module 'fastify' {
  interface FastifyContextConfig {
    places?: Pool;
  }
  interface FastifyRequest {
    place: Place | undefined;
  }
}
