/** Notices about works of the demonstration set, by their files; `name`: what their own DOI is made from. */
import type { NoticeKind } from '#contract/relations.ts';

export interface DemonstrationNotice {
  clase: NoticeKind;
  resumen: string;
  markdown: string;
  name: string;
  /** Days since it was published. */
  days: number;
}

export const notices: Record<string, DemonstrationNotice> = {
  'turba-laguna-chica': {
    clase: 'CORRECCION',
    resumen:
      'En la Tabla 1 la edad del nivel de 150 cm es de 870 ± 30 años, no de 780 ± 30. Las conclusiones no cambian.',
    markdown:
      'En la Tabla 1 del artículo, la edad del nivel de 150 cm se escribió con dos cifras cambiadas: donde dice «780 ± 30» debe decir «870 ± 30».\n\nEl modelo de edad se calculó con el valor correcto, de modo que las fechas del texto, la tasa de acumulación y las conclusiones son las que eran. Agradecemos a quien nos lo hizo notar al repetir el cálculo.',
    name: 'turba-laguna-chica.correccion',
    days: 190,
  },
  'sensores-particulas-barrio': {
    clase: 'RETRACTACION',
    resumen:
      'Se retracta a petición de sus autores: la corrección por humedad se aplicó dos veces en quince de los veinte sensores y las concentraciones publicadas están infladas.',
    markdown:
      'La redacción retracta este artículo a petición de todos sus autores.\n\nAl repetir la calibración encontraron que la corrección por humedad se había aplicado dos veces en quince de los veinte sensores. Las concentraciones publicadas están infladas entre un 20 y un 45 %, y la comparación entre tramos no se sostiene.\n\nNo hay indicio de mala conducta. El artículo sigue en su dirección, señalado como retractado, y los autores preparan un nuevo análisis.',
    name: 'sensores-particulas-barrio.retractacion',
    days: 160,
  },
};
