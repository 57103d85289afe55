/** A problem document (`problemSchema`) and the error that carries it. Apart from the schema, which browsers seldom need. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  code: string;
  instance?: string | undefined;
  errors?: { field: string; message: string; code?: string | undefined }[] | undefined;
  estado?: string | undefined;
  revision?: number | undefined;
  guardadoPor?: string | undefined;
  /** It was who asks, elsewhere. */
  guardadoPorTi?: boolean | undefined;
  guardadoEn?: string | undefined;
  espera?: number | undefined;
  desafio?: string | undefined;
  conLlave?: boolean | undefined;
}

/** A refusal, as thrown on either side: the document itself, its `message` as the error's. */
export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}
