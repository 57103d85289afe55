/** GET /metrics (docs/specification.md 6): Prometheus text, for an administrator's session or the scrape token. */
import { expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf } from '#server/testing/platform.ts';

const countOf = (text: string) => Number(/^attention\{kind="SOLICITUDES_DE_ROL"\} (\d+)$/m.exec(text)?.[1]);

describePlatform('the metrics', (platform) => {
  it('tell of requests by route and status, of the database, the process and the event loop', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const { id } = admin.user;
    await problemOf(platform().guest.getPublication({ params: { id } }));
    await platform().inject({ url: '/nada/de/nada' });
    await platform().guest.searchCatalogue();
    await platform().guest.searchCatalogue();
    await admin.call.verifyActivity();
    const text = await admin.call.metrics();
    const route = 'method="GET",route="/api/publications/:id",status="404"';
    expect(text).toContain(`http_request_duration_seconds_count{${route}} `);
    expect(text).toContain('route="none",status="404"');
    expect(text).not.toContain(id);
    for (const line of [
      /^database_query_duration_seconds_sum \d/m,
      /^cached_answers_total\{result="hit"\} [1-9]/m,
      /^process_resident_memory_bytes \d{7,}/m,
      /^process_cpu_seconds_total \d/m,
      /^http_requests_in_flight 1$/m,
      /^nodejs_gc_duration_seconds_count \d/m,
      /^jobs\{state="PENDIENTE"\} 1$/m,
      /^service_health\{service="database"\} [01]$/m,
      /^attention\{kind="TAREAS_FALLIDAS"\} 0$/m,
      /^nodejs_eventloop_lag_seconds\{quantile="0.99"\} \d/m,
    ])
      expect(text).toMatch(line);
    const pool = /^database_pool_connections\{state="waiting"\} 0/m;
    expect(pool.test(text)).toBe(platform().services.database.engine === 'postgres');
  });

  it('say of what waits for an administrator how much there is', async () => {
    const admin = await platform().person('Alicia', 'ADMIN');
    const asking = await platform().person('Sara', 'LECTOR');
    const before = countOf(await admin.call.metrics());
    await asking.call.requestRole({ body: { rol: 'REVISOR' } });
    expect(countOf(await admin.call.metrics())).toBe(before + 1);
  });

  it('are kept by the minute for the charts, for administrators', async () => {
    const admin = await platform().person('Aurora', 'ADMIN');
    for (const { peticiones, fallidas } of (await admin.call.metricsHistory()).minutos)
      expect(fallidas).toBeLessThanOrEqual(peticiones);
    expect(await problemOf(platform().guest.metricsHistory())).toMatchObject({ status: 401 });
  });

  it('come as Prometheus reads them', async () => {
    const { token } = await platform().person('Alba', 'ADMIN');
    const answer = await platform().inject({ url: '/api/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.body).toMatch(/^# HELP \S+ .+\n# TYPE \S+ histogram\n/);
  });

  it('are nobody else’s', async () => {
    expect(await problemOf(platform().guest.metrics())).toMatchObject({ status: 401 });
    const editor = await platform().person('Elena', 'EDITOR');
    expect(await problemOf(editor.call.metrics())).toMatchObject({ status: 403 });
    expect(await problemOf(platform().withToken('undefined').metrics())).toMatchObject({ status: 401 });
  });
});
