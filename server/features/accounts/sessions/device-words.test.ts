/** What browsers call themselves, as they send it today. */
import { expect, it } from 'vitest';
import { deviceInShort, deviceInWords, deviceOf } from './device-words.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${windows.replace(')', '; rv:141.0)')} Gecko/20100101 Firefox/141.0`, 'Firefox', 'Windows'],
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iphone} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iphone} FxiOS/141.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPad',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['curl/8.10.1', 'curl', ''],
  ['lightMyRequest', '', ''],
  ['', '', ''],
])('%s is %s on %s', (agent, navegador, sistema) => {
  expect(deviceOf(agent)).toEqual({ navegador, sistema });
});

it('nothing of what somebody else wrote is taken over, and no more read than browsers send', () => {
  const evil = 'Mozilla/5.0 (<script>alert(1)</script>\r\nBcc: x@y.test; Windows) Firefox/1';
  expect(deviceOf(evil)).toEqual({ navegador: 'Firefox', sistema: 'Windows' });
  expect(deviceOf(`${'x'.repeat(600)} Firefox/1`)).toEqual({ navegador: '', sistema: '' });
});

it('is said in both languages, as far as it is known', () => {
  const both = { navegador: 'Firefox', sistema: 'Windows' };
  expect(deviceInWords(both, 'es')).toBe('Firefox en Windows');
  expect(deviceInWords(both, 'en')).toBe('Firefox on Windows');
  expect(deviceInWords({ navegador: '', sistema: 'iPhone' }, 'es')).toBe('iPhone');
  expect(deviceInWords({ navegador: '', sistema: '' }, 'es')).toBe('un dispositivo que no conocemos');
  expect(deviceInShort(both)).toBe('Firefox · Windows');
});
