/** Refusals: an act throws `refuse(code)`, the server answers the RFC 9457 document, in the reader's language. */
import { estadoWords } from './estado-words.ts';
import { type Fault, inWords } from './faults.ts';
import { type Problem, type ProblemCode, ProblemError, problems } from './problems.ts';
import type { Estado, Language } from './vocabulary.ts';
import { fill, type Value } from './words.ts';

interface Details
  extends Pick<
    Problem,
    'desafio' | 'conLlave' | 'espera' | 'revision' | 'guardadoPor' | 'guardadoPorTi' | 'guardadoEn'
  > {
  /** The work's state now; fills `{estado}` too. */
  estado?: Estado;
  /** Fill the `{name}` places of the message. */
  values?: Readonly<Record<string, Value>>;
  errors?: readonly Fault[];
}

/** What was refused and why: a code and values, which are words only in a document of one language. */
export class Refusal extends ProblemError {
  readonly in: (language: Language) => Problem;
  constructor(code: ProblemCode, details: Details) {
    super(documentOf(code, details, 'es'));
    this.in = (language) => documentOf(code, details, language);
  }
}

/** What an act gave, or what stood against it; faults of ours are none of these, and are thrown. */
export async function orRefusal<T>(act: Promise<T>): Promise<{ given: T } | { refusal: Refusal }> {
  try {
    return { given: await act };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusal: error };
  }
}

/** The error to throw. `details.espera`, in seconds, fills `{espera}` too. */
export const refuse = (code: ProblemCode, details: Details = {}): Refusal => new Refusal(code, details);

function documentOf(code: ProblemCode, { values, errors, ...details }: Details, language: Language): Problem {
  const { estado, espera } = details;
  const message = fill(
    problems[code][language],
    { ...values, ...(estado && { estado: estadoWords[estado] }), ...(espera && { espera: inUnits(espera) }) },
    language,
  );
  return {
    type: `/docs#${code}`,
    title: message,
    status: problems[code].status,
    detail: message,
    message,
    code,
    ...details,
    ...(errors && {
      errors: errors.map((fault) => ({ field: fault.field, message: inWords(fault, language), code: fault.code })),
    }),
  };
}

/** Seconds as people read them, in symbols that are the same in both languages. */
const inUnits = (seconds: number) => (seconds <= 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`);
