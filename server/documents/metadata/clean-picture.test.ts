import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';
import { jpeg, losslessWebp, png, progressiveJpeg, webp } from './pictures.fixture.ts';

const secret = 'Madrid 40.4168 N 3.7038 W';
const size = { width: 8, height: 6 };

/** A JPEG segment. */
const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
/** The JPEG with segments after its first, the JFIF header. */
const withSegments = (...segments: Buffer[]) => Buffer.concat([jpeg.subarray(0, 20), ...segments, jpeg.subarray(20)]);
/** A chunk of a WebP. */
const chunk = (name: string, content: Buffer) => {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};
const riff = (...chunks: Buffer[]) => chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
const vp8x = (flags: number) => chunk('VP8X', Buffer.from([flags, 0, 0, 0, 7, 0, 0, 5, 0, 0]));
const latin1 = (bytes: Buffer | undefined) => bytes?.toString('latin1') ?? '';
const digest = (bytes: Buffer | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

describe('a JPEG', () => {
  it('stays as it is where nothing was written beside it, in one scan or in several', () => {
    expect(cleanPicture(jpeg)).toEqual({ type: 'jpg', bytes: jpeg, ...size });
    expect(cleanPicture(progressiveJpeg)).toEqual({ type: 'jpg', bytes: progressiveJpeg, ...size });
  });

  it.each([
    ['EXIF', 0xe1, `Exif\0\0${secret}`],
    ['XMP', 0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`],
    ['Photoshop’s', 0xed, `Photoshop 3.0\0${secret}`],
    ['a comment', 0xfe, secret],
    ['a preview', 0xe0, `JFXX\0${secret}`],
    ['an index of more pictures', 0xe2, `MPF\0${secret}`],
  ])('loses %s', (_, marker, content) => {
    const dirty = withSegments(segment(marker, Buffer.from(content, 'latin1')));
    expect(cleanPicture(dirty)?.bytes).toEqual(jpeg);
  });

  it('keeps its colours: the profile and how they are coded', () => {
    const dirty = withSegments(
      segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01…')),
      segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\x01')),
    );
    expect(digest(cleanPicture(dirty)?.bytes)).toBe(digest(dirty));
  });

  it('loses what follows its end', () => {
    expect(cleanPicture(Buffer.concat([jpeg, Buffer.from(secret)]))?.bytes).toEqual(jpeg);
  });
});

describe('a PNG', () => {
  it('loses its texts and times, and what follows its end', () => {
    expect(latin1(png)).toMatch(/tEXt.*tIME|tIME.*tEXt/s);
    const clean = cleanPicture(Buffer.concat([png, Buffer.from(secret)]));
    expect(clean).toMatchObject({ type: 'png', ...size });
    expect(latin1(clean?.bytes)).not.toMatch(/tEXt|tIME|date:|Madrid/);
    expect(latin1(clean?.bytes)).toMatch(/^\x89PNG.*IHDR.*PLTE.*IDAT.*IEND....$/s);
    expect(cleanPicture(clean?.bytes ?? Buffer.alloc(0))).toEqual(clean);
  });
});

describe('a WebP', () => {
  it.each([
    ['lossy', webp],
    ['lossless', losslessWebp],
  ])('stays as it is, %s', (_, bytes) => expect(cleanPicture(bytes)).toEqual({ type: 'webp', bytes, ...size }));

  it('loses EXIF and XMP, and no longer says that it has them', () => {
    const image = webp.subarray(12);
    const dirty = riff(
      vp8x(0b1100),
      image,
      chunk('EXIF', Buffer.from(secret)),
      chunk('XMP ', Buffer.from(`<x>${secret}`)),
    );
    expect(cleanPicture(dirty)).toEqual({ type: 'webp', bytes: riff(vp8x(0), image), ...size });
  });

  it('is refused where it moves', () => {
    expect(
      cleanPicture(riff(vp8x(0b10), chunk('ANIM', Buffer.alloc(6)), chunk('ANMF', Buffer.alloc(16)))),
    ).toBeUndefined();
  });
});

describe('anything else', () => {
  it.each([
    ['nothing', ''],
    ['a GIF', 'GIF89a\x01\0\x01\0'],
    ['a page', '<html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a film', 'RIFF\x24\0\0\0AVI LIST'],
  ])('is no picture: %s', (_, content) => expect(cleanPicture(Buffer.from(content, 'latin1'))).toBeUndefined());

  it.each([
    ['JPEG', jpeg],
    ['JPEG of several scans', progressiveJpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('is no picture either: a %s cut short, wherever', (_, whole) => {
    for (let length = 0; length < whole.length; length++)
      expect(cleanPicture(Buffer.from(whole.subarray(0, length)))).toBeUndefined();
  });

  it('ends with any byte changed, and never reads past it', () => {
    for (const whole of [jpeg, progressiveJpeg, png, webp, losslessWebp])
      for (let at = 0; at < whole.length; at++) {
        const changed = Buffer.from(whole);
        changed[at] = 0xff;
        expect(() => cleanPicture(changed)).not.toThrow();
      }
  });
});
