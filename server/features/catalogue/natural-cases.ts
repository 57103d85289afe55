/**
 * What people would type to find the demonstration works, and which of them they would be glad to see first: any of those named.
 * Written before the search was made to find bodies, categories, types and years; the second hundred was not looked at while it was.
 */
export interface NaturalQuery {
  query: string;
  /** Names of files in scripts/demo/works. */
  expects: readonly string[];
}

const read = (lines: string): NaturalQuery[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', names = ''] = line.split(' → ');
      return { query: query.trim(), expects: names.trim().split(' ') };
    });

/** Those by which the ranking may be judged while it is being changed. */
export const seenQueries = read(`
dengue → dengue-agua-almacenada
mosquitos y agua guardada → dengue-agua-almacenada
suministro intermitente de agua → dengue-agua-almacenada
Aedes aegypti Colima → dengue-agua-almacenada
cubetas y tanques con larvas → dengue-agua-almacenada
acceso abierto → acceso-abierto-editoriales
cuánto cuesta abrir un libro → acceso-abierto-editoriales
editoriales universitarias embargo → acceso-abierto-editoriales
repositorios y metadatos de monografías → acceso-abierto-editoriales
síndrome del vinagre → archivos-fotograficos-municipales
conservar negativos de acetato → archivos-fotograficos-municipales
nitrato de celulosa → archivos-fotograficos-municipales
fotografías antiguas congelar → archivos-fotograficos-municipales
casas de adobe → arquitectura-tierra-atacama escuelas-adobe-sismo
tesis de arquitectura → arquitectura-tierra-atacama
techos de zinc y torta de barro → arquitectura-tierra-atacama
inercia térmica → arquitectura-tierra-atacama
madera de cactus → arquitectura-tierra-atacama
buscar con tildes → busqueda-texto-acentuado
BM25 español → busqueda-texto-acentuado
informática → busqueda-texto-acentuado
diéresis y eñes en un buscador → busqueda-texto-acentuado
semáforos para ancianos → caminabilidad-mayores
personas mayores caminar → caminabilidad-mayores
geografía urbana → caminabilidad-mayores
altura de los bordillos → caminabilidad-mayores
almuerzo escolar → comedores-escolares-puno
chuño quinua y queso en la escuela → comedores-escolares-puno
asistencia escolar en Puno → comedores-escolares-puno lectura-multigrado
políticas públicas → comedores-escolares-puno
radiocarbono → conchal-pangue-chico
arqueología → conchal-pangue-chico
locos Concholepas → conchal-pangue-chico
fogones y ceniza en la costa de Chile → conchal-pangue-chico
pesca de ballenas → contratos-balleneros-vascos
vascos en Terranova → contratos-balleneros-vascos
arponeros y chalupas → contratos-balleneros-vascos
préstamos a la gruesa → contratos-balleneros-vascos
tesis de historia → contratos-balleneros-vascos
números primos → cubrimientos-finitos
teorema sobre congruencias → cubrimientos-finitos
matemáticas 2024 → cubrimientos-finitos
estrella variable → curvas-luz-r-carinae
astronomía de aficionados → curvas-luz-r-carinae
gigante roja que se hincha y encoge → curvas-luz-r-carinae
arreglar la lavadora → derecho-a-reparar
obsolescencia programada → derecho-a-reparar
ley del consumidor repuestos → derecho-a-reparar
derecho 2026 → derecho-a-reparar
deslizamientos de tierra → deslizamientos-carreteras-andes
alcantarillas y taludes → deslizamientos-carreteras-andes
tesis Venezuela → deslizamientos-carreteras-andes
cómo hacer una encuesta → encuestar-lejos-censo
muestreo bola de nieve cupones → encuestar-lejos-censo
libro de metodología → encuestar-lejos-censo
terremoto escuelas Arequipa → escuelas-adobe-sismo
ingeniería → escuelas-adobe-sismo
reforzar muros con malla → escuelas-adobe-sismo
poesía quechua → evidenciales-poesia-quechua
sufijos verbales → evidenciales-poesia-quechua
traducir a Arguedas → evidenciales-poesia-quechua
papas nativas → fenoles-papas-nativas
antioxidantes → fenoles-papas-nativas
qué pierde la papa al hervirla → fenoles-papas-nativas
humedales Zamora → hidroperiodo-lagunas-esteparias
imágenes de satélite Landsat → hidroperiodo-lagunas-esteparias
grullas y tritones → hidroperiodo-lagunas-esteparias
ecología 2026 → hidroperiodo-lagunas-esteparias
signos de puntuación → historia-puntuacion-espanol
Nebrija → historia-puntuacion-espanol
la coma → historia-puntuacion-espanol
pliegos de cordel → impresores-pliegos-cordel
viudas impresoras en Sevilla → impresores-pliegos-cordel
romances de ciego → impresores-pliegos-cordel
anotaciones de Herrera a Garcilaso → lector-garcilaso-herrera
sonetos de Tasso → lector-garcilaso-herrera
el Brocense → lector-garcilaso-herrera
niños que leen en quechua → lectura-multigrado
escuela multigrado → lectura-multigrado
Galdós → madrid-galdos-contado
La desheredada → madrid-galdos-contado
novelas y mapas de Madrid → madrid-galdos-contado
modelo SIR → modelar-epidemias
inmunidad de rebaño → modelar-epidemias
libros 2026 → modelar-epidemias
caos → pendulo-doble-caos
efecto mariposa Lorenz → pendulo-doble-caos
cochinilla y bermellón → pigmentos-retablos-collao
historia del arte → pigmentos-retablos-collao
pobreza en Puno → pobreza-areas-pequenas
bayesiano → pobreza-areas-pequenas conchal-pangue-chico
presupuestos participativos → presupuestos-participativos-voto
Porto Alegre → presupuestos-participativos-voto
radios comunitarias → radio-local-frontera
cuidar a los viejos en la aldea → redes-cuidado-aldeas
remesas de migrantes → remesas-precios-locales
regar olivos → riego-deficitario-olivo
enfermeras de noche → sueno-turno-noche
reporte 2024 → transicion-energetica-islas
tesis → arquitectura-tierra-atacama contratos-balleneros-vascos deslizamientos-carreteras-andes redes-cuidado-aldeas
`);

/** Held apart: the search is measured by these, and not changed for them. */
export const heldQueries = read(`
agua por tandas → dengue-agua-almacenada
dengue 2026 → dengue-agua-almacenada
tapas para los tanques de agua contra el dengue → dengue-agua-almacenada
salud pública → dengue-agua-almacenada modelar-epidemias
horas de agua y enfermedad en Tecomán → dengue-agua-almacenada
bibliotecología → acceso-abierto-editoriales
políticas de libros en abierto → acceso-abierto-editoriales
ciencia abierta UNESCO → acceso-abierto-editoriales
Rebollar Santos → acceso-abierto-editoriales
archivística → archivos-fotograficos-municipales
digitalización de fotografías → archivos-fotograficos-municipales
sobres y bolsas para guardar negativos → archivos-fotograficos-municipales
informe archivos municipales → archivos-fotograficos-municipales
San Pedro de Atacama → arquitectura-tierra-atacama
tierra y paja guano → arquitectura-tierra-atacama
Millaray Colque → arquitectura-tierra-atacama
construcción con barro sensores de temperatura → arquitectura-tierra-atacama
recuperacion de informacion → busqueda-texto-acentuado
lematización stemmer de Porter → busqueda-texto-acentuado
diferencia entre año y ano → busqueda-texto-acentuado
Quillota → caminabilidad-mayores
cruzar la calle en verde → caminabilidad-mayores
bancos y sombra en la avenida → caminabilidad-mayores
envejecimiento en ciudades medias → caminabilidad-mayores
programa de comedores → comedores-escolares-puno
anemia y comida escolar → comedores-escolares-puno
evaluación de impacto → comedores-escolares-puno
Mesa Caliente → comedores-escolares-puno
conchal → conchal-pangue-chico
efecto reservorio → conchal-pangue-chico
fechas de carbono 14 calibradas → conchal-pangue-chico
barricas de grasa de ballena → contratos-balleneros-vascos
escrituras notariales siglo XVI → contratos-balleneros-vascos
Orio Mutriku → contratos-balleneros-vascos
Vandermonde → cubrimientos-finitos
Erdős → cubrimientos-finitos
progresiones aritméticas → cubrimientos-finitos
R Carinae → curvas-luz-r-carinae
observadores con prismáticos → curvas-luz-r-carinae
periodo de una estrella Lomb-Scargle → curvas-luz-r-carinae
derecho a la reparación → derecho-a-reparar
garantía legal → derecho-a-reparar
directiva europea de reparación → derecho-a-reparar
carreteras de montaña → deslizamientos-carreteras-andes
geología → deslizamientos-carreteras-andes
susceptibilidad logística ROC → deslizamientos-carreteras-andes
poblaciones ocultas → encuestar-lejos-censo
ética de la investigación de campo → encuestar-lejos-censo
libro encuestas 2025 → encuestar-lejos-censo
tasa de rechazo de la entrevista → encuestar-lejos-censo
vulnerabilidad sísmica → escuelas-adobe-sismo
terremoto de Pisco → escuelas-adobe-sismo
valle del Colca → escuelas-adobe-sismo
estudios de traducción → evidenciales-poesia-quechua
Natividad cantora → evidenciales-poesia-quechua
evidencialidad → evidenciales-poesia-quechua
antocianinas → fenoles-papas-nativas
química 2024 → fenoles-papas-nativas
Folin Trolox → fenoles-papas-nativas
lagunas saladas → hidroperiodo-lagunas-esteparias
sequía de las lagunas de Villafáfila → hidroperiodo-lagunas-esteparias
ostrácodos → hidroperiodo-lagunas-esteparias
ortografía → historia-puntuacion-espanol
signos de exclamación e interrogación → historia-puntuacion-espanol
historia de la lengua → historia-puntuacion-espanol
imprenta sevillana → impresores-pliegos-cordel
historia del libro → impresores-pliegos-cordel
grietas en los tacos de madera → impresores-pliegos-cordel
marginalia → lector-garcilaso-herrera
filología 2025 → lector-garcilaso-herrera
comprensión lectora → lectura-multigrado
tutoría entre compañeros → lectura-multigrado
maestra pizarra y tiza → lectura-multigrado
humanidades digitales → madrid-galdos-contado
Moretti → madrid-galdos-contado
reproducción básica de una epidemia → modelar-epidemias
internado de muchachos enfermos → modelar-epidemias
exponente de Lyapunov → pendulo-doble-caos
física → pendulo-doble-caos
lagrangiano y energía cinética → pendulo-doble-caos
retablos → pigmentos-retablos-collao
espectroscopia → pigmentos-retablos-collao
azul de Prusia índigo esmalte → pigmentos-retablos-collao
Fay-Herriot → pobreza-areas-pequenas
estadística → pobreza-areas-pequenas
ciencia política → presupuestos-participativos-voto
participación en elecciones municipales → presupuestos-participativos-voto
periodistas en la frontera → radio-local-frontera
puente de Rumichaca → radio-local-frontera
antropología → redes-cuidado-aldeas
enfermedad holandesa → remesas-precios-locales
precio del almuerzo en Ecuador → remesas-precios-locales
aceite de oliva → riego-deficitario-olivo
ritmo circadiano → sueno-turno-noche
anchoveta → surgencia-anchoveta-peru
Ricoeur memoria y olvido → testimonio-memoria-ricoeur
sindicato de empleadas domésticas → trabajadoras-hogar-organizadas
aerogeneradores y leña en Chiloé → transicion-energetica-islas
villancicos → villancicos-catedral-guatemala
vos tenés → voseo-correspondencia-digital
`);
