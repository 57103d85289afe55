/**
 * The API answers as the last release that was kept did, on that release's own data: the OpenAPI document, and a walk that asks
 * every reading call as a guest and as each role, and does what people do (fixtures/README.md). What has to differ stands
 * in testing/release/allowed-differences.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inAnswers, inOpenApi, lastRelease } from './testing/release/allowed-differences.ts';
import { type AllowedDifference, differences, inWords, unexplained } from './testing/release/differences.ts';
import { recordedRelease } from './testing/release/fixture.ts';
import { openRecordedPlatform, type RecordedPlatform } from './testing/release/recorded-platform.ts';
import { rounds } from './testing/rounds.ts';

/** Of those who were told the same, how many are asked again; each time another. */
const asked = rounds({ quick: 1, long: Number.POSITIVE_INFINITY });
/** Reading by these is recorded, and read again later in the walk. */
const leaveTraces = ['viewAs'];
const release = recordedRelease(lastRelease);

describe(`the answers of release ${lastRelease}`, () => {
  let platform: RecordedPlatform;
  beforeAll(async () => {
    platform = await openRecordedPlatform(release);
  });
  afterAll(() => platform?.close());

  it('are given by the present code, but for what is meant to differ', async () => {
    const used = new Set<AllowedDifference>();
    const failures: string[] = [];
    for (const [at, { answers, ...step }] of release.answers().entries()) {
      if (step.name === 'decideRoleRequest') await platform.confirm(platform.player.kept('visita'));
      for (const { who, ...told } of answers)
        for (const each of leaveTraces.includes(step.name) ? who : someOf(who, at)) {
          const found = differences(told, await platform.player.play(step, each));
          const left = unexplained(step.name, found, inAnswers, used);
          if (left.length > 0) failures.push(`${step.name} as ${each}: ${step.method} ${step.url}`, ...inWords(left));
        }
    }
    expect(failures.join('\n')).toBe('');
    expect(inAnswers.filter((rule) => !rule.sometimes && !used.has(rule))).toEqual([]);
  });

  it('are described by the present OpenAPI document, but for what is meant to differ', async () => {
    const used = new Set<AllowedDifference>();
    const { app } = platform;
    const present: unknown = (await app.inject({ url: '/docs/json', headers: { host: 'pliego.test' } })).json();
    const found = differences(release.openapi(), present).filter(
      ({ steps: [part], was, steps }) => !(part === 'paths' && was === undefined && steps.length <= 3),
    );
    expect(inWords(unexplained('', found, inOpenApi, used)).join('\n')).toBe('');
    expect(inOpenApi.filter((rule) => !used.has(rule))).toEqual([]);
  });
});

/** So many of them as are asked, from another one on at each place. */
const someOf = (who: readonly string[], at: number): readonly string[] =>
  [...who.slice(at % who.length), ...who.slice(0, at % who.length)].slice(0, asked);
