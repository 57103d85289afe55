import type { ManuscriptLabels } from '../labels.ts';

export const labels: ManuscriptLabels = {
  notes: 'Notas',
  note: 'Nota',
  backToText: 'Volver al texto',
  references: 'Referencias',
  formula: 'Fórmula',
  table: 'Tabla',
  enlarge: 'Ver en grande',
  missingPicture: 'La imagen no está disponible.',
  missingTable: 'La tabla no está disponible.',
  contents: 'Contenido',
};
