/**
 * Whether an answer needs no check here. The server's own tests hold every answer to its call's schema; an answer of the same
 * build as this page is what the schema says. Of another build, or without a word of it (what stands before a server, a server
 * that is being developed), it is checked.
 */
let build: string | undefined;

/** Of the page, as the server wrote it. */
export function noteBuild(ofPage: string | undefined): void {
  build = ofPage;
}

export const isCheckedByServer = (headers: Headers): boolean =>
  build !== undefined && headers.get('pliego-build') === build;
