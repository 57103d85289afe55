/** The shape of JSON, watched while its bytes come in: refused before it is parsed, which would cost most. */
import { type BodySize, deepestBody } from '#contract/call.ts';
import { refuse } from '#contract/refuse.ts';

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Takes the bytes piece by piece. Throws `demasiadas_partes` where there are more values than `values`, and `datos_no_validos`
 * where lists and objects stand in one another deeper than `deepestBody`. What is no JSON is for the parser to say.
 */
export function watchShape({ values }: Pick<BodySize, 'values'>): (piece: Uint8Array) => void {
  let isText = false;
  let isEscaped = false;
  let depth = 0;
  // Each comma ends a value, and so does each list or object its last one.
  let counted = 1;
  const structure = (byte: number) => {
    if (byte === quote) isText = true;
    else if (byte === comma) counted++;
    else if (byte === openList || byte === openObject) {
      counted++;
      if (++depth > deepestBody) throw tooDeep();
    } else if (byte === closeList || byte === closeObject) depth--;
  };
  return (piece) => {
    for (const byte of piece) {
      if (!isText) structure(byte);
      else if (isEscaped) isEscaped = false;
      else if (byte === backslash) isEscaped = true;
      else if (byte === quote) isText = false;
    }
    if (counted > values) throw refuse('demasiadas_partes', { values: { limite: values } });
  };
}

const tooDeep = () =>
  refuse('datos_no_validos', {
    errors: [{ field: 'cuerpo', code: 'demasiado_hondo', values: { niveles: deepestBody } }],
  });
