import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BarChart } from './BarChart.tsx';

const months = Array.from({ length: 24 }, (_, at) => `mes ${at + 1}`);
const texts = (markup: string) => [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
const titles = (markup: string) => [...markup.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title);
/** Of the bars, as shares of the width or pixels. */
const sizes = (markup: string, side: 'width' | 'height') =>
  [...markup.matchAll(/<rect[^>]*class="fill-(?:accent|line-strong)"[^>]*>/g)].map(([bar]) =>
    Number.parseFloat(new RegExp(` ${side}="([\\d.]+)`).exec(bar)?.[1] ?? ''),
  );

it('is an image with a name, whose columns say their values and stand for them from nought', () => {
  const markup = renderToStaticMarkup(
    <BarChart
      name="Lecturas por mes"
      labels={['enero', 'febrero']}
      series={[
        { label: 'Lecturas', values: [10, 40] },
        { label: 'Descargas', values: [0, 20] },
      ]}
    />,
  );
  expect(markup).toContain('role="img" aria-label="Lecturas por mes"');
  expect(titles(markup)).toEqual(['enero: 10 lecturas, 0 descargas', 'febrero: 40 lecturas, 20 descargas']);
  expect(sizes(markup, 'height')).toEqual([37.5, 0, 150, 75]);
  expect(texts(markup)).toEqual(['10', 'enero', '40', 'febrero']);
});

it('writes no more under its columns than a telephone has room for', () => {
  const values = months.map((_, at) => at);
  const markup = renderToStaticMarkup(
    <BarChart name="Meses" labels={months} series={[{ label: 'Lecturas', values }]} />,
  );
  expect(texts(markup).filter((text) => text?.startsWith('mes'))).toHaveLength(6);
  expect(titles(markup)).toHaveLength(24);
});

it('lies under long labels, each bar with its value, and all of nought without one', () => {
  const long = 'Treinta y nueve años de hidroperiodo en tres lagunas esteparias del interior';
  const markup = renderToStaticMarkup(
    <BarChart name="Obras" labels={[long, 'Otra']} series={[{ label: 'Lecturas', values: [0, 0] }]} lying />,
  );
  expect(texts(markup)).toEqual(['Treinta y nueve años de hidroperiodo en tres…', '0', 'Otra', '0']);
  expect(titles(markup)[0]).toBe(`${long}: 0`);
  expect(sizes(markup, 'width')).toEqual([0, 0]);
});
