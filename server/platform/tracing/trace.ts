/**
 * Traces: which request, job, statement, mail and call to others was within which, and how long it took, for a collector of OpenTelemetry. This
 * file has nothing of OpenTelemetry in it; start.ts is loaded where OTEL_EXPORTER_OTLP_ENDPOINT is set, and else nothing is done here but
 * what was asked for. What is said of a part are names of ours and ids that name nobody, never an address, a value or what somebody wrote.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export type Facts = Record<string, string | number | boolean>;

/** One thing that takes a while. */
export interface Span {
  readonly traceId: string;
  rename: (name: string) => void;
  say: (facts: Facts) => void;
  /** Once; `failure`: the kind of what went wrong, and no word of it. */
  end: (failure?: string) => void;
}
/** By its standard's words: asked from outside, asked of others, taken from the queue, or inside. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

export interface Tracer {
  /** @param parent within which it is; a text: what `traceparent` said (W3C Trace Context) */
  begin: (name: string, kind: SpanKind, facts: Facts, parent: Span | string | undefined) => Span;
}

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/** Traces from now on; undefined: no more. */
export function traceBy(by: Tracer | undefined): void {
  tracer = by;
}

/** The trace that the caller is in; undefined outside of any, and where none are kept. */
export const traceId = (): string | undefined => (tracer ? current.getStore()?.traceId : undefined);

/** Whether the caller is in a trace: what asks by itself all day, as the queue does, begins none. */
export const isInTrace = (): boolean => tracer !== undefined && current.getStore() !== undefined;

/** Begins one that the caller ends, and goes on within it. Gives nothing where none are kept. */
export function beginTrace(
  name: string,
  kind: SpanKind,
  { facts = {}, parent }: { facts?: Facts; parent?: string | undefined },
  goOn: (span: Span | undefined) => void,
): void {
  const span = tracer?.begin(name, kind, facts, parent ?? current.getStore());
  if (span) current.run(span, () => goOn(span));
  else goOn(undefined);
}

/** Does something as a part of what the caller does, or as the first of a trace. */
export async function traced<T>(
  name: string,
  kind: SpanKind,
  facts: Facts,
  act: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (!tracer) return act(undefined);
  const span = tracer.begin(name, kind, facts, current.getStore());
  try {
    const result = await current.run(span, () => act(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error instanceof Error ? error.name : 'error');
    throw error;
  }
}
