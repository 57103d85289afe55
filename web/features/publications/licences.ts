const creativeCommons = ['by', 'by-sa', 'by-nd', 'by-nc', 'by-nc-sa', 'by-nc-nd'] as const;
const addressOf = (kind: (typeof creativeCommons)[number]) => `https://creativecommons.org/licenses/${kind}/4.0/`;

/** The licences that are chosen from a list, by their addresses; any other is one by its address. */
export const licences = [
  ...creativeCommons.map((kind) => ({ value: addressOf(kind), label: `CC ${kind.toUpperCase()} 4.0` })),
  { value: 'https://creativecommons.org/publicdomain/zero/1.0/', label: 'CC0 1.0' },
];
