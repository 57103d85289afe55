// @vitest-environment happy-dom
import { Chart } from 'chart.js';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { LineChart } from './LineChart.tsx';

afterEach(() => vi.restoreAllMocks());

/** What the library is told to draw; on paper that takes every stroke and shows none, as this browser has no other. */
function drawn(lines: Parameters<typeof LineChart>[0]['lines']) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return new Proxy(Object.create(null), {
      get: (_, name) => (name === 'canvas' ? this : () => ({ width: 0 })),
      set: () => true,
    });
  });
  const { container } = draw(<LineChart labels={['lunes', 'martes', 'miércoles']} lines={lines} />);
  const canvas = container.querySelector('canvas');
  const chart = canvas && Chart.getChart(canvas);
  if (!chart) throw new Error('No chart');
  return { chart, canvas };
}

it('is for the eye alone, from 0, with a legend only where there are several lines', () => {
  const { chart, canvas } = drawn([{ label: 'Visitas', values: [1, 2, 3] }]);
  expect(canvas.closest('[aria-hidden=true]')).toBeTruthy();
  expect(chart.config.options).toMatchObject({
    scales: { y: { beginAtZero: true } },
    plugins: { legend: { display: false } },
  });
  const two = drawn([
    { label: 'Visitas', values: [1, 2, 3] },
    { label: 'Fallos', values: [0, 0, 1], tone: 'red' },
  ]);
  expect(two.chart.config.options).toMatchObject({ plugins: { legend: { display: true } } });
});

it('draws a point where no line leads to a value, and tells lines apart without colours', () => {
  const { chart } = drawn([
    { label: 'Visitas', values: [1, null, 3] },
    { label: 'Fallos', values: [0, 0, 1], tone: 'red' },
  ]);
  expect(chart.data.datasets).toMatchObject([
    { data: [1, null, 3], pointRadius: [3, 0, 3] },
    { data: [0, 0, 1], pointRadius: [0, 0, 0], borderDash: [4, 3] },
  ]);
  expect(chart.data.datasets[0]).not.toHaveProperty('borderDash');
});
