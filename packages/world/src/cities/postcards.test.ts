import { globSync } from 'node:fs';
import path from 'node:path';
import { rasterise } from '@wl/art/raster';
import { describe, expect, it, vi } from 'vitest';

// Drawing is CPU-intensive, so allow each test 30 s in case the machine is busy.
vi.setConfig({ testTimeout: 30_000 });

const folder = import.meta.dirname;

describe('postcards', () => {
  it.each(globSync('*/postcard.ts', { cwd: folder }))(
    '%s is a valid, self-contained SVG picture',
    async (file) => {
      const { postcard } = (await import(path.join(folder, file))) as { postcard: () => string };
      const svg = postcard();
      expect(postcard()).toBe(svg);
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 800"/);
      expect(svg).not.toMatch(/href="(?!#)|<image|<text|NaN|undefined/);

      const slug = path.dirname(file);
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] as string);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => id.startsWith(`${slug}-`))).toBe(true);
      for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(id);

      const { width, height } = rasterise(svg, 120);
      expect([width, height]).toEqual([120, 80]);
    },
  );
});
