/** What an invitation to review changes on other screens. */
export const staleAfterInviting = [
  'listCandidates',
  'getAlternates',
  'previousReviewers',
  'editorialQueue',
  'publicationHistory',
  'listPublications',
  'getPublication',
  'reviewsOfPublication',
  'myReviews',
  'activity',
] as const;
