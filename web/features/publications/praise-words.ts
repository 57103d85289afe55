/**
 * Points of a review that praise and ask for nothing: their authors need not answer them. In doubt a point asks for
 * something, so that none is passed over.
 */

/** The words of each list, Spanish and English; those that end in '-' are how words begin. */
const praising = `
  bien buen- excelente- estupend- magnífic- impecable- sólid- limpi- claro clara claros claras valios- interesante-
  original- riguros- útil útiles felicit- enhorabuena gracias merec- disfrut- objeciones reservas
  good great excellent- well clear clean solid sound valuable interesting original rigorous useful congratulat- thank-
  enjoy- deserv-`;
const asking = `
  no ni pero embargo aunque salvo excepto falt- deb- convien- hay hace- necesi- pued- podr- suger- sugier- recom- aclar-
  explic- revis- corrig- correg- añad- agreg- inclu- elimin- quit- mejor- dud- error- errat- problem- poc- demasiad-
  confus- cambi- solicit- pid- ped- rueg- favor quizá- vez más menos reparo- precis- citar citen cite compar- ampl-
  reduc- acort- resum- reescrib- reformul- complet- justific- especific- indi- muestr- mostr- defin- discut- sobra-
  but however although though except not should could would need- must miss- lack- please suggest- clarif- explain-
  add- remov- improv- correct- typo- unclear concern- question- more less too consider- discuss- why how what shorten-
  rewrit- rephras- cannot`;
/** 'Añadiría', 'convendrían', 'habría'. */
const conditional = /\p{L}ría(?:n|s|mos|is)?(?!\p{L})/iu;

const anyOf = (words: string) => {
  const each = words.match(/\S+/g)?.map((word) => (word.endsWith('-') ? word.slice(0, -1) : `${word}(?!\\p{L})`));
  return new RegExp(`(?<!\\p{L})(?:${each?.join('|')})`, 'iu');
};
const praises = anyOf(praising);
const asks = anyOf(asking);

export const isPraise = (punto: string): boolean =>
  praises.test(punto) && !asks.test(punto) && !conditional.test(punto) && !/[?¿]/.test(punto);
