import { withBreaks } from './phrases.ts';

/** Addresses that are somebody's: code, data, profiles, personal pages, the repositories of institutions. */
const owned =
  /\b(?:https?:\/\/)?(?:[\w-]+\.)*(?:github\.(?:com|io)|gitlab\.com|bitbucket\.org|osf\.io|zenodo\.org|figshare\.com|researchgate\.net|academia\.edu|orcid\.org|dropbox\.com|drive\.google\.com|sites\.google\.com|scholar\.google\.\w+|wordpress\.com|blogspot\.com|linkedin\.com|dialnet\.unirioja\.es\/servlet\/autor)(?:\/[^\s)\]>,;"']*)?/gi;
const personal = /\bhttps?:\/\/[^\s)\]>,;"']*\/~[\w.-]+[^\s)\]>,;"']*/gi;
const institutional =
  /\bhttps?:\/\/(?:[\w-]+\.)*(?:repositorio|repositori|repository|repo|digital|ddd|riunet|rua|gredos|e-archivo|eprints|dspace|idus|roderic|digibug|zaguan|ruc|git|people|personal|users)[\w-]*\.[\w.-]+(?:\/[^\s)\]>,;"']*)?/gi;
/** Made for blind review. */
const anonymous = /anonymous\.4open\.science|[?&]view_only=/i;

/** From where to where each goes in the text. */
export const repositoryLinks = (text: string): { desde: number; hasta: number }[] =>
  [owned, personal, institutional]
    .flatMap((pattern) => [...withBreaks(text).matchAll(pattern)])
    .filter(([address]) => !anonymous.test(address))
    .map(({ 0: address, index }) => ({ desde: index, hasta: index + address.replace(/[.]+$/, '').length }));
