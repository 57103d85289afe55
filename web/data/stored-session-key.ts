/** Where this browser keeps the access token (spec 000 §3). Apart from what uses it: the page's first script asks for it, too. */
export const accessKey = 'authToken';
/** And the user whose it is. */
export const userKey = 'user';
