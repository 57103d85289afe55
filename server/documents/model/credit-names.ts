/**
 * The roles of CRediT (ANSI/NISO Z39.104-2022) by name, in the languages of our files.
 * Source: https://credit.niso.org/, and the translations at https://github.com/contributorshipcollaboration/credit-translation.
 */
import { folded } from '#contract/text.ts';
import { type CreditRole, creditRoles } from '#contract/vocabulary.ts';

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

const languages: Record<string, Names> = { en, es, pt };

/** A role's name by the primary language tag; in Spanish where it is not known. */
export const creditName = (role: CreditRole, language: string): string => (languages[language] ?? es)[role];

/** The address that identifies a role. */
export const creditAddress = (role: CreditRole): string => `https://credit.niso.org/contributor-roles/${role}/`;

const isRole = (text: string): text is CreditRole => creditRoles.some((role) => role === text);

/** Words alone, without accents, marks and 'and': 'Writing – Review & Editing' is 'writing review editing'. */
const plain = (text: string): string =>
  folded(text)
    .replace(/\b(?:and|y|e)\b|[^a-z]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const byName = new Map(
  Object.values(languages).flatMap((names) =>
    creditRoles.map((role): [string, CreditRole] => [plain(names[role]), role]),
  ),
);

/** The role that an address or a name in any of our languages is; undefined where it is none of CRediT's. */
export function creditRoleOf(said: string): CreditRole | undefined {
  const [, ending = ''] = /credit\.niso\.org\/contributor-roles\/([a-z-]+)/.exec(said) ?? [];
  return isRole(ending) ? ending : byName.get(plain(said));
}
