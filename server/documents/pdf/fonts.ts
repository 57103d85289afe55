/** Our faces (SIL Open Font License) as static TrueType files: Typst reads no WOFF2 and no variable fonts. */
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
export const fontFolders = (): string[] =>
  Object.entries(faces).flatMap(([name, styles]) => {
    const folder = dirname(resolve(`@expo-google-fonts/${name}/package.json`));
    return styles.map((style) => join(folder, style));
  });
