import { lettering } from '@wl/art/lettering';
import { GOLD, repeat, type Scene } from '@wl/art/svg';

/**
 * Draws a stack of one, two or three bars. Members can distinguish the symbols by the number of bars, without colour.
 */
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

/** Draws a brilliant-cut stone from the side, in the colours `light`, `middle` and `dark`. */
export const cutStone =
  ([light, middle, dark]: readonly [string, string, string]) =>
  (scene: Scene): string => {
    const name = `cut-${dark.slice(1)}`;
    const body = scene.linear(name, [
      [0, light],
      [0.45, middle],
      [1, dark],
    ]);
    return (
      `<path d="M66 34H190L250 106 128 236 6 106z" fill="${body}" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/>` +
      `<path d="M66 34 88 106H6zM190 34 168 106H250zM128 34 88 106H168z" fill="#fff" fill-opacity=".42"/><path d="M66 34H128L88 106zM190 34H128L168 106z" fill="${middle}" fill-opacity=".45"/>` +
      `<path d="M6 106H88L128 236z" fill="${dark}" fill-opacity=".18"/><path d="M168 106H250L128 236z" fill="${dark}" fill-opacity=".5"/><path d="M88 106H128V236z" fill="#fff" fill-opacity=".3"/>` +
      `<path d="M66 34 88 106 128 236 168 106 190 34M6 106H250M88 106 128 34 168 106" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linejoin="round"/><path d="M78 48H112L96 74z" fill="#fff"/>` +
      '<path d="M206 10C209 24 212 27 226 30 212 33 209 36 206 50 203 36 200 33 186 30 200 27 203 24 206 10zM40 150C42 160 44 162 54 164 44 166 42 168 40 178 38 168 36 166 26 164 36 162 38 160 40 150z" fill="#fff"/>'
    );
  };
