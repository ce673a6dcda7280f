import { repeat, round, type Scene } from '@wl/art/svg';

interface Foot {
  x: number;
  ground: number;
}

interface Spire {
  dx: number;
  height: number;
  half: number;
  /** True for a distant spire, which is drawn paler. */
  isFar?: boolean;
}

const SPIRES: readonly Spire[] = [
  { dx: 0, height: 470, half: 40, isFar: true },
  { dx: -62, height: 388, half: 27, isFar: true },
  { dx: 66, height: 396, half: 27, isFar: true },
  { dx: -118, height: 330, half: 25 },
  { dx: -44, height: 372, half: 26 },
  { dx: 44, height: 372, half: 26 },
  { dx: 118, height: 330, half: 25 },
];

/** Draws the basilica: bell towers like sandcastles with mosaic pinnacles, the façade, and a construction crane. */
export function drawBasilica(scene: Scene, { x, ground }: Foot): string {
  const stone = scene.linear('basilica-stone', [
    [0, '#f0b878'],
    [0.6, '#d08a58'],
    [1, '#a8603f'],
  ]);
  const far = scene.linear('basilica-far', [
    [0, '#e0a888'],
    [1, '#d99a78'],
  ]);
  const towers = SPIRES.map((spire) => drawSpire(spire, spire.isFar ? far : stone));
  return `<g transform="translate(${x} ${ground})">${drawCrane()}${towers.join('')}${drawFacade(stone)}</g>`;
}

/** Draws a tower as a slender paraboloid with rows of slits and a mosaic pinnacle. */
function drawSpire({ dx, height, half, isFar }: Spire, paint: string): string {
  const width = (t: number) => half * Math.pow(1 - t, 0.42);
  const edge = (side: number) =>
    Array.from(
      { length: 17 },
      (_, i) => `${round(dx + side * width((i / 16) * 0.96))} ${round(-height * (i / 16) * 0.96)}`,
    );
  const slits = repeat(13, (row) => {
    const t = 0.2 + row * 0.054;
    const columns = row > 9 ? 2 : 3;
    return repeat(columns, (i) => {
      const cx =
        dx + width(t) * 0.62 * (columns === 2 ? i * 2 - 1 : i - 1) * (columns === 2 ? 0.6 : 1);
      return `M${round(cx - 2.6)} ${round(-height * t)}v-${round(height * 0.03)}q2.6-4 5.2 0v${round(height * 0.03)}z`;
    });
  });
  const shade = `M${edge(1).join('L')}L${round(dx + 2)} ${round(-height * 0.96)}L${round(dx + half * 0.35)} 0z`;
  const tip = -height * 0.96;
  return (
    `<path d="M${edge(-1).join('L')}L${edge(1).reverse().join('L')}z" fill="${paint}"/><path d="${shade}" fill="#6a3028" opacity="${isFar ? 0.16 : 0.3}"/><path d="${slits}" fill="#6a3428" opacity="${isFar ? 0.45 : 0.8}"/>` +
    `<path d="M${dx - 5} ${round(tip + 6)}L${dx - 3} ${round(tip - 26)}H${dx + 3}L${dx + 5} ${round(tip + 6)}z" fill="#e2583f"/><circle cx="${dx}" cy="${round(tip - 30)}" r="7.5" fill="#f7d24b"/><circle cx="${dx}" cy="${round(tip - 30)}" r="3" fill="#fff6e0"/><circle cx="${dx - 7}" cy="${round(tip - 20)}" r="3" fill="#2cb6c4"/><circle cx="${dx + 7}" cy="${round(tip - 20)}" r="3" fill="#2cb6c4"/>`
  );
}

/** Draws the Nativity façade: three gables over deep portals, with a green tree of life on top. */
function drawFacade(paint: string): string {
  const portal = (x: number, half: number, height: number) =>
    `<path d="M${x - half} 0V${-height * 0.6}Q${x - half} ${-height * 0.9} ${x} ${-height} ${x + half} ${-height * 0.9} ${x + half} ${-height * 0.6}V0z" fill="#4a201c"/><path d="M${x - half} 0V${-height * 0.6}Q${x - half} ${-height * 0.9} ${x} ${-height} ${x + half} ${-height * 0.9} ${x + half} ${-height * 0.6}V0" fill="none" stroke="#ffd9a0" stroke-width="4"/>`;
  return (
    `<path d="M-150 0V-96L-132-124-112-100-92-150-66-112-40-188 0-222 40-188 66-112 92-150 112-100 132-124 150-96V0z" fill="${paint}"/><path d="M0-222L40-188 66-112 92-150 112-100 132-124 150-96V0H60z" fill="#6a3028" opacity=".22"/>` +
    `${portal(0, 30, 118)}${portal(-82, 21, 86)}${portal(82, 21, 86)}<path d="M0-124V-182M-13-150H13" stroke="#ffe6b8" stroke-width="5"/><path d="M0-236L-15-194H15z" fill="#3f8a58"/>${repeat(5, (i) => `<circle cx="${-8 + i * 4}" cy="${-202 - (i % 3) * 9}" r="2.2" fill="#fff6e0"/>`)}`
  );
}

function drawCrane(): string {
  return `<g stroke="#b87850" fill="none"><path d="M-176 0V-420M-168 0V-420" stroke-width="3"/><path d="${repeat(20, (i) => `M-176 ${-i * 21}l8-21`)}" stroke-width="1.6"/><path d="M-236-414H-20M-172-446L-236-414M-172-446L-20-414M-172-446V-414" stroke-width="3"/><path d="M-60-414V-372" stroke-width="1.6"/></g><path d="M-248-414h22v18h-22zM-66-372h12v8h-12z" fill="#a8683f"/>`;
}
