/**
 * The one door through which markup becomes part of a page as it is written: the content security policy lets no other text
 * in (Trusted Types). Who uses it is listed in trusted-html.test.ts, with where its markup comes from.
 */

interface Policy {
  createHTML: (html: string) => string;
}
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/** What browsers without Trusted Types take as a text, those with it as one that was meant to be markup. */
export function trustedHtml(html: string): string {
  const factory: Factory | undefined = Reflect.get(globalThis, 'trustedTypes');
  policy ??= factory?.createPolicy('pliego', { createHTML: (text) => text });
  return policy ? policy.createHTML(html) : html;
}
