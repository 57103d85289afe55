import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildValues } from './web/build-values.ts';
import { compiledMessages } from './web/messages/compile.ts';
import { codeGroups } from './web/messages/first-files.ts';
import { takeStandIns } from './web/stand-ins.ts';
import { styleGuide } from './web/style-guide/serve.ts';

/** Both builds of the web: what browsers load (dist/client), and what renders public pages (dist/server). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: 'web/public',
  // What is asked on the server alone goes out of what browsers load, with all that it brings.
  define: command === 'build' && !isSsrBuild ? { 'typeof window': '"object"' } : {},
  plugins: [react(), tailwindcss(), compiledMessages(), buildValues(), styleGuide(), takeStandIns()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        copyPublicDir: false,
        // What browsers fetch late the server has at hand (web/server-drawings.ts).
        rolldownOptions: { input: 'web/entry.server.tsx', checks: { ineffectiveDynamicImport: false } },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        assetsDir: 'assets',
        // Fonts and pictures stay files of their own: the content security policy takes no data: fonts.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Their files follow one another: what checks the answers of another build comes in the background, with nearly all of the
          // contract, and what mails, ORCID and institutions lead to, and the manuals, are opened by nobody else. A first visit need not carry the names of all that.
          resolveDependencies: (file, needed) =>
            /\/(check-answer|rights-link|coauthor-invitation|review-invitation|newsletter-link|leave|certificate|verify-email|reset-password|orcid|institution-return|manual)-/.test(
              file,
            )
              ? []
              : needed,
        },
        rolldownOptions: {
          input: ['web/entry.client.tsx', 'web/styles/late-fonts.css'],
          // What every page starts with comes in two files, not thirty: the libraries, which seldom change, and ours. So does
          // what the first screens of members begin with.
          output: {
            codeSplitting: { groups: codeGroups() },
            // 42 bits of what is in them: a first visit carries the names of some two hundred, which nothing packs.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
  // Everything is bundled, React in its production mode too: dist/server runs without node_modules.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
