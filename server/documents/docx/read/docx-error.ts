/** The file is not a Word document that can be brought in. `message` is Spanish, for whoever sent it. */
export class DocxError extends Error {
  override name = 'DocxError';
}
