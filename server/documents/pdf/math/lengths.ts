const inEm: Record<string, number> = {
  em: 1,
  ex: 0.45,
  mu: 1 / 18,
  pt: 0.1,
  px: 0.075,
  cm: 2.83,
  mm: 0.283,
  in: 7.2,
  '': 0,
};

/** A length of MathML in em of 10 points, from −5 to 20 em; 0 where it is none (`+5pt`, '50%'). */
export function emLength(value: string | undefined): number {
  const [, amount, unit = ''] = /^([-+]?(?:\d+(?:\.\d+)?|\.\d+))\s*([a-z]*)$/.exec((value ?? '').trim()) ?? [];
  return Math.min(20, Math.max(-5, Number(amount ?? 0) * (inEm[unit] ?? 0)));
}
