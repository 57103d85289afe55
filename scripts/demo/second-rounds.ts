/** Works of the demonstration journal in their second round: their authors answer, or have answered, point by point. */
import type { WorkInProcess } from './works-in-process.ts';

export const worksInSecondRound: WorkInProcess[] = [
  {
    author: 'autor',
    coauthors: ['joel.mina'],
    titulo: 'Ranas que llegan antes: fenología de anfibios en charcas ganaderas',
    tipo: 'ARTICULO',
    categoria: 'Ecología',
    palabrasClave: ['anfibios', 'fenología', 'charcas ganaderas', 'cambio climático'],
    resumen:
      'Seguimos durante nueve primaveras la primera puesta de cinco especies de anfibios en 38 charcas ganaderas. La rana bermeja adelanta su puesta 3,1 días por grado de temperatura media de febrero; el sapo corredor responde a la lluvia y no a la temperatura.',
    texto:
      '# Introducción\n\nUna charca ganadera es pequeña, barata y, para un anfibio, casi siempre suficiente.\n\n# Método\n\nVisitamos cada charca una vez por semana entre enero y mayo, siempre de día y con el mismo recorrido.\n\n# Resultados\n\nLa primera puesta de rana bermeja se adelanta 3,1 días por grado (intervalo del 95 %: 2,2 a 4,0).\n\n# Discusión\n\nEl adelanto no basta para escapar de las charcas que se secan en abril.',
    estado: 'CAMBIOS_SOLICITADOS',
    handledBy: 'editor',
    begun: 130,
    reviews: [
      {
        by: 'paula.bermudez',
        estado: 'DEVUELTA',
        comentarios:
          'El manuscrito aporta una serie larga y bien cuidada, y merece publicarse cuando se resuelvan algunas dudas.\n\nComentarios mayores:\n1. La visita semanal impone un error de hasta siete días en la fecha de puesta. ¿Se ha tenido en cuenta en el modelo?\n2. No queda claro si las charcas que se secaron se excluyen o cuentan como años sin puesta. De eso depende la tendencia del sapo corredor.\n\nComentarios menores:\n3. En el método falta la hora de las visitas.\n4. La figura 2 no se lee en blanco y negro.',
        due: -40,
      },
      {
        by: 'hugo.zamora',
        estado: 'ACEPTADA',
        comentarios:
          'Un trabajo limpio.\n\n- Añadiría el número de charcas por año.\n- La discusión podría citar los estudios hechos en humedales temporales mediterráneos.',
        due: -38,
      },
    ],
    secondRound: {
      answers: {
        'paula.bermudez': [
          'Gracias por la lectura, que ha mejorado el artículo.',
          'Sí: ahora la fecha entra en el modelo como un intervalo de siete días. El adelanto apenas cambia (2,9 días por grado).',
          'Cuentan como años sin puesta. Lo decimos ya en el método y repetimos el análisis sin ellas en el material suplementario.',
        ],
      },
    },
  },
  {
    author: 'autor',
    titulo: 'El nombre de los vientos: meteorología popular en la costa de poniente',
    tipo: 'ARTICULO',
    categoria: 'Sociología',
    palabrasClave: ['meteorología popular', 'vientos', 'pesca artesanal', 'etnografía'],
    resumen:
      'A partir de 44 entrevistas con pescadoras y pescadores de seis puertos reunimos 31 nombres de vientos y los comparamos con los registros de tres estaciones. Veintiuno designan siempre la misma combinación de rumbo, fuerza y estación del año.',
    texto:
      '# Introducción\n\nUn viento con nombre es un viento del que alguien volvió para contarlo.\n\n# Método\n\nCada entrevista se hizo en el puerto y con una rosa de los vientos en blanco, que la persona entrevistada iba rellenando. Dos investigadoras codificaron por separado la mitad de las transcripciones.\n\n# Resultados\n\nLos nombres más precisos son los de los vientos peligrosos.',
    estado: 'CAMBIOS_SOLICITADOS',
    handledBy: 'editor',
    begun: 110,
    reviews: [
      {
        by: 'revisor',
        estado: 'DEVUELTA',
        comentarios:
          '1. El artículo necesita decir cuántas personas codificaron las entrevistas y con qué acuerdo.\n2. La comparación con las estaciones es lo más original; convendría explicar cómo se emparejan nombre y registro.\n3. El título promete toda la costa y las entrevistas son de seis puertos.',
        due: -30,
      },
    ],
    secondRound: {
      answers: {
        revisor: [
          'Lo hemos añadido al método: dos investigadoras codificaron por separado la mitad de las transcripciones, con un acuerdo de 0,82 (kappa de Cohen).',
          'Hay un apartado nuevo con el procedimiento y un ejemplo completo.',
          'Es cierto. Los seis puertos aparecen ahora en el resumen; hemos preferido dejar el título.',
        ],
      },
      sent: { texto: 'El acuerdo entre ambas fue de 0,82 (kappa de Cohen).' },
      reviews: [{ by: 'revisor', estado: 'PENDIENTE', comentarios: '', due: 11 }],
    },
  },
];
