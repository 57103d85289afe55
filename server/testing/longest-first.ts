/** The order of test files: those that take long begin first, so that none of them is left running alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { takesLong } from './suites.ts';

/** Within each project: files of one keep the modules that their workers have loaded. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((ofProject) => [
      ...ofProject.filter(({ moduleId }) => takesLong(moduleId)),
      ...ofProject.filter(({ moduleId }) => !takesLong(moduleId)),
    ]);
  }
}
