import { type HistoryEntry, type HistoryPart, type HistoryType, historyTypes } from '#contract/entities/editorial.ts';

const allParts = Object.keys(historyTypes).filter(isPart);

function isPart(name: string): name is HistoryPart {
  return name in historyTypes;
}

/** The part of a history that a kind of entry belongs to. */
export const partOf = (tipo: HistoryType): HistoryPart | undefined =>
  allParts.find((part) => historyTypes[part].some((each) => each === tipo));

/** The parts that these entries are of, in their order. */
export const partsIn = (entries: readonly Pick<HistoryEntry, 'tipo'>[]): HistoryPart[] => {
  const found = new Set(entries.map(({ tipo }) => partOf(tipo)));
  return allParts.filter((part) => found.has(part));
};
