/** What is tried with mutants: the workflow with what it stands on, and the policy. */
import { globSync } from 'node:fs';

const workflow = ['workflow', 'actions', 'authors', 'holding', 'roles'].map((name) => `contract/${name}.ts`);

/** Their paths, in the order in which they are tried. */
export const mutatedFiles = (): string[] => [
  ...workflow,
  ...globSync('server/policy/*.ts')
    .filter((file) => !/\.(test|fixture)\.ts$|\/index\.ts$/.test(file))
    .sort(),
];
