/**
 * The tables. Columns carry the wire's Spanish names (contract/entities), so that nothing is translated twice.
 * Migrations are made from this file by `npm run migration -- NAME` and live in migrations/.
 */
export * from './schema/accounts.ts';
export * from './schema/catalogue.ts';
export * from './schema/chapters.ts';
export * from './schema/consents.ts';
export * from './schema/deposits.ts';
export * from './schema/editorial.ts';
export * from './schema/files.ts';
export * from './schema/identity-providers.ts';
export * from './schema/institutions.ts';
export * from './schema/issues.ts';
export * from './schema/jobs.ts';
export * from './schema/journals.ts';
export * from './schema/loads.ts';
export * from './schema/merges.ts';
export * from './schema/notify.ts';
export * from './schema/orcid.ts';
export * from './schema/organisations.ts';
export * from './schema/production.ts';
export * from './schema/publications.ts';
export * from './schema/record.ts';
export * from './schema/relations.ts';
export * from './schema/repositories.ts';
export * from './schema/returned-mail.ts';
export * from './schema/reviews.ts';
export * from './schema/rights.ts';
export * from './schema/second-factor.ts';
export * from './schema/similarities.ts';
export * from './schema/site.ts';
export * from './schema/webhooks.ts';
