/** Our faces (SIL Open Font License) as static TrueType files: Typst reads no WOFF2 and no variable fonts. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const faces: Record<string, string[]> = {
  'source-serif-4': [
    '400Regular',
    '400Regular_Italic',
    '600SemiBold',
    '600SemiBold_Italic',
    '700Bold',
    '700Bold_Italic',
  ],
  'source-sans-3': ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic', '700Bold'],
  'source-code-pro': ['400Regular', '400Regular_Italic', '700Bold'],
  'stix-two-math': ['400Regular'],
};

const { resolve } = createRequire(import.meta.url);

/** The folders that hold one face each. */
export const fontFolders = (): string[] => Object.entries(faces).flatMap(([name, styles]) => foldersOf(name, styles));

/** The files of some styles of one family, by the name of its package. */
export const fontFiles = (name: string, styles: readonly string[]): string[] =>
  foldersOf(name, styles).flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ttf'))
      .map((file) => join(folder, file)),
  );

function foldersOf(name: string, styles: readonly string[]): string[] {
  const folder = dirname(resolve(`@expo-google-fonts/${name}/package.json`));
  return styles.map((style) => join(folder, style));
}
