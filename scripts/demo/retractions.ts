/** Works of the demonstration journal that were retracted, by their files, and in which words. */
export interface Retraction {
  motivo: string;
  /** Days since then. */
  days: number;
}

export const retractions: Readonly<Record<string, Retraction>> = {
  'sensores-particulas-barrio': {
    motivo:
      'A petición de sus autores. Al repetir la calibración encontraron que la corrección por humedad se había aplicado dos veces en quince de los veinte sensores, de modo que las concentraciones publicadas están infladas entre un 20 y un 45 % y la comparación entre tramos no se sostiene. Las familias han sido informadas. No hay indicio de mala conducta; los autores preparan un nuevo análisis.',
    days: 161,
  },
};
