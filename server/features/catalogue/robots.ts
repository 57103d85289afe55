/**
 * Who reads as a machine, by what it calls itself: the names of COUNTER's list of robots (Code of Practice R5.1,
 * appendix I) drawn together, and whoever gives no name.
 */
const robots =
  /bot|crawl|spider|slurp|archiv|fetch|scan|monitor|preview|prerender|headless|lighthouse|phantom|curl|wget|python|java\/|okhttp|axios|undici|go-http|libwww|perl|ruby|php\/|node-fetch|httpclient|feed|facebookexternalhit|whatsapp|mediapartners|apis-google|yandex|validator|check|search|harvest/i;

export const isRobot = (agent: string): boolean => agent.trim() === '' || robots.test(agent);
