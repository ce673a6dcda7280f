import { lettering } from '@wl/art/lettering';
import { GOLD, repeat, type Scene } from '@wl/art/svg';

/** One, two or three bars on top of each other: how many there are tells them apart, also without their colour. */
export const bars =
  (count: 1 | 2 | 3, [light, dark]: readonly [string, string]) =>
  (scene: Scene): string => {
    const gold = scene.linear('bar-gold', GOLD);
    const lacquer = scene.linear('bar-lacquer', [
      [0, light],
      [1, dark],
    ]);
    const height = count === 1 ? 104 : count === 2 ? 88 : 70;
    const top = 128 - (count * height + (count - 1) * 6) / 2;
    const size = height * 0.66;
    return repeat(count, (i) => {
      const y = top + i * (height + 6);
      return (
        `<rect x="10" y="${y}" width="236" height="${height}" rx="16" fill="${lacquer}" stroke="${gold}" stroke-width="9"/><rect x="22" y="${y + 11}" width="212" height="${height - 22}" rx="8" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>` +
        lettering('BAR', {
          size,
          width: 190,
          x: 128,
          y: y + height / 2 + size * 0.36,
          fill: gold,
          stroke: '#1a0c05',
          strokeWidth: 4,
        })
      );
    });
  };
