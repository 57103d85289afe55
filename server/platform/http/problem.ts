/** Refusals: an act throws `refuse(code)`, the server answers the RFC 9457 document of contract/problems.ts. */
import { type Problem, type ProblemCode, ProblemError, problems } from '#contract/problems.ts';

type Details = Pick<Problem, 'errors' | 'estado' | 'espera' | 'revision' | 'guardadoPor' | 'guardadoEn'> & {
  /** Fills the `{name}` places of the message. */
  values?: Record<string, string | number>;
};

/** The error to throw. `details.estado` also fills `{estado}`, and `details.espera` `{espera}`. */
export function refuse(code: ProblemCode, { values, ...details }: Details = {}): ProblemError {
  const { status, es } = problems[code];
  const message = fill(es, {
    ...values,
    ...(details.estado && { estado: details.estado.replaceAll('_', ' ') }),
    ...(details.espera && { espera: inUnits(details.espera) }),
  });
  return new ProblemError({
    type: `/docs#${code}`,
    title: message,
    status,
    detail: message,
    message,
    code,
    ...details,
  });
}

/** The same refusal in the reader's language, where they asked for English. */
export function inLanguage(problem: Problem, acceptLanguage: string | undefined): Problem {
  if (!/^en\b/i.test(acceptLanguage ?? '') || !isCode(problem.code)) return problem;
  const { es, en } = problems[problem.code];
  const message = translate(problem.message, es, en);
  return { ...problem, title: message, detail: message, message };
}

/** Seconds as people read them, in symbols that are the same in both languages. */
const inUnits = (seconds: number) => (seconds <= 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`);

const isCode = (code: string): code is ProblemCode => code in problems;
const fill = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Reads the values of a filled Spanish template and fills the English one with them. */
function translate(message: string, es: string, en: string): string {
  const names = [...es.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const pattern = es.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const values = new RegExp(`^${pattern.join('(.*)')}$`).exec(message)?.slice(1) ?? [];
  return fill(en, Object.fromEntries(names.map((name, i) => [name, values[i] ?? ''])));
}
