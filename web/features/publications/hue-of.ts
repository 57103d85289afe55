import type { FieldOfScience } from '#contract/fields-of-science.ts';

const hues: Record<FieldOfScience, string> = {
  natural: 'text-field-natural',
  engineering: 'text-field-engineering',
  medical: 'text-field-medical',
  agricultural: 'text-field-agricultural',
  social: 'text-field-social',
  humanities: 'text-field-humanities',
};

/** The class that gives an element the hue of a field; of none, the journal's accent. */
export const hueOf = (field: FieldOfScience | undefined): string => (field ? hues[field] : 'text-accent');
