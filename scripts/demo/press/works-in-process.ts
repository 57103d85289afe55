/** Works of the second journal and of the collection on their way: one in each stage of production, one that came out of it, and some in review. */
import type { DeclarationChanges } from '#contract/entities/declaration.ts';
import type { Particulars } from '#contract/entities/particulars.ts';
import type { ProductionPoint } from '#contract/production.ts';
import type { ProductionStage } from '#contract/vocabulary.ts';
import type { WorkInProcess } from '../works-in-process.ts';

export interface ProductionPlan {
  /** Where it stands; PUBLICADA: it came out. */
  until: ProductionStage | 'PUBLICADA';
  /** What copy-editing makes of its text: what is there, and what comes in its place. */
  edits?: [string, string][];
  /** How its author answers the first of these changes. */
  rejects?: string;
  /** What its author wanted corrected in the first proof. */
  corrections?: string;
  ticked?: ProductionPoint[];
}

export interface PressWork extends WorkInProcess {
  /** By which numbers name it, and its DOI once it is published. */
  file?: string;
  /** The place of its section among those of the journal; absent: it is a thesis for the collection. */
  section?: number;
  declaraciones?: DeclarationChanges;
  ficha?: Particulars;
  production?: ProductionPlan;
  /** Its author has signed rights and licence, and asked the others, who have not. */
  signing?: true;
}

const unfunded = { respuesta: 'SIN_FINANCIACION' } as const;
const declared = (more: DeclarationChanges = {}): DeclarationChanges => ({
  originalidad: { respuesta: 'ORIGINAL' },
  financiacion: unfunded,
  conflictos: { respuesta: 'NINGUNO' },
  etica: { respuesta: 'NO_PROCEDE' },
  datos: { respuesta: 'EN_LA_OBRA' },
  ia: { respuesta: 'NO_USADA' },
  ...more,
});
const allPoints: ProductionPoint[] = ['ORCID', 'METADATOS', 'LICENCIA', 'REFERENCIAS', 'COMPAGINACION'];

export const pressWorks: PressWork[] = [
  {
    author: 'ramiro.aguirre',
    section: 0,
    titulo: 'Cangrejos que aran: bioturbación y retención de carbono en un estero urbano',
    tipo: 'ARTICULO',
    categoria: 'Ecología',
    palabrasClave: ['cangrejos', 'bioturbación', 'esteros', 'carbono azul'],
    resumen:
      'Un cangrejo cavador remueve al año cuatro veces su peso en fango cada día. Medimos con jaulas de exclusión qué hace eso con el carbono enterrado de un estero rodeado de ciudad: donde faltan los cangrejos el sedimento guarda un 12 % más los primeros seis meses y un 9 % menos al cabo de dos años.',
    texto:
      '# Introducción\n\nSe dice que los cangrejos liberan el carbono que el fango guarda. Los ensayos que lo dicen duran un verano.\n\n# Método\n\nInstalamos dieciséis jaulas de 2 m² en la orilla este del estero y las dejamos dos años. Cada tres meses se tomó un testigo de 30 cm.\n\n# Resultados\n\nLa diferencia cambia de signo a los catorce meses. Sin galerías el fango se compacta y la marisma crece menos; al final entra menos de lo que salía.',
    estado: 'APROBADO',
    begun: 131,
    declaraciones: declared({
      financiacion: {
        respuesta: 'CON_FINANCIACION',
        financiadores: [{ nombre: 'Fondo del Litoral', ror: null, ayudas: ['FL-2023-118'] }],
      },
    }),
    reviews: [
      {
        by: 'nahuel.cayuqueo',
        estado: 'ACEPTADA',
        comentarios: 'El cambio de signo es el hallazgo y el diseño lo sostiene. Acortaría la introducción.',
        due: -50,
      },
    ],
    production: {
      until: 'CORRECCION',
      edits: [['Se dice que los cangrejos liberan', 'Suele decirse que los cangrejos liberan']],
      ticked: ['REFERENCIAS'],
    },
  },
  {
    author: 'autor',
    coauthors: ['carme.pous'],
    section: 0,
    titulo: 'Dónde duermen los zarapitos: dormideros y molestias en una ría con paseo marítimo',
    tipo: 'ARTICULO',
    categoria: 'Ecología',
    palabrasClave: ['aves limícolas', 'dormideros', 'molestias', 'marismas'],
    resumen:
      'Seguimos durante dos inviernos los dormideros de zarapito de una ría por la que se abrió un paseo. Las aves no dejaron la ría, pero cambiaron tres dormideros por uno, más pequeño y a merced de la marea viva. Bastó cerrar 400 m de paseo de noche para que volvieran a dos.',
    texto:
      '# Introducción\n\nUn dormidero es el sitio donde un ave limícola no hace nada. Por eso cuesta defenderlo.\n\n# Método\n\nContamos desde la otra orilla, con telescopio, las dos horas en torno a la pleamar. El paseo se cerró de noche el segundo invierno.\n\n# Resultados\n\nEl primer invierno quedó un dormidero de los tres. El segundo, con el cierre, dos. El número total de aves no cambió: 340 de media.\n\n# Discusión\n\nCerrar de noche no molestó casi a nadie. El ayuntamiento lo ha hecho permanente.',
    estado: 'APROBADO',
    begun: 84,
    declaraciones: declared(),
    reviews: [
      {
        by: 'oriol.casanoves',
        estado: 'ACEPTADA',
        comentarios: 'Breve y útil. Pediría solo el mapa de los tres dormideros, aunque sea esquemático.',
        due: -28,
      },
    ],
    production: {
      until: 'CORRECCION_AUTOR',
      edits: [
        ['Por eso cuesta defenderlo.', 'Por eso cuesta tanto defenderlo.'],
        ['las dos horas en torno a la pleamar', 'durante las dos horas anteriores y posteriores a la pleamar'],
        ['Cerrar de noche no molestó casi a nadie.', 'El cierre nocturno apenas ocasionó quejas.'],
      ],
      rejects: 'Preferimos «no molestó casi a nadie»: no contamos quejas, sino que preguntamos a quien paseaba.',
    },
  },
  {
    author: 'rosa.chunga',
    section: 1,
    titulo: 'Un año de turbidez en la boca del estero de Sechura, medida desde un puente',
    tipo: 'ARTICULO',
    categoria: 'Ecología',
    palabrasClave: ['turbidez', 'calidad del agua', 'esteros', 'pesca artesanal'],
    resumen:
      'Con un disco de Secchi y la ayuda de quienes pescan desde el puente medimos 331 días seguidos la turbidez de la boca del estero. La marea explica la mitad; la otra mitad son las descargas de los lunes.',
    texto:
      '# Por qué un puente\n\nUn puente es una estación que ya está pagada. Quien pesca allí llega antes que nadie.\n\n# Qué medimos\n\nLa profundidad a la que deja de verse el disco, al amanecer, y la altura de la marea. Faltan 34 días de niebla.\n\n# Qué vimos\n\nLos lunes el agua está más turbia que el resto de la semana, 40 cm de mediana. Los domingos, menos.',
    estado: 'APROBADO',
    begun: 107,
    declaraciones: declared(),
    reviews: [
      {
        by: 'revisor',
        estado: 'ACEPTADA',
        comentarios: 'La serie es limpia y el análisis, proporcionado. Que se publiquen los 331 datos.',
        due: -40,
      },
    ],
    production: { until: 'PRUEBAS', ticked: ['CITAS', 'FIGURAS'] },
  },
  {
    author: 'autor',
    section: 1,
    titulo: 'La charca que faltaba: colonización de una balsa nueva durante sus primeras cien semanas',
    tipo: 'ARTICULO',
    categoria: 'Ecología',
    palabrasClave: ['charcas', 'colonización', 'invertebrados acuáticos', 'series largas'],
    resumen:
      'Se excavó una balsa de 60 m² en un prado sin agua y la visitamos cada semana durante dos años. Llegaron 64 especies de invertebrados; la mitad, en las primeras siete semanas. Tres que esperábamos no han venido.',
    texto:
      '# Una balsa sin pasado\n\nNadie sembró nada. El agua es de lluvia, y la charca más cercana está a 1,3 km.\n\n# Quién llega\n\nPrimero, lo que vuela: chinches de agua en tres días, escarabajos en seis. Los caracoles tardaron un año y llegaron después de que se posara la primera garza.\n\n# Quién falta\n\nTres especies comunes en toda la comarca no han venido. Dos no vuelan; la tercera vuela mal.',
    estado: 'APROBADO',
    begun: 143,
    declaraciones: declared({ ia: { respuesta: 'USADA', texto: 'Un corrector de estilo para el resumen en inglés.' } }),
    reviews: [
      {
        by: 'oriol.casanoves',
        estado: 'ACEPTADA',
        comentarios: 'Una nota deliciosa. La lista completa debería ir como tabla.',
        due: -60,
      },
    ],
    production: {
      until: 'PRUEBAS_AUTOR',
      corrections: 'En «Quién llega» dice «seis» y son siete días. Y la garza es real: conviene decirlo.',
      edits: [['escarabajos en seis', 'escarabajos en siete']],
      ticked: ['CITAS', 'FIGURAS', 'REFERENCIAS'],
    },
  },
  {
    author: 'carme.pous',
    section: 0,
    titulo: 'Riberas de nadie: la propiedad del cauce viejo tras la rectificación de un río',
    tipo: 'ARTICULO',
    categoria: 'Ciencias jurídicas y políticas',
    palabrasClave: ['dominio público hidráulico', 'ríos', 'historia ambiental', 'propiedad'],
    resumen:
      'Cuando un río se endereza, el cauce viejo queda seco y sin dueño claro. Seguimos en los registros de siete municipios qué pasó con 26 meandros cortados entre 1948 y 1971: diecinueve acabaron en manos de quien los aró primero.',
    texto:
      '# El meandro\n\nEntre 1948 y 1971 se cortaron veintiséis curvas del río. Los planos dibujan el cauce nuevo y olvidan el viejo.\n\n# Los registros\n\nDiecinueve meandros se inscribieron como fincas privadas entre tres y veinte años después del corte. En ninguno hay título anterior.\n\n# Lo que queda\n\nSiete siguen húmedos. Son hoy los únicos bosques de ribera del tramo.',
    estado: 'APROBADO',
    begun: 158,
    declaraciones: declared(),
    reviews: [
      {
        by: 'paula.bermudez',
        estado: 'ACEPTADA',
        comentarios: 'El trabajo de archivo es impecable y las conclusiones, prudentes. Recomiendo publicarlo.',
        due: -70,
      },
    ],
    production: { until: 'COMPROBACION', ticked: ['REFERENCIAS', 'COMPAGINACION'] },
  },
  {
    author: 'maite.goikoetxea',
    file: 'molinos-de-marea',
    section: 0,
    titulo: 'Moler con la luna: horarios y salarios en los molinos de marea, 1640-1790',
    tipo: 'ARTICULO',
    categoria: 'Historia y arqueología',
    palabrasClave: ['molinos de marea', 'mareas', 'salarios', 'historia del trabajo'],
    resumen:
      'Un molino de marea trabaja dos veces al día, cada día cincuenta minutos más tarde. Con los libros de cuatro molinos reconstruimos cómo se pagaba un horario que no cabía en el reloj de la villa: no por horas, sino por mareas.',
    texto:
      '# Un horario que se mueve\n\nLa marea no respeta el domingo ni la noche. Los libros pagan «por marea» desde 1640 y solo en 1790 «por día».\n\n# Las cuentas\n\nUn molinero cobraba por marea lo que un jornalero por media jornada, y hacía entre cuarenta y cincuenta mareas al mes. Las nocturnas valían lo mismo.\n\n# El reloj\n\nCuando las villas pusieron reloj, los molinos tardaron un siglo en mirarlo.',
    estado: 'APROBADO',
    begun: 174,
    declaraciones: declared(),
    reviews: [
      {
        by: 'paula.bermudez',
        estado: 'ACEPTADA',
        comentarios: 'Una pregunta pequeña con una respuesta grande. Muy bien escrito.',
        due: -80,
      },
    ],
    production: { until: 'LISTA', ticked: allPoints },
  },
  {
    author: 'fermin.olaizola',
    file: 'zarapito-en-partitura',
    section: 1,
    titulo: 'El zarapito en partitura: dos siglos de transcripciones de un canto de marisma',
    tipo: 'ARTICULO',
    categoria: 'Artes y música',
    palabrasClave: ['zarapito', 'transcripción musical', 'paisaje sonoro', 'aves limícolas'],
    resumen:
      'Entre 1811 y 2009 hallamos 23 transcripciones del canto del zarapito real en notas. Las comparamos con grabaciones del mismo estuario. Todas aciertan la subida final y casi ninguna, la altura: quien escribe con pentagrama oye semitonos donde el ave desliza.',
    texto:
      '# Oír con notas\n\nQuien escribía el canto de un ave antes de la grabadora tenía cinco líneas y doce alturas. El zarapito no usa ninguna de las doce.\n\n# Las transcripciones\n\nVeintitrés, de organistas, maestras, naturalistas y un farmacéutico. Dieciséis están en *sol*; ninguna grabación lo está.\n\n# La subida\n\nTodas recogen el trino ascendente del final. Es lo único que un zarapito hace siempre igual, y lo que hace que se le reconozca desde lejos.\n\n# Coda\n\nUna transcripción no es una grabación mala: dice qué le pareció importante a quien escuchaba.',
    estado: 'APROBADO',
    begun: 229,
    declaraciones: declared({
      datos: {
        respuesta: 'REPOSITORIO',
        enlace: 'https://datos.costaverde.example/zarapito',
        texto: 'Grabaciones y partituras.',
      },
    }),
    reviews: [
      {
        by: 'joel.mina',
        estado: 'ACEPTADA',
        comentarios: 'La comparación con las grabaciones está muy bien planteada. Se lee con una sonrisa.',
        due: -110,
      },
    ],
    production: { until: 'PUBLICADA', ticked: allPoints },
  },
  {
    author: 'autor',
    coauthors: ['carme.pous'],
    section: 0,
    titulo: 'Bancos de semillas en marismas desecadas: qué brota al devolver el agua',
    tipo: 'ARTICULO',
    categoria: 'Ecología',
    palabrasClave: ['banco de semillas', 'marismas', 'restauración', 'humedales'],
    resumen:
      'Tomamos suelo de doce marismas desecadas hace entre 10 y 80 años y lo regamos en bandejas. Brotaron plantas de marisma en todas las de menos de 40 años y en dos de las demás. La sal que quede en el suelo importa más que el tiempo.',
    texto:
      '# Introducción\n\nDevolver el agua es caro, y conviene saber antes si queda algo que despertar.\n\n# Método\n\nDoce marismas, cinco bandejas de cada una, dos salinidades y una primavera. Se identificó cada plántula.\n\n# Resultados\n\nBrotaron 31 especies; 14, propias de marisma. A los 40 años de sequía quedan cuatro. Donde el suelo conserva sal brotan el doble.',
    estado: 'EN_REVISION',
    begun: 23,
    declaraciones: declared({
      datos: {
        respuesta: 'A_PETICION',
        texto: 'Mientras dure el proyecto; después, en el repositorio de la universidad.',
      },
    }),
    signing: true,
    handledBy: 'beatriz.lanuza',
    reviews: [
      { by: 'nahuel.cayuqueo', estado: 'EN_PROCESO', comentarios: '', due: 8 },
      { by: 'oriol.casanoves', estado: 'PENDIENTE', comentarios: '', due: 16 },
    ],
  },
  {
    author: 'joel.mina',
    titulo: 'Cantar la creciente: música y aviso de inundación en las riberas del Pacífico',
    tipo: 'TESIS',
    categoria: 'Artes y música',
    palabrasClave: ['currulao', 'transcripción musical', 'archivos musicales', 'inundaciones'],
    resumen:
      'En seis poblaciones ribereñas hay cantos que avisan de la creciente. Esta tesis los recoge, los fecha y compara lo que anuncian con el registro de inundaciones: aciertan más con las lentas que con las súbitas.',
    texto:
      '# Introducción\n\nUn canto que avisa tiene que oírse lejos y decir poco.\n\n# Capítulo 1. Los cantos\n\nCuarenta y un cantos en seis pueblos. Once nombran una inundación concreta.\n\n# Capítulo 2. Las crecientes\n\nEl registro del río empieza en 1938. De las once, nueve están en él.\n\n# Conclusiones\n\nLa memoria del agua se canta mejor que se escribe.',
    estado: 'EN_REVISION',
    begun: 52,
    ficha: {
      grado: 'DOCTORADO',
      programa: 'Etnomusicología',
      institucion: 'Universidad de Tierras Altas',
      directores: [{ nombres: 'Marlén', apellidos: 'Angulo Riascos' }],
    },
    reviews: [{ by: 'soledad.arce', estado: 'EN_PROCESO', comentarios: '', due: 11 }],
  },
];
