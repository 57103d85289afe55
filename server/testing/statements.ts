import { registry } from '#server/platform/metrics/measures.ts';

const told = () => Number(/^database_query_duration_seconds_count (\d+)$/m.exec(registry.text())?.[1] ?? 0);

/**
 * How many statements the database is asked when `act` is done, once it has been done before: the least of ten times, since
 * what runs in the background asks too.
 */
export async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  await act();
  const counts: number[] = [];
  for (let time = 0; time < 10; time++) {
    const before = told();
    await act();
    counts.push(told() - before);
  }
  return Math.min(...counts);
}
