/** Attributes that institutions say of people, each by all of its names: LDAP's, SAML's own (eduPerson, X.520), and Microsoft's. */
const microsoft = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const mail = ['mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${microsoft}/emailaddress`];
const known: readonly (readonly string[])[] = [
  ['givenName', 'urn:oid:2.5.4.42', `${microsoft}/givenname`],
  ['sn', 'urn:oid:2.5.4.4', `${microsoft}/surname`],
  mail,
  ['displayName', 'urn:oid:2.16.840.1.113730.3.1.241'],
  ['o', 'urn:oid:2.5.4.10'],
  ['ou', 'urn:oid:2.5.4.11'],
  ['schacHomeOrganization', 'urn:oid:1.3.6.1.4.1.25178.1.2.9'],
  ['eduPersonPrincipalName', 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6'],
  ['eduPersonTargetedID', 'urn:oid:1.3.6.1.4.1.5923.1.1.1.10'],
  ['eduPersonUniqueId', 'urn:oid:1.3.6.1.4.1.5923.1.1.1.13'],
  ['pairwise-id', 'urn:oasis:names:tc:SAML:attribute:pairwise-id'],
  ['subject-id', 'urn:oasis:names:tc:SAML:attribute:subject-id'],
];

/** All names of an attribute, by one of them. */
export const namesOf = (name: string): readonly string[] => known.find((names) => names.includes(name)) ?? [name];

/** Whether an attribute is an address, by which nobody is known. */
export const isMail = (name: string): boolean => /^e?-?mail$/i.test(name) || mail.includes(name);
