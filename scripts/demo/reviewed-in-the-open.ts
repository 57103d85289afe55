/** Works that were reviewed here in the open, round by round, and published: their reviews can be read beside them. */
import type { WorkFile } from './works-in-process.ts';

export const reviewedInTheOpen: WorkFile[] = [
  {
    file: 'lagunas-desde-la-escuela',
    author: 'autor',
    handledBy: 'editor',
    begun: 300,
    estado: 'PUBLICADO',
    motivo:
      'El trabajo es valioso y el protocolo, ejemplar por su sencillez. Las dos revisiones coinciden en que falta decir qué se hizo con las parejas de lecturas que no coincidían y qué límites tiene la serie en verano.',
    reviews: [
      {
        by: 'nahuel.cayuqueo',
        estado: 'DEVUELTA',
        respuestas: { rigor: 4, materiales: false, redaccion: 'Bien' },
        comentarios:
          'Es un artículo necesario: todo el mundo opina de la calidad de los datos escolares y casi nadie la mide.\n\n1. ¿Qué se hizo cuando las dos lecturas de un mismo martes no coincidían? La media de 34 y 43 no es una lectura.\n2. Convendría separar el error de quien lee del de la hora: si se leyó a las diez y se emparejó con el registro de las once, en una laguna que sube no es lo mismo.\n3. El resumen promete «el hidroperiodo» y la serie data bien solo su comienzo.',
        due: -160,
      },
      {
        by: 'paula.bermudez',
        estado: 'ACEPTADA',
        respuestas: { rigor: 4, materiales: true, redaccion: 'Bien' },
        comentarios:
          'Lo he leído con gusto y publicaría el protocolo tal cual.\n\n- Echo en falta cuántas escuelas dejaron de participar y por qué.\n- Un párrafo de limitaciones ayudaría a quien quiera copiarlo.',
        due: -158,
      },
    ],
    secondRound: {
      answers: {
        'nahuel.cayuqueo': [
          'Gracias; esa era la intención.',
          'Las parejas que diferían en más de 2 cm (el 3,1 %) se releían en el momento y se anotaba la tercera lectura. Lo decimos ahora en «Limitaciones».',
          'Hemos repetido el emparejamiento con la hora anotada, que consta en todas desde 2015: la mediana no cambia.',
          'El resumen dice ya que el final se data mal y el comienzo, con un error de cuatro días.',
        ],
        'paula.bermudez': [
          'Muchas gracias.',
          'Dos de trece: una cerró y otra cambió de edificio. Figura en el texto.',
          'Lo hemos escrito.',
        ],
      },
      sent: {
        texto:
          '# Limitaciones\n\nCuando las dos lecturas diferían en más de 2 cm, lo que ocurrió en el 3,1 % de los martes, se hacía una tercera y se guardaba la mediana. De las trece escuelas que empezaron, dos dejaron de participar: una cerró y otra se trasladó lejos de su laguna. La serie no dice nada de julio y agosto, y quien quiera datar la desecación necesitará otra fuente para el verano.',
      },
      reviews: [
        {
          by: 'nahuel.cayuqueo',
          estado: 'ACEPTADA',
          respuestas: { rigor: 5, materiales: true, redaccion: 'Bien' },
          comentarios: 'Todo lo que pedía está respondido y en su sitio. Recomiendo publicarlo.',
          due: -30,
        },
      ],
    },
  },
];
