/**
 * Hands traces to a collector of OpenTelemetry (OTLP over HTTP, JSON). Loaded where OTEL_EXPORTER_OTLP_ENDPOINT is set, and nowhere else. A
 * collector that is away or slow holds nothing up: what waits is bounded, the rest is dropped, and the log says so once in a while.
 */
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Context,
  SpanKind as Kind,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import packageJson from '#package.json' with { type: 'json' };
import type { Environment } from '../environment.ts';
import type { Log } from '../log/log.ts';
import { type Span, type SpanKind, traceBy } from './trace.ts';

const limits = {
  /** Spans that wait to be handed over; beyond that new ones are dropped. */
  waiting: 4096,
  /** Milliseconds between two parcels, until a collector is given up, and that a stop waits for the last. */
  every: 2000,
  patience: 5000,
  atTheEnd: 3000,
  /** Of spans that were not taken one line tells, at most every five minutes. */
  silence: 5 * 60_000,
};

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  consumer: Kind.CONSUMER,
  internal: Kind.INTERNAL,
};

type Settings = Pick<
  Environment,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** Traces from now on. Gives what ends it, and hands over what waits: within three seconds, or not at all. */
export function startTracing(env: Settings, log: Pick<Log, 'warn'>): () => Promise<void> {
  const processor = new BatchSpanProcessor({
    exporter: telling(
      new OTLPTraceExporter({
        url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        timeoutMillis: limits.patience,
      }),
      log,
    ),
    maxQueueSize: limits.waiting,
    maxExportBatchSize: 512,
    scheduledDelayMillis: limits.every,
    exportTimeoutMillis: limits.patience,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pliego', 'service.version': packageJson.version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('pliego');
  const inside = new WeakMap<Span, OtelSpan>();
  traceBy({
    begin(name, kind, attributes, parent) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent, inside));
      const ours: Span = {
        traceId: span.spanContext().traceId,
        rename: (other) => void span.updateName(other),
        say: (facts) => void span.setAttributes(facts),
        end(failure) {
          if (!span.isRecording()) return;
          if (failure !== undefined) {
            span.setAttribute('error.type', failure);
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
      inside.set(ours, span);
      return ours;
    },
  });
  return async () => {
    traceBy(undefined);
    const over = new AbortController();
    const shutdown = provider
      .shutdown()
      // Of what could not be handed over the exporter has told.
      .catch(() => undefined);
    // The wait ends with an error once it is not needed.
    const patience = wait(limits.atTheEnd, undefined, { signal: over.signal }).catch(() => undefined);
    await Promise.race([shutdown, patience]);
    over.abort();
  };
}

function contextOf(parent: Span | string | undefined, inside: WeakMap<Span, OtelSpan>): Context {
  if (typeof parent === 'string') return remote(parent);
  const span = parent && inside.get(parent);
  return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
}

/** What a proxy said (W3C Trace Context 3.2); of anything else a trace of its own is begun. */
function remote(traceparent: string): Context {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  });
}

/** The exporter, whose failures are told. */
function telling(exporter: SpanExporter, log: Pick<Log, 'warn'>): SpanExporter {
  let told = Number.NEGATIVE_INFINITY;
  let lost = 0;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // 0 is success (ExportResultCode).
        if (result.code !== 0) {
          lost += spans.length;
          if (performance.now() - told > limits.silence) {
            log.warn({ err: result.error, spans: lost }, 'handing traces to the collector');
            told = performance.now();
            lost = 0;
          }
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
