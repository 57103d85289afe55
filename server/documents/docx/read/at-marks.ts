/**
 * A text in order: what stands between the marks of one kind, and the things that they are for. `mark` holds a thing's place in
 * one group.
 */
export const splitAtMarks = <T>(text: string, mark: RegExp, things: readonly T[]): (string | T)[] =>
  text.split(mark).flatMap((piece, index): (string | T)[] => {
    if (index % 2 === 0) return piece === '' ? [] : [piece];
    const thing = things[Number(piece)];
    return thing === undefined ? [] : [thing];
  });
