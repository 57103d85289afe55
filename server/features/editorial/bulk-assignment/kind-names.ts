/** The name of the job that applies a proposal: apart, for files that the job itself imports. */
export const applyingKind = 'asignacion.aplicar';
