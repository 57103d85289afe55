/** What comes one by one, in lists of at most so many. */
export async function* inSteps<T>(each: AsyncIterable<T>, most: number): AsyncGenerator<T[]> {
  let list: T[] = [];
  for await (const one of each) {
    list.push(one);
    if (list.length < most) continue;
    yield list;
    list = [];
  }
  if (list.length > 0) yield list;
}
