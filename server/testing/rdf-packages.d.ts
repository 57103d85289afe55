/** The parts of these packages that are used here; they bring no types of their own, or none that can be read. */
declare module 'jsonld' {
  const jsonld: {
    toRDF: (
      document: object,
      options: { format: 'application/n-quads'; base?: string; safe?: boolean },
    ) => Promise<string>;
  };
  export default jsonld;
}
declare module 'n3' {
  export class Parser {
    parse(text: string): unknown[];
  }
  export class Store {
    constructor(quads: unknown[]);
  }
}
declare module 'rdf-validate-shacl' {
  interface Result {
    focusNode: { value: string } | null;
    path: { value: string } | null;
    message: { value: string }[];
    sourceConstraintComponent: { value: string } | null;
  }
  export default class Validator {
    constructor(shapes: unknown);
    validate(data: unknown): Promise<{ conforms: boolean; results: Result[] }>;
  }
}
