/**
 * What browser on what system somebody comes with, by what it calls itself. Names of a fixed list alone, so that they can be shown and
 * mailed as they are; a model or a version is nobody's business. Browsers claim to be others: the order matters.
 */
import type { Language } from '#contract/vocabulary.ts';

export interface Device {
  /** 'Firefox'; '' where it is none that we know. */
  navegador: string;
  /** 'Windows'; '' likewise. */
  sistema: string;
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChromium\//, 'Chromium'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.].*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** No more of it is looked at: browsers say who they are in less, and anybody can send more. */
const longestAgent = 500;

const named = (list: typeof browsers, agent: string) => list.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** By the header `User-Agent`, '' of none. */
export function deviceOf(agent: string): Device {
  const said = agent.slice(0, longestAgent);
  return { navegador: named(browsers, said), sistema: named(systems, said) };
}

const unknown = { es: 'un dispositivo que no conocemos', en: 'a device that we do not know' };
const on = { es: 'en', en: 'on' };

/** 'Firefox en Windows'; the one that is known of the two, and words for none. */
export function deviceInWords({ navegador, sistema }: Device, language: Language): string {
  const both = [navegador, sistema].filter((name) => name !== '');
  return both.length === 0 ? unknown[language] : both.join(` ${on[language]} `);
}

/** As the activity record tells it, in any language: 'Firefox · Windows', '' of one that is not known. */
export const deviceInShort = ({ navegador, sistema }: Device): string =>
  [navegador, sistema].filter((name) => name !== '').join(' · ');
