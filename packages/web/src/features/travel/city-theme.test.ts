import { readFileSync } from 'node:fs';
import { cities } from '@wl/world/cities/index';
import { describe, expect, test } from 'vitest';

/** The shipped design tokens, which contain the accent colours of every city. */
const tokens = readFileSync(new URL('../../../../ui/src/tokens.css', import.meta.url), 'utf8');

function accentsOf(slug: string): [string, string] {
  const rule = new RegExp(`\\[data-city='${slug}'\\] \\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';
  const value = (name: string) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(rule)?.[1] ?? '';
  return [value('--accent'), value('--accent-2')];
}

type Rgb = [number, number, number];
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** Returns the relative luminance of a colour. Luminance and contrast are defined in WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
const INK_950 = rgb('#0a1026');
const INK_800 = rgb('#182552');

describe.each(cities.map(({ slug }) => slug))('the colours of %s', (slug) => {
  const [accent, second] = accentsOf(slug);

  test('are defined and differ from each other', () => {
    expect(accent).toMatch(/^#/);
    expect(second).toMatch(/^#/);
    expect(accent).not.toBe(second);
  });

  test('give the first accent a contrast of at least 4.5 : 1 on ink', () => {
    expect(contrast(rgb(accent), INK_950)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(accent), INK_800)).toBeGreaterThanOrEqual(4.5);
  });
});
