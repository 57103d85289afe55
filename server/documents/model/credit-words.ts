/**
 * The roles of CRediT (ANSI/NISO Z39.104-2022) by name, in the languages of our files.
 * Source: https://credit.niso.org/, and the translations at https://github.com/contributorshipcollaboration/credit-translation.
 */
import type { CreditRole } from '#contract/vocabulary.ts';

type Names = Readonly<Record<CreditRole, string>>;

const en: Names = {
  conceptualization: 'Conceptualization',
  'data-curation': 'Data curation',
  'formal-analysis': 'Formal analysis',
  'funding-acquisition': 'Funding acquisition',
  investigation: 'Investigation',
  methodology: 'Methodology',
  'project-administration': 'Project administration',
  resources: 'Resources',
  software: 'Software',
  supervision: 'Supervision',
  validation: 'Validation',
  visualization: 'Visualization',
  'writing-original-draft': 'Writing – original draft',
  'writing-review-editing': 'Writing – review & editing',
};

const es: Names = {
  conceptualization: 'Conceptualización',
  'data-curation': 'Curación de datos',
  'formal-analysis': 'Análisis formal',
  'funding-acquisition': 'Captación de fondos',
  investigation: 'Investigación',
  methodology: 'Metodología',
  'project-administration': 'Administración del proyecto',
  resources: 'Recursos',
  software: 'Software',
  supervision: 'Supervisión',
  validation: 'Validación',
  visualization: 'Visualización',
  'writing-original-draft': 'Redacción - borrador original',
  'writing-review-editing': 'Redacción - revisión y edición',
};

const pt: Names = {
  conceptualization: 'Conceitualização',
  'data-curation': 'Curadoria de dados',
  'formal-analysis': 'Análise formal',
  'funding-acquisition': 'Aquisição de financiamento',
  investigation: 'Investigação',
  methodology: 'Metodologia',
  'project-administration': 'Administração do projeto',
  resources: 'Recursos',
  software: 'Software',
  supervision: 'Supervisão',
  validation: 'Validação',
  visualization: 'Visualização',
  'writing-original-draft': 'Escrita - esboço original',
  'writing-review-editing': 'Escrita - revisão e edição',
};

/** By the primary language tag. */
export const creditWords = { en, es, pt };
