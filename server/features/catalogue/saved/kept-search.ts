/** A search as it is kept: the catalogue's address without order and page, in one spelling. */
import { catalogueCalls, type FacetsQuery } from '#contract/calls/catalogue.ts';
import { refuse } from '#contract/refuse.ts';

/** What one asks of the catalogue; undefined where the catalogue would not take it. */
export function readKept(consulta: string): FacetsQuery | undefined {
  const said = new URLSearchParams(consulta);
  const each = (name: string) => said.getAll(name);
  const asked = {
    search: said.get('q') ?? '',
    tipo: said.get('tipo') ?? undefined,
    categoria: each('categoria'),
    anio: each('anio'),
    palabra: each('palabra'),
    revista: each('revista'),
    aviso: each('aviso'),
  };
  const read = catalogueCalls.catalogueFacets.query.safeParse(asked);
  return read.success ? read.data : undefined;
}

/** One as it is kept, whichever way it was written. Throws `datos_no_validos` where the catalogue would not take it. */
export function writeKept(consulta: string): string {
  const read = readKept(consulta);
  if (!read) throw refuse('datos_no_validos', { errors: [{ field: 'consulta', code: 'tipo' }] });
  const { search, tipo, categoria = [], anio = [], palabra = [], revista = [], aviso = [] } = read;
  const years = anio.map(({ desde, hasta }) => (desde === hasta ? String(desde) : `${desde}-${hasta}`));
  const fields = [
    ['q', [search]],
    ['tipo', [tipo ?? '']],
    ['categoria', categoria],
    ['anio', years],
    ['palabra', palabra],
    ['revista', revista],
    ['aviso', aviso],
  ] as const;
  const said = fields.flatMap(([name, values]) =>
    [...new Set(values)]
      .filter(Boolean)
      .sort()
      .map((value) => [name, value]),
  );
  return String(new URLSearchParams(said));
}
