/** Who reads as a machine, by what it calls itself. */
import listed from './robots.json' with { type: 'json' };

/**
 * COUNTER's list of robots (Code of Practice 5.1, appendix H), as atmire/COUNTER-Robots gives it out under the MIT licence
 * (`robots.json`, `robots.LICENSE`), with letters of both cases.
 */
const listedNames = new RegExp(listed.map(({ pattern }) => pattern).join('|'), 'i');

/** What that list does not name: programs that fetch, and browsers that nobody looks at. */
const otherNames =
  /archiv|fetch|scan|monitor|preview|prerender|headless|lighthouse|phantom|java\/|undici|go-http|perl|ruby|feed|mediapartners|check|search/i;

/** Longer is what no browser calls itself. */
const longestName = 2000;

/** @param agent the `User-Agent` header; whoever gives no name is none of a person's browser */
export const isRobot = (agent: string): boolean =>
  agent.trim() === '' || agent.length > longestName || listedNames.test(agent) || otherNames.test(agent);
