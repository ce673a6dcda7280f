import { lettering } from '@wl/art/lettering';
import { repeat, round, type Scene } from '@wl/art/svg';
import { centred, drawBanner, drawTile, drawTitle } from '@wl/art/tile';

export const tile = (): string => drawTile('midnight-tube', draw);
export const banner = (): string => drawBanner('midnight-tube', draw);

const INK = '#0b142e';
const RED = '#c62a3d';

/** Draws the last train coming out of the tunnel with its headlights on. */
function draw(scene: Scene): void {
  scene.fill(INK);
  scene.add(drawTunnel(scene), centred(scene, drawTrack() + drawTrain(scene) + SIGN));
  scene.add(
    drawTitle(scene, 'MIDNIGHT', { y: 272, size: 25, width: 220, fill: INK, face: 'bricolage' }),
    drawTitle(scene, 'TUBE', { y: 296, size: 23, width: 120, fill: '#b31d30', face: 'bricolage' }),
  );
}

/** Draws the tunnel's iron rings around the train, with the joints between their plates. */
function drawTunnel({ width }: Scene): string {
  const middle = width / 2;
  const first = width / 2 + 30;
  const rings = repeat(9, (i) => {
    const radius = round(first - (i * (first - 54)) / 8);
    return `<circle cx="${middle}" cy="142" r="${radius}" fill="${i % 2 ? '#16264a' : '#1f356a'}" stroke="#7fb2ff" stroke-opacity="${(0.1 + i * 0.04).toFixed(2)}" stroke-width="2"/>`;
  });
  const joints = repeat(24, (i) => {
    const angle = (i * 15 * Math.PI) / 180;
    const at = (radius: number) =>
      `${round(middle + radius * Math.cos(angle))} ${round(142 + radius * Math.sin(angle))}`;
    return `M${at(60)}L${at(width)}`;
  });
  return `${rings}<path d="${joints}" stroke="#b9d4ff" stroke-opacity=".22" stroke-width="2"/>`;
}

function drawTrack(): string {
  const sleepers = [262, 280, 302].map(
    (y, i) =>
      `<path d="M${100 - i * 18} ${y}H${220 + i * 18}" stroke="#5a4a3a" stroke-width="${4 + i * 2}"/>`,
  );
  return `<path d="M84 250L20 330H300L236 250z" fill="#0a1026"/><path d="M118 250L80 330M202 250L240 330" stroke="#c9d3e6" stroke-width="5"/>${sleepers.join('')}`;
}

function drawTrain(scene: Scene): string {
  const body = scene.linear('body', [
    [0, '#f3f0ea'],
    [0.5, '#dfe4ea'],
    [1, '#9fa9bb'],
  ]);
  const nose = scene.linear('nose', [
    [0, RED],
    [1, '#7d1020'],
  ]);
  const beam = scene.radial('beam', [
    [0, '#fffbe0'],
    [0.3, '#fff0a8', 0.7],
    [1, '#ffe88a', 0],
  ]);
  const lamp = (x: number) =>
    `<circle cx="${x}" cy="200" r="60" fill="${beam}"/><circle cx="${x}" cy="200" r="12" fill="#fffdf0"/>`;
  return (
    `<path d="M82 246V116Q82 52 160 52T238 116V246Q160 262 82 246z" fill="${body}" stroke="${INK}" stroke-width="4"/><path d="M82 160H238V238Q238 246 230 248 160 258 90 248 82 246 82 238z" fill="${nose}"/>` +
    `<path d="M94 152V118Q96 84 128 76V152zM226 152V118Q224 84 192 76V152z" fill="#101a3c"/><path d="M134 72Q160 66 186 72V160H134z" fill="${RED}"/><path d="M140 92H180V140H140z" fill="#101a3c"/>` +
    `<rect x="136" y="72" width="48" height="15" rx="3" fill="#0a1026"/>${lettering('00:00', { face: 'mono', size: 11, x: 160, y: 83.5, fill: '#ffcf4b' })}<path d="M100 112L120 84M200 118L220 96" stroke="#7fb2ff" stroke-width="4" opacity=".6"/>` +
    `${lamp(108)}${lamp(212)}<g fill="#f3e9d2"><rect x="132" y="186" width="56" height="8" rx="4"/><rect x="132" y="202" width="56" height="8" rx="4"/></g>`
  );
}

/** Enamel station sign. */
const SIGN = `<rect x="14" y="240" width="292" height="66" rx="10" fill="#fbf6ea" stroke="${INK}" stroke-width="4"/><rect x="20" y="246" width="280" height="54" rx="6" fill="none" stroke="${RED}" stroke-width="2.5"/><path d="M34 286H96M224 286H286" stroke="#b31d30" stroke-width="3"/>`;
