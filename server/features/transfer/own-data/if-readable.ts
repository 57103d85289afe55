import { ProblemError } from '#contract/problems.ts';

/** What an act gives; undefined where it is refused: deleted meanwhile, or no more the person's to read. */
export async function ifReadable<T>(act: Promise<T>): Promise<T | undefined> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}
