import { describe, expect, it } from 'vitest';
import { rounds } from '#server/testing/rounds.ts';
import { identityLeakFinder, type KnownAuthor } from './identity-leaks.ts';

const ana: KnownAuthor = {
  nombres: 'Ana María',
  apellidos: 'Pérez Gil',
  email: 'ana@usal.test',
  orcid: '0000-0002-1825-0097',
  afiliaciones: ['Instituto de Humedales, Universidad de Salamanca, España'],
};
const find = identityLeakFinder({ authors: [ana], dois: ['10.1000/humedales.7'] });
/** What is found, as `TIPO: phrase`. */
const said = (text: string) => find(text).map(({ tipo, desde, hasta }) => `${tipo}: ${text.slice(desde, hasta)}`);

describe('what gives authors away', () => {
  it.each([
    ['Según Ana María Pérez Gil, el agua baja.', 'NOMBRE: Ana María Pérez'],
    ['lo midió ANA PEREZ en 2020', 'NOMBRE: ANA PEREZ'],
    ['Pérez, Ana María', 'NOMBRE: Pérez, Ana María'],
    ['Las fotos son de A. Pérez.', 'NOMBRE: A. Pérez'],
    ['Gracias a la Dra. Pérez', 'NOMBRE: Dra. Pérez'],
    ['las muestras del Instituto de Humedales', 'AFILIACION: Instituto de Humedales'],
    ['en la Universidad de  Salamanca se guardan', 'AFILIACION: Universidad de  Salamanca'],
    ['escríbenos a ana.p@usal.test', 'CORREO: ana.p@usal.test'],
    ['ORCID 0000-0002-1825-0097', 'ORCID: 0000-0002-1825-0097'],
    ['véase https://doi.org/10.1000/HUMEDALES.7', 'DOI: 10.1000/HUMEDALES.7'],
  ])('is who they are, where, and how to reach them: «%s»', (text, found) => expect(said(text)).toContain(found));

  it.each([
    ['Lo midió Luz García-López.', 'NOMBRE: Luz García-López'],
    ['en la Universidad de Castilla-La Mancha', 'AFILIACION: Universidad de Castilla-La Mancha'],
    ['https://doi.org/10.1000/lagunas-esteparias.7', 'DOI: 10.1000/lagunas-esteparias.7'],
    ['Véase en nuestro trabajo anterior (García-López, 2019)', 'OBRA_PROPIA: García-López, 2019)'],
  ])('is found with the signs that names, institutions and DOIs are written with: «%s»', (text, found) => {
    const luz = {
      ...ana,
      nombres: 'Luz',
      apellidos: 'García-López',
      afiliaciones: ['Instituto (ITA+), C/ Mayor 5, Universidad de Castilla-La Mancha'],
    };
    const leaks = identityLeakFinder({ authors: [luz], dois: ['10.1000/lagunas-esteparias.7'] });
    expect(leaks(text).map(({ tipo, desde, hasta }) => `${tipo}: ${text.slice(desde, hasta)}`)).toContain(found);
  });

  it('is looked for whatever signs stand in a name', () => {
    for (const sign of '-/.*+?^${}()|[]\\\'’·&#~,;:"=@!%_<>') {
      const odd = {
        ...ana,
        nombres: `Luz${sign}Ana`,
        apellidos: `Gil${sign}Sol ${sign}`,
        afiliaciones: [`Instituto ${sign} A`],
      };
      expect(() => identityLeakFinder({ authors: [odd], dois: [`10.1000/a${sign}b`] })('Un texto.')).not.toThrow();
    }
  });

  it.each([
    ['Agradecimientos', 'AGRADECIMIENTOS: Agradecimientos'],
    ['Agradecemos a la guardería de la reserva su ayuda.', 'AGRADECIMIENTOS: Agradecemos'],
    ['Las autoras agradecen el apoyo.', 'AGRADECIMIENTOS: Las autoras agradecen'],
    ['We thank the wardens of the reserve.', 'AGRADECIMIENTOS: We thank'],
    ['Financiación', 'FINANCIACION: Financiación'],
    ['Este trabajo ha sido financiado por el Ministerio.', 'FINANCIACION: Este trabajo ha sido financiado por'],
    ['This study was funded by the Ministry.', 'FINANCIACION: This study was funded by'],
    ['dentro del plan PID2020-113456GB-I00', 'PROYECTO: PID2020-113456GB-I00'],
    ['Proyecto FONDECYT 1180567', 'PROYECTO: FONDECYT 1180567'],
    ['under grant agreement No. 101002345', 'PROYECTO: grant agreement No. 101002345'],
  ])('is whom they thank and who paid: «%s»', (text, found) => expect(said(text)).toContain(found));

  it.each([
    ['Como en nuestro trabajo anterior (Pérez, 2019), medimos el agua.', 'OBRA_PROPIA: nuestro trabajo anterior'],
    ['Como en nuestro trabajo anterior (Pérez, 2019), medimos el agua.', 'OBRA_PROPIA: Pérez, 2019)'],
    ['Seguimos el método que propusimos en Pérez y Ruiz (2018).', 'OBRA_PROPIA: Pérez y Ruiz (2018)'],
    ['Ya hemos mostrado previamente que baja.', 'OBRA_PROPIA: Ya hemos mostrado previamente'],
    ['in our previous work', 'OBRA_PROPIA: our previous work'],
    ['As we have previously shown, it falls.', 'OBRA_PROPIA: we have previously shown'],
    ['as I argued in my dissertation', 'OBRA_PROPIA: my dissertation'],
    ['en mi tesis doctoral', 'OBRA_PROPIA: mi tesis doctoral'],
  ])('is speaking of one’s own works: «%s»', (text, found) => expect(said(text)).toContain(found));

  it.each([
    ['El código está en https://github.com/anaperez/humedales.', 'REPOSITORIO: https://github.com/anaperez/humedales'],
    ['datos en osf.io/ab12c', 'REPOSITORIO: osf.io/ab12c'],
    ['https://www.usal.test/~ana/datos', 'REPOSITORIO: https://www.usal.test/~ana/datos'],
    ['https://gredos.usal.test/handle/1', 'REPOSITORIO: https://gredos.usal.test/handle/1'],
  ])('is where their things are: «%s»', (text, found) => expect(said(text)).toContain(found));
});

describe('what gives nobody away', () => {
  it.each([
    'El nivel del agua baja en verano (Pérez, 2019).',
    'Según Pérez y Ruiz (2018), las aves vuelven en marzo.',
    'Trabajos anteriores (Gómez, 2018) midieron lo mismo.',
    'Nuestro trabajo muestra que el agua baja.',
    'Nuestros resultados coinciden con los de Gómez (2018).',
    'Our results agree with Smith (2019).',
    'Las escuelas financiadas por el Estado son la mitad.',
    'Los informantes agradecen que se les pregunte.',
    'Los peces perezosos de Gilena viven en España.',
    'El proyecto de riego empezó en 1998 y terminó en 2004.',
    'La tesis de Kuhn sobre las revoluciones.',
    'El código está en https://anonymous.4open.science/r/humedales-1234.',
    'Los datos: https://osf.io/ab12c/?view_only=0a1b2c',
    'Véase https://doi.org/10.1000/otra.8 y el número 1234-5678.',
    'La ayuda mutua entre vecinos, a 2000 metros, fue común.',
  ])('«%s»', (text) => expect(said(text)).toEqual([]));

  it('is what an author without a surname is called, where it is anybody’s word', () => {
    const one = identityLeakFinder({ authors: [{ ...ana, nombres: 'Sol', apellidos: '' }], dois: [] });
    expect(one('El sol calienta.')).toEqual([]);
  });
});

it('finds phrases in the order of the text, none in another', () => {
  const found = find('Ana Pérez (ana@usal.test) trabaja en la Universidad de Salamanca: github.com/ana/x.');
  expect(found.map(({ tipo }) => tipo)).toEqual(['NOMBRE', 'CORREO', 'AFILIACION', 'REPOSITORIO']);
  found.slice(1).forEach(({ desde }, at) => {
    expect(desde).toBeGreaterThanOrEqual(found[at]?.hasta ?? 0);
  });
});

/** In characters: a search that goes back over the text takes minutes for the shorter one, too. */
const length = rounds({ quick: 300_000, long: 1_000_000 });
it.each(['a', 'x.', 'quer.', 'Proyecto/', 'A1', 'Proyecto\n', 'https://a.a/', 'github.'])(
  'comes to the end of a text that says nothing but «%s», without a space',
  (said) => {
    const text = `${said.repeat(length / said.length)} ana@usal.test`;
    expect(find(text).at(-1)).toMatchObject({ tipo: 'CORREO', hasta: text.length });
  },
);
