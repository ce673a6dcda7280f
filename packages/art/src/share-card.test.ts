import { languages } from '@wl/world/languages';
import { badgeFamilies } from '@wl/world/achievements/badges';
import { badgeNames, recordNames } from '@wl/world/achievements/texts';
import { describe, expect, it, vi } from 'vitest';
import { rasterise } from './raster.ts';
import { CARD, shareCard, type ShareCard } from './share-card.ts';

// Drawing needs a lot of CPU time, so allow 30 s for each test on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const card: ShareCard = {
  label: 'Biggest win',
  value: '$12.50',
  lines: ['Neon Shibuya', '2 March 2026'],
  signature: 'Marina7',
  airport: 'HND',
  stamp: { icon: 'laurel-crown', colour: '#101a3c' },
};

describe('share cards', () => {
  it('have unique ids and contain no font text or external pictures', () => {
    const svg = shareCard(card);
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(id);
    expect(svg).not.toMatch(/href="(?!#)|<image|<text|NaN|undefined/);
    const { width, height } = rasterise(svg, CARD.width);
    expect({ width, height }).toEqual(CARD);
  });

  it.each(languages)('can draw every badge and record name in %s', (language) => {
    for (const { figure, icon } of badgeFamilies)
      expect(
        shareCard({
          ...card,
          value: badgeNames[figure][language],
          stamp: { icon, colour: '#9a5b2e' },
        }),
      ).toContain('<path');
    for (const names of Object.values(recordNames))
      expect(shareCard({ ...card, label: names[language] })).toContain('<path');
  });

  it('keep the longest nickname to the right of the note', () => {
    const leftEnd = (signature: string) => {
      const written = shareCard({ ...card, signature });
      const last = written.slice(written.lastIndexOf('<path'));
      return Math.min(
        ...[...last.matchAll(/[ML](-?[\d.]+) -?[\d.]+/g)].map((match) => Number(match[1])),
      );
    };
    expect(leftEnd('Marina7')).toBeGreaterThan(900);
    for (const nickname of ['WanderingAlbatross1876', 'W'.repeat(24)])
      expect(leftEnd(nickname)).toBeGreaterThan(816);
  });

  it('shrink a long value so that it fits on the note', () => {
    const rightEnd = (value: string) => {
      const [, note = ''] =
        /<g transform="translate\(56 268\).*?>(.*)<\/g><g transform="translate\(1004/s.exec(
          shareCard({ ...card, value }),
        ) ?? [];
      const xs = [...note.matchAll(/[ML](-?[\d.]+) -?[\d.]+/g)].map((match) => Number(match[1]));
      return Math.max(...xs);
    };
    expect(rightEnd('$1')).toBeGreaterThan(50);
    for (const value of ['$250,000.00', 'Faire confiance, mais vérifier', 'W'.repeat(28)])
      expect(rightEnd(value)).toBeLessThan(760);
  });
});
