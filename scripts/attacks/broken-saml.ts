/** Those of logging in by SAML, each seen by the same tests. */

const test = 'server/features/accounts/identity-providers/saml/saml.test.ts';

export const brokenInSaml = [
  {
    file: 'server/features/accounts/identity-providers/saml/response.ts',
    from: "xml.includes('<!') || xml.replace",
    to: 'xml.replace',
    test,
    title: 'reads no comments, entities, instructions, encrypted parts, or letters of another encoding',
  },
  {
    file: 'server/features/accounts/identity-providers/saml/response.ts',
    from: 'algorithm !== undefined && !algorithms.has(algorithm)',
    to: "algorithm === ''",
    test,
    title: 'believes nothing that is not signed, or signed by another, or by a weak digest',
  },
  {
    file: 'server/features/accounts/identity-providers/saml/assertion.ts',
    from: "!audiences.every((each) => elements(each, 'Audience').map(textIn).includes(entity))",
    to: 'audiences.length > 9 && entity',
    test,
    title: 'believes what was said for this platform, for this request, to be brought here',
  },
  {
    file: 'server/features/accounts/identity-providers/saml/assertion.ts',
    from: 'until !== undefined && now - clockSeconds * 1000 >= momentOf(until)',
    to: "until === ''",
    test,
    title: 'believes what holds at this moment, give or take what clocks differ by',
  },
  {
    file: 'server/features/accounts/identity-providers/saml/assertion.ts',
    from: "attribute(nameId, 'Format') !== persistent",
    to: '!nameId && persistent',
    test,
    title: 'knows nobody by a name for one visit, nor by an address, and says so',
  },
  {
    file: 'server/features/accounts/identity-providers/saml/assertion.ts',
    from: "attribute(data, 'InResponseTo') === requestId",
    to: 'data && requestId',
    test,
    title: 'an answer counts once, and one that was not asked for not at all',
  },
  {
    file: 'server/features/accounts/identity-providers/flow-queries.ts',
    from: '.where(and(eq(identityFlows.proveedorId, proveedorId), isWaiting(hash)))',
    to: '.where(and(isWaiting(hash), proveedorId ? undefined : isNull(identityFlows.hash)))',
    test,
    title: 'an answer of one institution is none of another',
  },
];
