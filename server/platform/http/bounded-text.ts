/** What another server answers, as text. Throws once it is longer than that: nobody is listened to for ever. */
export async function boundedText(answer: Response, longest: number): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > longest) throw new Error(`${new URL(answer.url).host} answered too much`);
  }
  return text;
}
