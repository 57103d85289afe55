import type { PageState } from './hydration-state.ts';
import { scriptJson } from './routing/head.ts';

/**
 * A page's state as JSON that may stand inside a script element. `written` gives what stands there for what a call answered, which is
 * most of it.
 */
export function stateJson(
  { queries: { queries, ...others }, ...rest }: PageState,
  written: (answer: unknown) => string = scriptJson,
): string {
  const each = queries.map(({ state: { data, ...known }, ...query }) => {
    const state = data === undefined ? scriptJson(known) : joined(`{"data":${written(data)}}`, known);
    return joined(`{"state":${state}}`, query);
  });
  return joined(`{"queries":${joined(`{"queries":[${each.join(',')}]}`, others)}}`, rest);
}

/** An object that is written, and has more members than are written yet. */
function joined(written: string, more: object): string {
  const others = scriptJson(more);
  return others === '{}' ? written : `${written.slice(0, -1)},${others.slice(1)}`;
}
