/** Defences as they would stand broken, and the test that says so: `npm run test:attacks -- --broken` plays each (docs/security.md). */

export interface BrokenDefence {
  /** The source, and what in it is the defence: it stands there once. */
  file: string;
  from: string;
  /** What stands in its place. */
  to: string;
  /** The test that fails then, as the table names it. */
  test: string;
  title: string;
}

export const brokenDefences: readonly BrokenDefence[] = [
  {
    file: 'contract/csv.ts',
    from: "formula.test(text) ? `'${text}` : text",
    to: 'text',
    test: 'contract/csv.test.ts',
    title: 'never begins a formula, nor ends before its end, whatever it says',
  },
  {
    file: 'contract/menu-address.ts',
    from: "return url && url.username === '' && url.password === '';",
    to: 'return url !== false;',
    test: 'contract/menu-address.test.ts',
    title: '%j is none',
  },
  {
    file: 'server/documents/xml/xml.ts',
    from: 'processEntities: false',
    to: 'processEntities: true',
    test: 'server/documents/xml/xml.test.ts',
    title: 'never expands what a file declares, however it is nested',
  },
  {
    file: 'server/documents/xml/escape.ts',
    from: 'text.replace(/[&<>"\']/g, (sign) => entities[sign] ?? sign)',
    to: 'text',
    test: 'server/messages/mails.test.ts',
    title: 'is escaped in the HTML, its line breaks kept',
  },
  {
    file: 'server/documents/xml/escape.ts',
    from: 'text.replace(/[&<>"\']/g, (sign) => entities[sign] ?? sign)',
    to: 'text',
    test: 'server/documents/html/write-html.test.ts',
    title: 'shows as text whatever looks like markup',
  },
  {
    file: 'server/documents/xml/escape.ts',
    from: 'text.replace(/[&<>"\']/g, (sign) => entities[sign] ?? sign)',
    to: 'text',
    test: 'server/features/public-pages/failure-page.test.ts',
    title: 'needs no script and repeats no markup from the address',
  },
  {
    file: 'web/routing/head.ts',
    from: "JSON.stringify(value).replaceAll('<', '\\\\u003c')",
    to: 'JSON.stringify(value)',
    test: 'web/document.test.ts',
    title: 'carries the state where no text of it can end the script',
  },
  {
    file: 'web/routing/head.ts',
    from: 'text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)',
    to: 'text',
    test: 'web/document.test.ts',
    title: 'has title, description, canonical address, Open Graph and what the page adds, escaped',
  },
  {
    file: 'server/documents/mathml/mathml.ts',
    from: "if (!layouts.has(name)) return '';",
    to: '',
    test: 'server/documents/mathml/mathml.test.ts',
    title: 'of any kind gives harmless markup',
  },
  {
    file: 'server/platform/http/outside.ts',
    from: "if (version === 4) return !special.check(address, 'ipv4');",
    to: 'if (version === 4) return true;',
    test: 'server/platform/http/outside.test.ts',
    title: 'takes for public what anybody on the internet may reach, and nothing that leads elsewhere',
  },
  {
    file: 'server/platform/http/outside.ts',
    from: 'found.every(isPublicAddress) ? found',
    to: 'found.length > 0 ? found',
    test: 'server/platform/http/outside.test.ts',
    title: 'goes where its name led when it was looked at, and nowhere if it leads into its own network',
  },
  {
    file: 'server/platform/http/outside.ts',
    from: "protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))",
    to: "protocol === 'https:'",
    test: 'server/platform/http/outside.test.ts',
    title:
      'may call by TLS what is on the internet; its own machine where that is allowed alone, however it is written',
  },
  {
    file: 'server/platform/http/origin.ts',
    from: 'return isOurs && isHost(host) ?',
    to: 'return host ?',
    test: 'server/features/public-pages/hosts.test.ts',
    title: 'is in no page and in nothing that crawlers read',
  },
  {
    file: 'server/platform/http/body-shape.ts',
    from: '++depth > deepestBody',
    to: '++depth > 1_000_000',
    test: 'server/platform/http/body-shape.test.ts',
    title: 'refuses lists in lists without end',
  },
  {
    file: 'server/platform/http/json-body.ts',
    from: "if (encoding !== undefined && encoding !== 'identity') throw refuse('tipo_no_admitido');",
    to: '',
    test: 'server/body-limits.test.ts',
    title: 'that is compressed is not taken: it would be larger than it says',
  },
  {
    file: 'server/platform/http/device-cookie.ts',
    from: 'HttpOnly; SameSite=Lax',
    to: 'SameSite=None',
    test: 'server/features/accounts/known-devices.test.ts',
    title: 'keeps its cookie from scripts, from other sites and, where the site has https, from the open line',
  },
  {
    file: 'server/platform/http/send-file.ts',
    from: '|["\\\\%]/g',
    to: '/g',
    test: 'server/platform/http/send-file.test.ts',
    title: 'lets no name end the header or its quotes',
  },
  {
    file: 'server/platform/http/send-stored.ts',
    from: "style-src 'unsafe-inline'; sandbox",
    to: "style-src 'unsafe-inline'",
    test: 'server/features/files/downloads.test.ts',
    title: 'are downloaded whole, to be kept and not shown',
  },
  {
    file: 'server/platform/http/rate-limit.ts',
    from: '${rateCounters.veces} + 1 end',
    to: '${rateCounters.veces} end',
    test: 'server/platform/http/rate-limit.test.ts',
    title: 'hold across processes, and say how long to wait',
  },
  {
    file: 'server/platform/http/private-answers.ts',
    from: "if (url.startsWith('/api/')) reply",
    to: "if (url.startsWith('//api/')) reply",
    test: 'server/platform/http/refusals.test.ts',
    title: 'is answered for one person: nothing on the way keeps it',
  },
  {
    file: 'server/platform/log/log-requests.ts',
    from: 'route, status',
    to: 'route: request.url, status',
    test: 'server/platform/log/log-requests.test.ts',
    title: 'holds nothing of who asks, nor of what they send, whatever goes wrong',
  },
  {
    file: 'server/features/accounts/tokens.ts',
    from: 'if (before && before.exp * 1000 > Date.now()) return before;',
    to: 'if (before) return before;',
    test: 'server/features/accounts/tokens.test.ts',
    title: 'a token is over when it says so, also where it was read before',
  },
  {
    file: 'server/features/accounts/refresh.ts',
    from: 'await revokeSession(db, found.sessionId);',
    to: 'void revokeSession;',
    test: 'server/features/accounts/accounts.test.ts',
    title: 'rotates refresh tokens, and ends the whole log-in when one is used twice',
  },
  {
    file: 'server/features/accounts/passwords.ts',
    from: 'const matches = await verify(stored ?? (await decoy), password);',
    to: 'if (stored === undefined) return false;\n  const matches = await verify(stored ?? (await decoy), password);',
    test: 'server/features/accounts/try-password.test.ts',
    title: 'make the server compute and answer the same whether the address exists or not',
  },
  {
    file: 'server/features/accounts/forgot-password.ts',
    from: 'await Promise.all([mailResetLink(services, email), setTimeout(answerAfterMs)]);',
    to: 'await mailResetLink(services, email);\n  void [setTimeout, answerAfterMs];',
    test: 'server/features/accounts/passwords.test.ts',
    title: 'answers alike after the same time whether the address has an account or not',
  },
  {
    file: 'server/features/accounts/queries.ts',
    from: "eq(sessions.id, sql.placeholder('sessionId')), isNull(sessions.revokedAt), alive",
    to: "eq(sessions.id, sql.placeholder('sessionId')), alive",
    test: 'server/features/accounts/passwords.test.ts',
    title: 'logs out everywhere, and nobody else',
  },
  {
    file: 'server/features/transfer/export/format/places.ts',
    from: '=> known.test(name)',
    to: "=> known.test(name) || name !== ''",
    test: 'server/features/transfer/import/hostile.test.ts',
    title: 'that leads out of its folder',
  },
  {
    file: 'server/platform/files/zip/zip-reader.ts',
    from: 'unpacked > suspiciousBytes && unpacked > suspiciousRatio * size',
    to: 'unpacked > suspiciousBytes * suspiciousRatio * size',
    test: 'server/features/transfer/import/hostile.test.ts',
    title: 'that unpacks to far more than it is',
  },
  {
    file: 'server/platform/backup/read-archive.ts',
    from: 'made > alwaysFine + mostTimes * read',
    to: 'made < 0 * alwaysFine * mostTimes * read',
    test: 'server/platform/backup/read-archive.test.ts',
    title: 'is refused where it swells without measure',
  },
  {
    file: 'server/features/public-pages/serve.ts',
    from: "if (/^\\/[/\\\\]/.test(request.url)) throw refuse('no_encontrado');",
    to: '',
    test: 'server/features/public-pages/serve.test.ts',
    title: 'is not there for an address of another host',
  },
  {
    file: 'contract/entities/manuscript.ts',
    from: 'href: z.union([httpAddress, siteAddress])',
    to: 'href: z.union([httpAddress, siteAddress, z.string()])',
    test: 'server/features/publications/content.test.ts',
    title: 'refuses links that run, pictures from elsewhere, and any node that it does not know',
  },
  {
    file: 'server/policy/masking.ts',
    from: 'reviewers: hidesReviewers(work) && !runs,',
    to: 'reviewers: false,',
    test: 'server/features/reviewing/blind-modes.test.ts',
    title: 'shows authors who reviewed them only where it is open',
  },
  {
    file: 'server/policy/masking.ts',
    from: 'hasHiddenAuthors(work) &&\n      (!authorsConsent',
    to: 'runs &&\n      (!authorsConsent',
    test: 'server/features/reviewing/blind-modes.test.ts',
    title: 'shows reviewers who wrote what they review, but in double blind',
  },
];
