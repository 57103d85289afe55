import {
  CategoryScale,
  Chart,
  type ChartDataset,
  type ChartOptions,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { chartLook, paintWithTheme } from './chart-look.ts';

Chart.register(CategoryScale, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip);

export type Line = {
  label: string;
  /** One for each label of the chart; null leaves a gap. */
  values: readonly (number | null)[];
  tone?: 'accent' | 'red';
};

export type LineChartProps = {
  /** Along the bottom, in the order of time. */
  labels: readonly string[];
  lines: readonly Line[];
  /** How a value is written. */
  format?: (value: number) => string;
};

/** Labels that fit along the bottom. */
const mostLabels = 8;

/**
 * Values over time, from 0, with a legend where there are several lines. For the eye alone: put a table with the same
 * figures beside it. Brings chart.js along, so load it lazily. Colours follow the theme.
 */
export function LineChart({ labels, lines, format = String }: LineChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // A browser may refuse to draw; the table says the same.
    if (!canvas.current?.getContext('2d')) return;
    const chart = new Chart(canvas.current, { type: 'line', data: { labels: [...labels], datasets: [] } });
    const stop = paintWithTheme(() => {
      chart.data.datasets = lines.map(drawn);
      chart.options = optionsFor(lines, format);
      chart.update();
    });
    return () => {
      stop();
      chart.destroy();
    };
  }, [labels, lines, format]);
  return (
    <div aria-hidden className="relative h-64 w-full min-w-0 overflow-hidden">
      {/* Out of the flow: its own width must not keep the page from narrowing. */}
      <canvas ref={canvas} className="absolute inset-0" />
    </div>
  );
}

/** Between gaps no line leads to it: without its point it would not be seen. */
const standsAlone = (values: Line['values'], at: number) =>
  (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;

function drawn({ label, values, tone = 'accent' }: Line): ChartDataset<'line'> {
  const colour = chartLook().token(`--${tone}`);
  return {
    label,
    data: [...values],
    borderColor: colour,
    backgroundColor: colour,
    borderWidth: 2,
    pointRadius: values.map((_, at) => (standsAlone(values, at) ? 3 : 0)),
    pointHitRadius: 8,
    tension: 0.2,
    // Told apart without colours too.
    ...(tone === 'red' && { borderDash: [4, 3] }),
  };
}

function optionsFor(lines: readonly Line[], format: (value: number) => string): ChartOptions<'line'> {
  const { token, ticks, tooltip } = chartLook();
  return {
    maintainAspectRatio: false,
    // Drawn anew with each reading: what moves all the time says nothing.
    animation: false,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: {
        grid: { display: false },
        border: { color: token('--line-strong') },
        ticks: { ...ticks, maxTicksLimit: mostLabels, maxRotation: 0 },
      },
      y: {
        beginAtZero: true,
        suggestedMax: 1,
        grid: { color: token('--line') },
        border: { display: false },
        ticks: { ...ticks, precision: 0, maxTicksLimit: 6, callback: (value) => format(Number(value)) },
      },
    },
    plugins: {
      legend: {
        display: lines.length > 1,
        align: 'start',
        labels: { ...ticks, color: token('--ink'), boxWidth: 24, boxHeight: 1 },
      },
      tooltip: {
        ...tooltip,
        displayColors: false,
        callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${format(parsed.y ?? 0)}` },
      },
    },
  };
}
