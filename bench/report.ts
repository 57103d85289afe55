/** docs/benchmarks.md: what was measured where, and its sections, of which one can be measured again alone. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

const file = 'docs/benchmarks.md';

/** As `at commit 1a2b3c4 on 4 cores (…), 24 GiB, Node 24.21.0`. */
export function whereMeasured(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `at commit ${commit} on ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory} GiB, Node ${process.versions.node}`;
}

/** The whole report, as Markdown. */
export const reportOf = (sections: readonly string[]): string =>
  `# Benchmarks\n\nWritten by \`npm run bench\` ${whereMeasured()}. Load generator, server and database share the machine,\nand PostgreSQL runs without fsync: read the ratios, not the rates. Nothing here is asserted by a test.\n\n${sections.join('\n\n')}\n`;

export const writeReport = (report: string): void => writeFileSync(file, report);

/** A section as it stands in the file, by its heading's beginning; undefined where it has none. */
export function keptSection(heading: string): string | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text
    .trimEnd()
    .split(/\n\n(?=## )/)
    .find((section) => section.startsWith(heading));
}

/** Puts a section, which begins with its `##` line, in the place of the one of that name, or at the end. */
export function writeSection(section: string): void {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n';
  const [heading] = section.split('\n');
  const [preface = '', ...others] = old.trimEnd().split(/\n\n(?=## )/);
  const kept = others.filter((other) => other.split('\n')[0] !== heading);
  writeReport(`${[preface, ...kept, section].join('\n\n')}\n`);
}
