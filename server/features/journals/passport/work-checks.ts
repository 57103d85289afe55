/**
 * What is found out of one work: the journal's passport counts its works by these, a work's own passport shows them, and packages for indices
 * list what is missing by them. Pure functions.
 */
import type { TextFacts, WorkFacts } from './facts.ts';

const isIn = (language: string) => (said: string) => said.toLowerCase().split('-')[0] === language;
const isEnglish = isIn('en');
/** By the list of SciELO Brazil, with or without 'IGO'. */
const isOfScielo = (licence: string | null) =>
  /^https?:\/\/creativecommons\.org\/licenses\/(by|by-nc|by-nc-nd)\/(3\.0(\/igo)?|4\.0)\/?$/i.test(licence ?? '');

export const workChecks = {
  worksSigned: ({ signers }) => signers > 0,
  worksAffiliated: ({ signers, unaffiliated }) => signers > 0 && unaffiliated === 0,
  worksWithOrcid: ({ signers, withoutOrcid }) => signers > 0 && withoutOrcid === 0,
  worksDated: ({ isDated }) => isDated,
  worksPlaced: ({ isNumbered }) => isNumbered,
  worksCited: ({ isPaged }) => isPaged,
  worksCitedWhole: ({ isNumbered, isPaged }) => isNumbered && isPaged,
  worksVolumed: ({ hasVolume }) => hasVolume,
  worksSummed: ({ hasSummary }) => hasSummary,
  worksSummedTwice: ({ hasSummary, idioma, translations }) =>
    hasSummary && translations.some((other) => other.idioma !== idioma && other.resumen),
  worksKeyed: ({ hasKeywords }) => hasKeywords,
  worksKeyedTwice: ({ hasKeywords, idioma, translations }) =>
    hasKeywords && translations.some((other) => other.idioma !== idioma && other.palabras),
  worksInEnglish: ({ idioma, hasSummary, translations }) =>
    (isEnglish(idioma) && hasSummary) ||
    translations.some((other) => isEnglish(other.idioma) && other.titulo && other.resumen),
  worksKeyedInEnglish: ({ idioma, hasKeywords, translations }) =>
    (isEnglish(idioma) && hasKeywords) || translations.some((other) => isEnglish(other.idioma) && other.palabras),
  worksWithDoi: ({ hasDoi }) => hasDoi,
  worksLicensed: ({ licencia }) => licencia !== null && licencia !== '',
  worksOfScielo: ({ licencia }) => isOfScielo(licencia),
  worksOpen: ({ isClosed }) => !isClosed,
  worksReadable: ({ isReadable, isClosed }) => isReadable && !isClosed,
  worksReferring: ({ references }) => references > 0,
  formats: ({ isTypeset, isClosed }) => isTypeset && !isClosed,
} satisfies Record<string, (work: WorkFacts) => boolean>;
export type WorkCheck = keyof typeof workChecks;

/** What takes the whole text to find out: of one work, and never of all that a journal has. A text without figures lacks nothing of them. */
export const textChecks = {
  figuresCaptioned: ({ uncaptioned }) => uncaptioned === 0,
  figuresDescribed: ({ undescribed }) => undescribed === 0,
  referencesLinked: ({ listed, unlinked }) => listed > 0 && unlinked === 0,
} satisfies Record<string, (text: TextFacts) => boolean>;
export type TextCheck = keyof typeof textChecks;

export const isWorkCheck = (check: string): check is WorkCheck => Object.hasOwn(workChecks, check);
export const isTextCheck = (check: string): check is TextCheck => Object.hasOwn(textChecks, check);
