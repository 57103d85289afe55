/** Registration of DOIs with an agency: what is deposited, and how far it is. */

/** Who registers a journal's DOIs; NINGUNA: nobody does it from here. */
export const depositAgencies = ['CROSSREF', 'DATACITE'] as const;
export type DepositAgency = (typeof depositAgencies)[number];
export const doiAgencies = ['NINGUNA', ...depositAgencies] as const;
export type DoiAgency = (typeof doiAgencies)[number];

/**
 * PENDIENTE: to be sent, for the first time or because the work changed. ENVIADO: the agency has it and has not said what it
 * makes of it. REGISTRADO: the DOI leads to the work. RECHAZADO: the agency does not take it as it is.
 * RETIRADO: somebody who runs the work gave it up before the agency had it.
 */
export const depositStates = ['PENDIENTE', 'ENVIADO', 'REGISTRADO', 'RECHAZADO', 'RETIRADO'] as const;
export type DepositState = (typeof depositStates)[number];

/**
 * Why the last try came to nothing, none of it the work's fault: no service is set up for the agency, nobody said how readers reach
 * this site, the agency does not answer, it has too much to do, it does not admit our credentials.
 */
export const depositFaults = ['SIN_SERVICIO', 'SIN_DIRECCION', 'SIN_RESPUESTA', 'OCUPADA', 'CREDENCIALES'] as const;
export type DepositFault = (typeof depositFaults)[number];

/** What stands for something of the work in the pattern of a journal's DOIs. */
export const doiPatternNames = ['revista', 'anio', 'volumen', 'numero', 'id'] as const;
export type DoiPatternName = (typeof doiPatternNames)[number];

/** Letters and signs that need no escaping anywhere, and the names in braces; `{id}` makes each DOI one of its own. */
export const isDoiPattern = (pattern: string): boolean => {
  const rest = pattern.replace(/\{(\w+)\}/g, (whole, name: string) =>
    doiPatternNames.some((known) => known === name) ? '' : whole,
  );
  return pattern.includes('{id}') && /^[\w.-]*$/.test(rest);
};

/**
 * A DOI of the pattern. What a work has not is left out with the sign before it.
 * @param values `id`: signs that no other work has
 */
export function doiOfPattern(
  prefix: string,
  pattern: string,
  values: Readonly<Record<DoiPatternName, string>>,
): string {
  const suffix = pattern
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = doiPatternNames.flatMap((known) => (known === name ? [values[known]] : []))[0] ?? '';
      return value.toLowerCase().replace(/[^a-z0-9]+/g, '');
    })
    .replace(/([._-])(?=[._-])/g, '')
    .replace(/^[._-]+|[._-]+$/g, '');
  return `${prefix}/${suffix}`;
}
