import type { CatalogueEntry } from '#contract/entities/publication.ts';

/** A page of the catalogue as screens show it. */
export interface CataloguePage {
  publications: CatalogueEntry[];
  total: number;
  totalExacto: boolean;
  page: number;
  totalPages: number;
  /** 'Quizás quisiste decir…' */
  quizas: string | null;
  /** Works with most of the words sought, which follow those with all of them. */
  aproximadas: CatalogueEntry[];
}
