/** Works of the demonstration journal that are still on their way: one or more in every estado, with their reviews. */
import type { ReviewFormAnswers } from '#contract/entities/review-form.ts';
import type { Estado, Prioridad, ReviewEstado, Tipo } from '#contract/vocabulary.ts';

export interface DemonstrationReview {
  /** Key of the reviewer. */
  by: string;
  estado: ReviewEstado;
  comentarios: string;
  prioridad?: Prioridad;
  /** Days from today to the deadline; negative: past. */
  due: number;
  confidencial?: string;
  /** To the questions of review-form.ts, by their ids. */
  respuestas?: ReviewFormAnswers;
  respuesta?: string;
  /** Declined with this reason. */
  declina?: string;
}

/** What its authors did once changes were asked for: a new draft, in which they answer the reviews point by point. */
export interface SecondRound {
  /** By reviewer, in the order of their points; those after the last have no answer yet. */
  answers: Record<string, string[]>;
  /** Sent with this at the end of its text. Absent: still being prepared. */
  sent?: { texto: string };
  reviews?: DemonstrationReview[];
}

export interface WorkInProcess {
  author: string;
  coauthors?: string[];
  titulo: string;
  tipo: Tipo;
  categoria: string;
  palabrasClave: string[];
  resumen: string;
  /** Markdown. */
  texto: string;
  estado: Estado;
  motivo?: string;
  /** The editor who took it when it came; the others wait for anybody. */
  handledBy?: string;
  /** Days since the draft was begun. */
  begun: number;
  reviews?: DemonstrationReview[];
  secondRound?: SecondRound;
}

/** One whose text, pictures and references are a file of reviewed/, as those of works/; published under its licence. */
export type WorkFile = Omit<WorkInProcess, 'titulo' | 'tipo' | 'categoria' | 'palabrasClave' | 'resumen' | 'texto'> & {
  file: string;
};

export const worksInProcess: WorkInProcess[] = [
  {
    author: 'autor',
    titulo: 'Memoria del agua: cartografía participativa de lagunas desaparecidas',
    tipo: 'ARTICULO',
    categoria: 'Ecología',
    palabrasClave: ['cartografía participativa', 'humedales', 'memoria oral', 'historia ambiental'],
    resumen:
      'Proponemos un método para situar en el mapa lagunas que ya no existen a partir de entrevistas con personas mayores de 70 años, planos catastrales y fotografía aérea de 1956. En nueve municipios localizamos 41 lagunas, 17 de ellas ausentes de cualquier inventario oficial.',
    texto:
      '# Introducción\n\nLos inventarios de humedales empiezan casi siempre en la década de 1980, cuando buena parte de las lagunas pequeñas ya se habían drenado. Lo que había antes sobrevive en los planos, en los nombres de las fincas y en la memoria de quien las cruzaba camino de la escuela.\n\n# Método\n\nEntrevistamos a 63 personas con un mapa sobre la mesa. Cada laguna nombrada se buscó después en el vuelo fotográfico de 1956 y en los planos del catastro; se dio por situada cuando coincidían al menos dos de las tres fuentes.\n\n# Resultados\n\nLa superficie media fue de 2,3 ha. Las lagunas que nadie había inventariado eran menores (0,8 ha de mediana) y estaban a menos de un kilómetro de un núcleo habitado.',
    estado: 'BORRADOR',
    begun: 12,
  },
  {
    author: 'autor',
    coauthors: ['carme.pous'],
    titulo: 'Salinidad y germinación de Ruppia en lagunas costeras someras',
    tipo: 'ARTICULO',
    categoria: 'Ecología',
    palabrasClave: ['Ruppia', 'salinidad', 'germinación', 'lagunas costeras'],
    resumen:
      'Medimos la germinación de tres poblaciones de Ruppia bajo seis concentraciones de sal. La tasa máxima se alcanza a 5 g/L en las tres, pero la población más expuesta a la intrusión marina conserva un 40 % de germinación a 25 g/L.',
    texto:
      '# Introducción\n\nLa vuelta de la vegetación sumergida depende del banco de semillas y de la sal que encuentre al despertar.\n\n# Resultados\n\nLa respuesta se ajusta bien a una curva logística:\n\n$$\ng(s) = \\frac{g_0}{1 + e^{k(s - s_{50})}}\n$$\n\ncon $s_{50}$ entre 14 y 23 g/L según la población.',
    estado: 'BORRADOR',
    begun: 5,
  },
  {
    author: 'autor',
    coauthors: ['brais.outeiro'],
    titulo: 'Un índice sencillo de turbidez para lagunas interiores a partir de imágenes Sentinel-2',
    tipo: 'ARTICULO',
    categoria: 'Ecología',
    palabrasClave: ['turbidez', 'Sentinel-2', 'calidad del agua', 'lagunas'],
    resumen:
      'Comparamos cuatro índices espectrales con 312 medidas de turbidez tomadas en catorce lagunas interiores durante dos años. El cociente entre las bandas roja y verde explica el 81 % de la varianza por debajo de 60 NTU y se satura por encima.',
    texto:
      '# Introducción\n\nLa turbidez es la primera pregunta que se hace quien gestiona una laguna y la última que responde un laboratorio. Un índice calculado sobre imágenes libres permite al menos ordenar las visitas.\n\n# Datos y método\n\nEmparejamos cada muestra con la imagen más próxima en el tiempo, con un máximo de dos días de diferencia y sin nubes sobre la lámina de agua. El índice es\n\n$$\nT = a \\left(\\frac{\\rho_{665}}{\\rho_{560}}\\right)^{b}\n$$\n\nLos parámetros $a$ y $b$ se estimaron por validación cruzada dejando fuera una laguna cada vez.\n\n# Resultados\n\n| Índice | R² (< 60 NTU) | R² (todas) |\n|---|---:|---:|\n| Rojo / verde | 0,81 | 0,58 |\n| NDTI | 0,74 | 0,55 |\n| Rojo solo | 0,63 | 0,49 |\n| Borde rojo | 0,61 | 0,60 |\n\n# Discusión\n\nPor encima de 60 NTU conviene pasar al borde rojo. Ninguno de los índices distingue arcilla de fitoplancton, y ese límite no lo resuelve ninguna fórmula.',
    estado: 'EN_REVISION',
    handledBy: 'editor',
    begun: 40,
    reviews: [
      { by: 'revisor', estado: 'PENDIENTE', comentarios: '', prioridad: 'ALTA', due: 2 },
      {
        by: 'nahuel.cayuqueo',
        estado: 'ACEPTADA',
        respuestas: {
          rigor: 4,
          materiales: true,
          redaccion: 'Bien',
          'otra-mirada': 'Quizá alguien de teledetección aplicada a costas.',
        },
        comentarios:
          'El trabajo responde a una necesidad real y lo hace con datos propios y bien descritos. Convendría indicar cuántas imágenes se descartaron por nubes y si eso sesga las estaciones representadas. La tabla de índices se lee muy bien.',
        confidencial: 'Recomiendo aceptarlo con cambios menores.',
        due: 6,
      },
    ],
  },
  {
    author: 'autor',
    titulo: 'Seguimiento comunitario de aves limícolas: diez inviernos en la ría',
    tipo: 'REPORTE',
    categoria: 'Ecología',
    palabrasClave: ['aves limícolas', 'ciencia ciudadana', 'ría', 'series temporales'],
    resumen:
      'Informe de diez inviernos de censos simultáneos realizados por voluntariado en 22 puntos de la ría. El correlimos común descendió un 34 %; la aguja colipinta se mantuvo estable. Se describen el protocolo, sus errores y cómo se corrigieron.',
    texto:
      '# Protocolo\n\nCada segundo sábado de enero, 22 equipos cuentan a la vez durante las dos horas que rodean la bajamar.\n\n# Tendencias\n\nLas tendencias se calcularon con un modelo lineal generalizado mixto con el punto de censo como efecto aleatorio.\n\n# Recomendaciones\n\n1. Mantener el calendario aunque falten equipos.\n2. Anotar la visibilidad con una escala común.\n3. Publicar los datos cada año, también los malos.',
    estado: 'CAMBIOS_SOLICITADOS',
    handledBy: 'editor',
    begun: 96,
    reviews: [
      {
        by: 'paula.bermudez',
        estado: 'DEVUELTA',
        respuestas: { rigor: 3, materiales: false, redaccion: 'Necesita retoques' },
        comentarios:
          'La serie es valiosa. Antes de aceptarla hace falta aclarar qué se hizo con los puntos que cambiaron de equipo: en la figura se intuye un salto en 2021 que podría ser de observador y no de aves.',
        due: -9,
        respuesta: 'Es cierto: en 2021 cambiaron cuatro equipos. Lo incorporaremos al modelo como un factor.',
      },
      {
        by: 'hugo.zamora',
        estado: 'ACEPTADA',
        respuestas: { rigor: 5, materiales: true, redaccion: 'Bien' },
        comentarios: 'Claro, honesto con sus límites y útil para quien quiera repetirlo. Lo publicaría tal cual.',
        due: -4,
      },
    ],
  },
  {
    author: 'autor',
    coauthors: ['joel.mina'],
    titulo: 'Carbono azul en marismas restauradas: tres años después de abrir el dique',
    tipo: 'ARTICULO',
    categoria: 'Ecología',
    palabrasClave: ['carbono azul', 'marismas', 'restauración', 'sedimento'],
    resumen:
      'Tres años después de abrir el dique, la marisma restaurada acumula carbono a un ritmo de 118 g por metro cuadrado y año, dos tercios del de la marisma de referencia. La diferencia se explica por la elevación y no por la cubierta vegetal.',
    texto:
      '# Introducción\n\nAbrir un dique es barato; saber qué ocurre después, no tanto.\n\n# Método\n\nSe tomaron 48 testigos de sedimento de 50 cm en tres cotas y dos marismas.\n\n# Resultados\n\nLa acumulación media fue de $118 \\pm 21$ g C m$^{-2}$ año$^{-1}$ en la marisma restaurada y de $176 \\pm 18$ en la de referencia.',
    estado: 'APROBADO',
    handledBy: 'editor',
    begun: 120,
    reviews: [
      {
        by: 'revisor',
        estado: 'ACEPTADA',
        comentarios:
          'El diseño es correcto y el análisis, sobrio. He comprobado los intervalos de la tabla 2 y son coherentes con los datos depositados. Solo pediría que el título no prometa más de tres años.',
        due: -20,
        respuesta: 'Gracias por repetir los cálculos. Hemos dejado el plazo en el título.',
      },
    ],
  },
  {
    author: 'autor',
    titulo: 'Apuntes para una taxonomía sentimental de los charcos',
    tipo: 'ARTICULO',
    categoria: 'Filosofía',
    palabrasClave: ['charcos temporales', 'ensayo', 'divulgación'],
    resumen:
      'Ensayo breve sobre los nombres que damos a las aguas pequeñas y sobre lo que dejamos de proteger cuando los olvidamos.',
    texto:
      '# Charco\n\nDe todas las aguas, la única que se mide con los pies.\n\n# Navajo, lavajo, balsa\n\nLos nombres cambian cada veinte kilómetros; el sapo partero, no.',
    estado: 'RETIRADO',
    motivo:
      'Es un texto muy hermoso, pero la revista no publica ensayos sin aparato crítico. Te animamos a enviarlo a una revista literaria.',
    begun: 75,
  },
  {
    author: 'xochitl.hernandez',
    coauthors: ['joel.mina'],
    titulo: 'Léxico náhuatl en los mercados de Guadalajara: un estudio de disponibilidad',
    tipo: 'ARTICULO',
    categoria: 'Lingüística',
    palabrasClave: ['náhuatl', 'disponibilidad léxica', 'mercados', 'contacto de lenguas'],
    resumen:
      'A partir de 96 encuestas en seis mercados medimos la disponibilidad de voces de origen náhuatl en cuatro campos semánticos. La herbolaria conserva el doble de nahuatlismos que la cocina entre menores de 30 años.',
    texto:
      '# Introducción\n\nLas pruebas de disponibilidad léxica preguntan qué palabras acuden primero. En un mercado acuden las que sirven para vender.\n\n# Corpus\n\nNoventa y seis informantes, seis mercados, cuatro centros de interés: hierbas, comida, recipientes y animales.\n\n# Resultados\n\nEl índice medio fue de 0,42 en herbolaria y de 0,21 en cocina.',
    estado: 'EN_REVISION',
    handledBy: 'ines.castellanos',
    begun: 28,
    reviews: [
      { by: 'maite.goikoetxea', estado: 'EN_PROCESO', comentarios: '', due: 3 },
      { by: 'revisor', estado: 'EN_PROCESO', comentarios: '', due: 9 },
      {
        by: 'soledad.arce',
        estado: 'PENDIENTE',
        comentarios: '',
        due: 12,
        declina: 'Dirijo la tesis de una de las encuestadoras y no sería imparcial.',
      },
    ],
  },
  {
    author: 'ramiro.aguirre',
    titulo: 'Contar votos en la mesa: errores de escrutinio en elecciones municipales uruguayas',
    tipo: 'ARTICULO',
    categoria: 'Ciencias jurídicas y políticas',
    palabrasClave: ['escrutinio', 'elecciones', 'errores de medición'],
    resumen:
      'Comparamos las actas de 1.204 mesas con su recuento definitivo. El error medio es de 0,6 votos por mesa y no favorece a ningún partido; crece con la hora de cierre y con el número de listas.',
    texto:
      '# Datos\n\nActas digitalizadas de 1.204 mesas y sus recuentos.\n\n# Resultados\n\nNi el tamaño del circuito ni el partido ganador predicen el error; la hora de cierre, sí.',
    estado: 'EN_REVISION',
    // It has just come: who handles it is still to be said.
    begun: 9,
  },
  {
    author: 'carme.pous',
    titulo: 'Regadíos históricos y derecho consuetudinario en la Ribera Baja',
    tipo: 'TESIS',
    categoria: 'Historia y arqueología',
    palabrasClave: ['regadío', 'derecho consuetudinario', 'acequias', 'Valencia'],
    resumen:
      'Estudio de las ordenanzas, los pleitos y las prácticas orales de tres comunidades de regantes entre 1740 y 1910, con edición de 38 documentos inéditos.',
    texto:
      '# Capítulo 1. La acequia como institución\n\nAntes que obra, la acequia es acuerdo.\n\n# Capítulo 2. Los pleitos\n\nEl agua se discutía en valenciano y se sentenciaba en castellano.',
    estado: 'PENDIENTE_APROBACION',
    handledBy: 'editor',
    begun: 150,
    reviews: [
      {
        by: 'maite.goikoetxea',
        estado: 'ACEPTADA',
        comentarios:
          'La edición documental es impecable y por sí sola justifica la publicación. El capítulo tercero ganaría con un mapa.',
        due: -30,
      },
      {
        by: 'paula.bermudez',
        estado: 'ACEPTADA',
        comentarios: 'Trabajo sólido y bien escrito. Sin objeciones.',
        due: -26,
      },
    ],
  },
  {
    author: 'joel.mina',
    titulo: 'Marimba y metrónomo: microtempo en el currulao',
    tipo: 'ARTICULO',
    categoria: 'Artes y música',
    palabrasClave: ['currulao', 'marimba', 'microtempo', 'Pacífico colombiano'],
    resumen:
      'Analizamos 4.300 ataques de marimba y cununo en doce grabaciones de campo. El desfase sistemático de 28 ms entre ambos instrumentos no es un error de ejecución: desaparece cuando se les pide tocar por separado.',
    texto:
      '# Corpus\n\nDoce grabaciones de Timbiquí y Guapi.\n\n# Análisis\n\nLos ataques se marcaron a mano y se verificaron con un segundo oído.\n\n# Discusión\n\nEl desfase es la forma que tiene el conjunto de respirar.',
    estado: 'EN_REVISION',
    handledBy: 'editor',
    begun: 33,
    reviews: [
      {
        by: 'revisor',
        estado: 'DEVUELTA',
        comentarios:
          'El hallazgo es estupendo, pero falta el error de marcado: con dos anotadores puede y debe darse. Lo leeré encantado en cuanto esté.',
        due: -1,
      },
      {
        by: 'brais.outeiro',
        estado: 'RECHAZADA',
        comentarios:
          'No puedo recomendar la publicación sin los datos de las grabaciones: las cifras de la tabla 1 no se pueden comprobar.',
        due: 4,
      },
    ],
  },
  {
    author: 'maite.goikoetxea',
    titulo: 'Ortografías en disputa: imprentas vascas y grafía castellana, 1650-1720',
    tipo: 'LIBRO',
    categoria: 'Historia y arqueología',
    palabrasClave: ['ortografía', 'imprenta', 'País Vasco', 'siglo XVII'],
    resumen:
      'Once imprentas, 214 impresos y una pregunta: quién decidía cómo se escribía. El libro sigue la grafía de las sibilantes desde el manuscrito del autor hasta la prueba corregida.',
    texto:
      '# Prólogo\n\nUn cajista cansado ha hecho más por la ortografía que muchas academias.\n\n# Las imprentas\n\nPamplona, Bilbao, San Sebastián, Tolosa.',
    estado: 'APROBADO',
    handledBy: 'editor',
    begun: 210,
    reviews: [{ by: 'paula.bermudez', estado: 'ACEPTADA', comentarios: 'Lo recomiendo sin reservas.', due: -60 }],
  },
];
