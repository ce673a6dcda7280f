import { expect, it } from 'vitest';
import { cities } from './index.ts';
import { spotsOf } from './spots.ts';

/**
 * Sizes on a phone, in px: the postcard, and the district signs next to the lamps on the postcard
 * (`city-postcard.module.css` in the web application).
 */
const SCENE = { width: 366, height: 244 };
const SIGN = { beside: 19, height: 22, letter: 7.6, around: 44 };
/** Horizontal position, in percent, beyond which a district's sign is placed to the left of its lamp. */
const TURNS_AT = 60;

it.each(cities.map(({ slug, districts }) => [slug, districts] as const))(
  'the district signs of %s do not overlap on a phone',
  (slug, districts) => {
    const signs = districts.map((district) => {
      const { x: percent = 0, y = 0 } = spotsOf(slug)?.[district.slug] ?? {};
      const x = (percent / 100) * SCENE.width;
      const width = district.name.length * SIGN.letter + SIGN.around;
      const left = percent > TURNS_AT ? x - SIGN.beside - width : x + SIGN.beside;
      return { name: district.name, left, right: left + width, y: (y / 100) * SCENE.height };
    });
    for (const one of signs)
      for (const other of signs)
        if (one.name < other.name && one.left < other.right && other.left < one.right)
          expect(Math.abs(one.y - other.y), `${one.name} and ${other.name}`).toBeGreaterThanOrEqual(
            SIGN.height,
          );
  },
);
