/** Which files of the build a page needs, read from Vite's manifest. */
import { z } from 'zod';
import { type Language, languages, type Role, roles } from '#contract/vocabulary.ts';

const chunkSchema = z.object({
  file: z.string(),
  /** As `codeGroups` names it, where it is one of these. */
  name: z.string().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.infer<typeof manifestSchema>;

export interface PageFiles {
  scripts: string[];
  styles: string[];
  /** Styles that wait until the page stands. */
  lateStyles: string[];
  preloads: string[];
  fonts: string[];
  members: MemberFiles;
}
/** What pages of members begin with beside it, which their scripts would ask for one after the other. */
export interface MemberFiles {
  /** Of what is drawn before the scripts are there. */
  fonts: string[];
  every: string[];
  /** The texts of first screens, by language. */
  texts: Partial<Record<Language, string>>;
  /** Of the dashboards: what they share, and each by its role. */
  desks: string[];
  desk: Partial<Record<Role, string>>;
}
/** The files for a page, by its screen's source file ('' for the shell). */
export type Assets = (source: string) => PageFiles;

const desks: Record<Role, string> = {
  AUTOR: 'desk-author',
  REVISOR: 'desk-reviewer',
  EDITOR: 'desk-editor',
  ADMIN: 'desk-admin',
  LECTOR: 'desk-reader',
};
const entry = 'web/entry.client.tsx';
const late = 'web/styles/late-fonts.css';
/** Every page shows these at once: Latin, upright, the text face. */
const firstFont = /(?:source-sans-3-latin-wght|pliego-serif-latin)-normal.*\.woff2$/;
/**
 * Digits and small capitals of the text face, which each of these pages shows at once: a face that comes after the first lines lays
 * the whole page out anew, as long as laying it out took.
 */
const textFont = /pliego-(?:figures-400|caps-serif)-(?!italic).*\.woff2$/;
const withText = /^web\/screens\/(?:home\/home|catalogue\/catalogue|landing-page\/landing-page)\.tsx$/;
/** The titles' face is four times as large, and on members' pages comes with the titles. */
const memberFont = /source-sans-3/;

/** Reads dist/client/.vite/manifest.json, already parsed. Throws where it is no manifest or lacks the entry. */
export function readAssets(manifest: unknown): Assets {
  const chunks = manifestSchema.parse(manifest);
  if (!chunks[entry]) throw new Error(`The manifest does not have ${entry}: build the web first`);
  const known = new Map<string, PageFiles>();
  return (source) => {
    const found = known.get(source) ?? filesFor(chunks, source);
    known.set(source, found);
    return found;
  };
}

function filesFor(chunks: Manifest, source: string): PageFiles {
  const start = closure(chunks, entry);
  const all = new Set([...start, ...(chunks[source] ? closure(chunks, source) : [])]);
  const needed = [...all].flatMap((name) => chunks[name] ?? []);
  const address = (file: string) => `/${file}`;
  const script = chunks[entry]?.file ?? '';
  const called = (...names: string[]) =>
    names.flatMap((name) => Object.values(chunks).find((chunk) => chunk.name === name)?.file ?? []).map(address);
  const texts = (language: Language) => called(`${language}.first`).map((file) => [language, file]);
  const desk = (role: Role) => called(desks[role]).map((file) => [role, file]);
  const faces = unique(needed.flatMap((chunk) => chunk.assets));
  const fonts = [
    ...faces.filter((file) => firstFont.test(file)),
    ...faces.filter((file) => withText.test(source) && textFont.test(file)),
  ].map(address);
  return {
    scripts: [address(script)],
    styles: unique(needed.flatMap((chunk) => chunk.css)).map(address),
    lateStyles: chunks[late] ? [address(chunks[late].file)] : [],
    preloads: unique(needed.map((chunk) => chunk.file))
      .filter((file) => file !== script && file.endsWith('.js'))
      .map(address),
    fonts,
    members: {
      fonts: fonts.filter((file) => memberFont.test(file)),
      every: called('shared', 'seldom', 'members', 'api', 'toasts'),
      texts: Object.fromEntries(languages.flatMap(texts)),
      desks: called('desks'),
      desk: Object.fromEntries(roles.flatMap(desk)),
    },
  };
}

/** A chunk and all that it imports at once. */
function closure(chunks: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunks[name]?.imports ?? []) closure(chunks, next, seen);
  return seen;
}

const unique = (values: string[]): string[] => [...new Set(values)];

/** What a page of Vite's development server needs; Vite's `transformIndexHtml` adds its own scripts. */
export const developmentAssets: Assets = () => ({
  scripts: [`/${entry}`],
  styles: ['/web/styles/app.css'],
  lateStyles: [`/${late}`],
  preloads: [],
  fonts: [],
  members: { fonts: [], every: [], texts: {}, desks: [], desk: {} },
});
