import type { Candidate } from '#contract/entities/candidate.ts';

/** Whether somebody can be asked in this round: nobody has, or what was asked was taken back. */
export const mayBeAsked = ({ estaRonda }: Pick<Candidate, 'estaRonda'>) =>
  estaRonda === null || estaRonda === 'RETIRADA';
