import type { FoundConflict } from '#contract/entities/candidate.ts';

/** Conflicts in Spanish, for the refusal and the record: 'firmó con Ana Ruiz en 2025; comparte afiliación con …'. */
export const conflictsInWords = (conflicts: readonly FoundConflict[]): string => conflicts.map(inWords).join('; ');

function inWords({ tipo, con, institucion, anio, declaradoPor }: FoundConflict): string {
  switch (tipo) {
    case 'AUTORIA':
      return `firma la obra (${con})`;
    case 'COAUTORIA':
      return `firmó otra obra con ${con} en ${anio}`;
    case 'AFILIACION':
      return `comparte afiliación con ${con} (${institucion})`;
    case 'DECLARADO':
      return `${declaradoPor === 'REVISOR' ? 'lo declaró' : 'se declaró'} con ${institucion ?? con}`;
  }
}
