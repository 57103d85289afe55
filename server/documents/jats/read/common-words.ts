/** Words that are in most sentences of their language, and rare in those of the others here. */
export const commonWords: Record<string, string> = {
  es: 'el los las del y una con por es más pero como fue',
  en: 'the of and to is with for was were that this by',
  pt: 'o os do da dos das em uma com não ao são pela',
  fr: 'le les des et du une est dans pour sur par au',
  it: 'il di che gli della sono nel delle è per alla dei',
  de: 'der die und das den mit von ist für auf des eine',
  ca: 'els amb dels i per són aquest una les més seva',
};
