import { describe, expect, it } from 'vitest';
import { openFace } from './fonts/face.ts';
import { readWoff2 } from './fonts/woff2.ts';
import { lettering, letteringPath } from './lettering.ts';

/** Returns the lowest and highest x coordinates in a path. */
function extent(path: string): [left: number, right: number] {
  const xs = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => Number(match[1]));
  return [Math.min(...xs), Math.max(...xs)];
}

describe('web fonts', () => {
  it('reject a file that is not a WOFF2 font', () => {
    expect(() => readWoff2(new Uint8Array(64))).toThrow('signature');
  });

  it('have readable outlines and widths in all three typefaces', () => {
    for (const name of ['limelight', 'bricolage', 'mono'] as const) {
      const { unitsPerEm, glyph } = openFace(name);
      const letter = glyph('O');
      expect(letter.outline).toHaveLength(2); // The letter O is a ring, so it has an outer and an inner contour.
      expect(letter.advance / unitsPerEm).toBeGreaterThan(0.4);
      expect(letter.advance / unitsPerEm).toBeLessThan(1.2);
    }
  });

  it('use the heaviest weight of the variable typeface', () => {
    // The stem of a capital I in Bricolage Grotesque is 9% of the em at the regular weight and over 17% at weight 800.
    const { unitsPerEm, glyph } = openFace('bricolage');
    const xs = glyph('I')
      .outline.flat()
      .map(({ x }) => x);
    expect((Math.max(...xs) - Math.min(...xs)) / unitsPerEm).toBeGreaterThan(0.15);
  });

  it('name the character that a typeface lacks', () => {
    expect(() => openFace('limelight').glyph('京')).toThrow('京');
  });
});

describe('lettering', () => {
  it('scales a line to the given width around its anchor', () => {
    const [left, right] = extent(
      letteringPath('SHIBUYA', { size: 46, x: 160, y: 300, width: 284, fill: '#fff' }),
    );
    expect(left).toBeGreaterThanOrEqual(160 - 142);
    expect(right).toBeLessThanOrEqual(160 + 142);
    expect(right - left).toBeGreaterThan(270);
  });

  it('draws letters as paths, with the outline behind them', () => {
    const markup = lettering('GO', { size: 20, y: 30, fill: '#fff', stroke: '#000' });
    expect(markup).toContain('paint-order="stroke"');
    expect(markup).not.toContain('<text');
  });
});
