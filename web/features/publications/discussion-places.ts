/** Where the discussion of a round is read: beside one's review of it, and on the desk of its work. */
export const discussionPart = 'discusion';
export const discussionOfReview = (reviewId: string) => `/revisiones/${reviewId}#${discussionPart}`;
export const discussionOfWork = (publicacionId: string) => `/editorial/${publicacionId}?parte=${discussionPart}`;
