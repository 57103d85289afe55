/** The name of the job that applies a proposal, for those whom that job itself reads. */
export const applyingKind = 'asignacion.aplicar';
