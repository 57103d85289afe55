/** docs/operations/kubernetes.yaml is valid by Kubernetes' own schemas, agrees with the container and the proxy beside it, and asks what Pliego answers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readEnvironment } from '#server/platform/environment.ts';
import { environmentWords } from '#server/platform/environment-words.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';

const guide = (name: string) => readFileSync(`docs/operations/${name}`, 'utf8');
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }), timeoutSeconds: z.number() });
const objectSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
const objects = parseAllDocuments(guide('kubernetes.yaml')).map((document) => {
  expect(document.errors).toEqual([]);
  return objectSchema.parse(document.toJS());
});
const of = <T extends z.ZodType>(kind: string, schema: T): z.output<T> =>
  schema.parse(objects.find((each) => each.kind === kind));
const strings = z.record(z.string(), z.string());

const { spec } = of(
  'Deployment',
  z.object({
    spec: z.object({
      replicas: z.number(),
      strategy: z.object({ rollingUpdate: z.object({ maxUnavailable: z.number() }) }),
      selector: z.object({ matchLabels: strings }),
      template: z.object({
        metadata: z.object({ labels: strings }),
        spec: z.object({
          terminationGracePeriodSeconds: z.number(),
          securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number(), fsGroup: z.number() }),
          containers: z.tuple([
            z.object({
              ports: z.tuple([z.object({ name: z.string(), containerPort: z.number() })]),
              securityContext: z.unknown(),
              startupProbe: probe,
              readinessProbe: probe,
              livenessProbe: probe,
              volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
            }),
          ]),
          volumes: z.array(z.object({ name: z.string() })),
        }),
      }),
    }),
  }),
);
const pod = spec.template.spec;
const [container] = pod.containers;
const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
const settings = {
  ...of('ConfigMap', z.object({ data: strings })).data,
  ...of('Secret', z.object({ stringData: strings })).stringData,
};

describe('the manifest for Kubernetes', () => {
  it.each(objects.map((object) => [object.kind, object] as const))(
    'has a %s as its schema wants it',
    async (kind, object) => {
      const model: unknown = await import(/* @vite-ignore */ `kubernetes-models/${object.apiVersion}/${kind}`);
      const made = z.record(z.string(), z.custom<new (from: unknown) => { validate: () => void }>()).parse(model)[kind];
      if (!made) throw new Error(`There is no ${kind} in ${object.apiVersion}.`);
      new made(object).validate();
      // The schemas are heard: with a number where a name belongs it is none.
      expect(() => new made({ ...object, metadata: { ...object.metadata, name: 7 } }).validate()).toThrow();
    },
  );

  it('names settings that there are, and Pliego starts with them', () => {
    const known = new Set([...Object.keys(environmentWords.settings), 'TMPDIR']);
    expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
    expect(readEnvironment({ ...settings, HOST: '0.0.0.0', PORT: '3000' })).toMatchObject({
      TRUST_PROXY: 1,
      DEMO: false,
    });
    // Neither is kept on a volume that goes with its process.
    expect([settings.DATABASE_URL, settings.S3_URL].every(Boolean)).toBe(true);
  });

  it('runs as the container does', () => {
    const file = guide('Containerfile');
    // Of Node's images `node` is 1000 (their README, 'Non-root user').
    expect([found(file, /^USER (\w+)$/m), pod.securityContext.runAsUser, pod.securityContext.fsGroup]).toEqual([
      'node',
      1000,
      1000,
    ]);
    expect(container.ports[0].containerPort).toBe(Number(found(file, /^EXPOSE (\d+)$/m)));
    expect(container.ports[0].containerPort).toBe(Number(found(file, /\bPORT=(\d+)/)));
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(found(file, /^VOLUME (\S+)$/m));
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
    expect(settings.TMPDIR).toBe(found(file, /^VOLUME (\S+)$/m));
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('leaves none without a process, and gives one as long to end as the other guides do', () => {
    expect(spec.replicas).toBeGreaterThan(1);
    expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(pod.terminationGracePeriodSeconds).toBe(Number(found(guide('pliego@.service'), /^TimeoutStopSec=(\d+)s$/m)));
    expect(pod.terminationGracePeriodSeconds).toBe(Number(found(guide('compose.yaml'), /stop_grace_period: (\d+)s/)));
    const selected = z.looseObject({ spec: z.object({ selector: z.object({ matchLabels: strings }) }) });
    for (const labels of [spec.selector.matchLabels, of('PodDisruptionBudget', selected).spec.selector.matchLabels])
      expect(spec.template.metadata.labels).toEqual(labels);
  });

  it('has an ingress that takes what nginx takes', () => {
    const { metadata } = of('Ingress', z.object({ metadata: z.object({ annotations: strings }) }));
    const said = (name: string) => metadata.annotations[`nginx.ingress.kubernetes.io/${name}`];
    const nginx = guide('nginx.conf');
    expect(said('proxy-body-size')).toBe(found(nginx, /client_max_body_size (\w+);/));
    expect(said('proxy-request-buffering')).toBe(found(nginx, /proxy_request_buffering (\w+);/));
    expect(said('proxy-max-temp-file-size')).toBe(found(nginx, /proxy_max_temp_file_size (\w+);/));
    expect(`${said('proxy-read-timeout')}s`).toBe(found(nginx, /proxy_read_timeout (\w+);/));
    expect(`${said('proxy-connect-timeout')}s`).toBe(found(nginx, /proxy_connect_timeout (\w+);/));
    expect(said('proxy-next-upstream')).toBe(found(nginx, /proxy_next_upstream ([\w ]+);/));
  });
});

describePlatform('the probes of Kubernetes', (platform) => {
  it('are answered, by whichever name the node asks', async () => {
    for (const { httpGet } of probes) {
      expect(httpGet.port).toBe(container.ports[0].name);
      const answer = await platform().inject({
        url: httpGet.path,
        headers: { host: '10.1.2.3:3000', 'user-agent': 'kube-probe/1.33' },
      });
      expect([httpGet.path, answer.statusCode < 300]).toEqual([httpGet.path, true]);
    }
  });
});
