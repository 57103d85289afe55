/** What journals head articles with says a kind of article more often than a discipline. */
import { folded } from '#contract/text.ts';

/**
 * Words that are kinds of article, in Spanish, Portuguese, English, French and Italian, folded: those of SciELO PS's
 * `article-type` and of the tables of contents of its journals. 'Comunicación', 'historia', 'traducción', 'fuentes' or
 * 'documentación' by themselves are disciplines, and not among them.
 */
const kinds = new Set(
  (
    'articulo articulos artigo artigos article articles articolo articoli paper papers original originals originales originais originaux ' +
    'review reviews revision revisiones revisao revisoes revue ' +
    'carta cartas letter letters lettre lettres correspondence correspondencia correspondencias correspondance reply respuesta resposta response ' +
    'comentario comentarios commentary comment comments opinion opiniones opiniao debate debates perspectiva perspectivas perspective perspectives ' +
    'viewpoint ensayo ensayos ensaio ensaios essay essays essai entrevista entrevistas interview interviews entretien ' +
    'resena resenas resenha resenhas recension recensiones recensao recensoes recensioni ' +
    'errata erratum erratas corrigendum correction corrections correccion correcciones correcao retraction retractacion retratacao ' +
    'nota notas note notes presentacion apresentacao introduction introduccion introducao prologo ' +
    'dossier dossiers dosier dossie dossies protocol protocolo protocols relato relatos report reports informe reporte reportes ' +
    'obituary obituario noticias news varia miscelanea miscellany pesquisa pesquisas'
  ).split(' '),
);
/** Pieces of whoever edits: a kind, but beside what says that publishing is meant, 'editorial y libro', 'técnica editorial'. */
const editorials = new Set(['editorial', 'editoriales', 'editoriais', 'editorials']);
const ofPublishing = /^(?:libros?|livros?|books?|tecnic[ao]s?|technical)$/;
/** Words that make a kind only together with what they say of it: 'comunicación breve', 'estudio de caso', 'book review'. */
const pairs =
  /^(?:(?:comunicacion|comunicacao|comunicaciones|comunicacoes|communication|communications|contribuciones|contribuicoes|contribution) (?:breve|breves|corta|cortas|curta|curtas|rapida|rapidas|preliminar|cientifica|cientificas|original|originales)|(?:short|brief|rapid|preliminary) communications?|(?:caso|casos|cas|case|cases)(?: (?:clinico|clinicos|cliniques?|series|studies|study|reports?))?|clinical cases?|(?:estudio|estudo)s? origina(?:l|les|is)|original (?:study|studies)|temas? (?:libres?|livres?)|(?:estudio|estudios|estudo|estudos|serie|series) de (?:caso|casos)|(?:clinical|controlled) trials?|(?:research|investigacion|investigaciones) (?:in progress|en curso|em andamento))$/;
/** What only says more of a kind that is named beside it: 'artículo de investigación', 'theoretical-empirical article', "editor's note". */
const said = new Set(
  (
    'investigacion pesquisa research recherche ricerca ' +
    'de del da do das dos la las el los of the en em in y e and et for para por to al ' +
    'cientifico cientificos cientifica cientificas scientific scientifique tecnologico tecnologicos tecnologica tecnologicas technological tecnico tecnica tecnicos tecnicas technical teorico teorica teoricos ' +
    'theoretical empirico empirica empiricos empirical experimental metodologico metodologica methodological conceptual bibliografica bibliografico ' +
    'bibliographic sistematica sistematicas sistematico sistematicos systematic critico criticos critica criticas critical integrativa integrative narrativa narrative literatura literature libro libros livro livros book ' +
    'books editor editora editores editors s conference tema temas breve breves short brief corto corta curto curta rapido rapida rapid preliminar preliminary especial especiales especiais ' +
    'special invitado invitada convidado invited completo completos full regular regulares libre libres livre livres tematico tematica tematicos thematic ' +
    'experiencia experiencias experience caso casos case cases clinico clinica clinicos clinical actualizacion atualizacao update opinion opiniao ' +
    'reflexion reflexao reflection divulgacion divulgacao seccion secao section general geral inedito ineditos inedita'
  ).split(' '),
);

/**
 * Whether a heading says only what kinds of article stand below it, in one language or in several: 'Artigos Originais', 'Original
 * Article / Artículo original', 'Dossiê / Relato de Pesquisa'. Those are no discipline.
 */
export function isKindOfArticle(heading: string): boolean {
  const parts = folded(heading)
    .split(/\s*[/|;:·•,()]\s*|\s+[–—-]\s+/)
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((part) => part !== '');
  return parts.every(isKind);
}

function isKind(part: string): boolean {
  const words = part.split(' ');
  const isEditorial = words.some((word) => editorials.has(word)) && !words.some((word) => ofPublishing.test(word));
  return (
    pairs.test(part) ||
    ((isEditorial || words.some((word) => kinds.has(word))) &&
      words.every((word) => kinds.has(word) || editorials.has(word) || said.has(word)))
  );
}
