/** Once for the whole run: the demonstration set in a PostgreSQL of its own, where one is installed. */
import type { TestProject } from 'vitest/node';
import { loadIntoPostgres } from './demonstration.ts';

export default async function setup(project: TestProject) {
  const loaded = await loadIntoPostgres();
  project.provide('demonstration', loaded?.demonstration);
  return loaded?.drop;
}
