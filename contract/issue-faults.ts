/** What the issues of a schema are in the platform's own words: their codes. */
import { z } from 'zod';
import { type Fault, type FaultCode, isFaultCode } from './faults.ts';
import { beginningOf } from './text.ts';

/** One of zod's, or what became of it. */
interface Issue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
}

/** A key as a sentence names it: one without a name by its quotation marks. */
const named = (key: string) => key || '«»';

export const faultCodeSchema = z.custom<FaultCode>(isFaultCode);

/** What a schema's issue comes to, in no words of the validator. `place`: where what was checked stands in what was sent. */
export function faultOf(issue: Issue, place: readonly (string | number)[] = []): Fault {
  const field = [...place, ...issue.path].map(String).join('.') || 'cuerpo';
  const code = isFaultCode(issue.message) ? issue.message : codeOf(issue);
  const { minimum: minimo, maximum: maximo, keys }: Readonly<Record<string, unknown>> = { ...issue };
  const values = {
    ...(typeof minimo === 'number' && { minimo }),
    ...(typeof maximo === 'number' && { maximo }),
    ...(Array.isArray(keys) && { claves: beginningOf(keys.slice(0, 5).map(named).join(', '), 200) }),
  };
  return { field, code, ...(Object.keys(values).length > 0 && { values }) };
}

/** Formats of which more can be said than that it is another. */
const formats: Record<string, FaultCode> = {
  email: 'correo',
  url: 'direccion_web',
  uuid: 'identificador',
  date: 'fecha',
  datetime: 'fecha',
};
type Sized = 'texto' | 'numero' | 'lista';
const sized: Record<string, Sized> = { string: 'texto', array: 'lista', set: 'lista' };
const tooSmall = { texto: 'texto_corto', numero: 'numero_pequeno', lista: 'lista_corta' } as const;
const tooBig = { texto: 'texto_largo', numero: 'numero_grande', lista: 'lista_larga' } as const;

function codeOf(issue: Issue): FaultCode {
  const { code, origin, format, expected, minimum }: Readonly<Record<string, unknown>> = { ...issue };
  const kind = sized[String(origin)] ?? 'numero';
  switch (code) {
    case 'invalid_type':
      if ('input' in issue && issue.input === undefined) return 'requerido';
      return expected === 'int' ? 'entero' : 'tipo';
    case 'too_small':
      return kind !== 'numero' && minimum === 1 ? 'vacio' : tooSmall[kind];
    case 'too_big':
      return tooBig[kind];
    case 'invalid_format':
      return formats[String(format)] ?? 'formato';
    case 'invalid_value':
      return 'opcion';
    case 'unrecognized_keys':
      return 'clave_desconocida';
    default:
      return 'no_valido';
  }
}

/**
 * What zod is told to say where a schema says nothing (`z.config({ customError: faultCode })`): the code of what is wrong.
 * Only here is it known that a value was missing altogether.
 */
export const faultCode = (issue: z.core.$ZodRawIssue): FaultCode =>
  codeOf({ ...issue, path: issue.path ?? [], message: '' });
