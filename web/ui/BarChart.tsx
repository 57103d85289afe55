import { BarController, BarElement, CategoryScale, Chart, type ChartOptions, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import { chartLook, paintWithTheme } from './chart-look.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

export type Bar = { label: string; value: number };

export type BarChartProps = {
  bars: readonly Bar[];
  /** Bars lie, with their labels before them: for long labels. */
  lying?: boolean;
  /** How a value is written. */
  format?: (value: number) => string;
};

/** Up to here each step of the axis is 1; beyond, the lines would run into one another. */
const mostSteps = 12;
/** Pixels: of a lying bar with its space, and of a chart of standing ones. */
const heights = { bar: 34, axis: 40, standing: 280 };

/**
 * Counts as bars, from 0 in whole steps, without a legend. For the eye alone: put a table with the same figures beside
 * it. Brings chart.js along, so load it lazily. Colours follow the theme; bars only grow where motion is welcome.
 */
export function BarChart({ bars, lying = false, format = String }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = lying ? bars.length * heights.bar + heights.axis : heights.standing;
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    let chart: Chart<'bar', number[], string[]> | undefined;
    const stop = paintWithTheme(() => {
      const options = optionsFor(bars, lying, format);
      const labels = bars.map(({ label }) => linesOf(label, lying));
      const datasets = [{ data: bars.map(({ value }) => value) }];
      // Its direction from the start: without animation, bars that once stood keep a part of their shape when they are to lie.
      if (!chart) {
        chart = new Chart(place, { type: 'bar', data: { labels, datasets }, options });
        return;
      }
      chart.options = options;
      chart.update();
    });
    return () => {
      stop();
      chart?.destroy();
    };
  }, [bars, lying, format]);
  return (
    <div aria-hidden className="relative w-full min-w-0 overflow-hidden" style={{ height }}>
      {/* Out of the flow: its own width must not keep the page from narrowing. */}
      <canvas ref={canvas} className="absolute inset-0" />
    </div>
  );
}

function optionsFor(bars: readonly Bar[], lying: boolean, format: (value: number) => string): ChartOptions<'bar'> {
  const { token, ticks, tooltip, animation } = chartLook();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const values = {
    beginAtZero: true,
    suggestedMax: most,
    grid: { color: token('--line') },
    border: { display: false },
    ticks: {
      ...ticks,
      precision: 0,
      ...(most <= mostSteps && { stepSize: 1 }),
      callback: (value: string | number) => format(Number(value)),
    },
  };
  const names = {
    grid: { display: false },
    border: { color: token('--line-strong') },
    ticks: { ...ticks, autoSkip: false, color: token('--ink') },
  };
  return {
    indexAxis: lying ? 'y' : 'x',
    maintainAspectRatio: false,
    animation,
    datasets: {
      bar: {
        backgroundColor: token('--accent'),
        hoverBackgroundColor: token('--accent-hover'),
        borderRadius: 2,
        maxBarThickness: lying ? 20 : 48,
      },
    },
    scales: lying ? { x: values, y: names } : { x: names, y: values },
    plugins: {
      legend: { display: false },
      tooltip: {
        ...tooltip,
        displayColors: false,
        callbacks: {
          title: ([item]) => (item ? (bars[item.dataIndex]?.label ?? '') : ''),
          label: ({ dataIndex }) => format(bars[dataIndex]?.value ?? 0),
        },
      },
    },
  };
}

/** Characters of a line under a standing bar, and before a lying one; and lines of the latter. */
const widths = { standing: 12, lying: 22 };

/** A label in lines, its words whole; before a lying bar it is cut after the second. */
export function linesOf(label: string, lying: boolean): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= widths[lying ? 'lying' : 'standing'])
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (!lying || lines.length <= 2) return lines;
  return [lines[0] ?? '', `${lines[1]}…`];
}
