/** What an invitation to review changes on other screens. */
export const staleAfterInviting = [
  'listCandidates',
  'getAlternates',
  'editorialQueue',
  'publicationHistory',
  'listPublications',
  'getPublication',
  'reviewsOfPublication',
  'myReviews',
  'activity',
] as const;
