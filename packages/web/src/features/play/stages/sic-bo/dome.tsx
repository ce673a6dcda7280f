import { useCallback, useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { isStill } from '../../../../app/motion.ts';
import {
  EDGE,
  FLATNESS,
  isRed,
  ivory,
  nearness,
  PIPS,
  seen,
  restHeight,
  viewDie,
  type Turn,
  type Vector,
} from '@wl/games/dice';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import { cx } from '@wl/ui/cx';
import { type PlaySound, useStageSound } from '../../sound.ts';
import { lyingDice, planThrow, type Flight, type Lying } from './throw-plan.ts';
import s from './dome.module.css';

export interface DomeHandle {
  /** Shakes the plate until the dice rest with the given faces up. If `still` is true, shows the result immediately. */
  throw: (dice: readonly number[], still: boolean) => Promise<void>;
  /** Ends a running throw immediately. */
  finish: () => void;
  /** Pauses a running throw if `isHeld` is true; otherwise, continues it. */
  hold: (isHeld: boolean) => void;
}

/** Controls of a running throw. */
type Running = Pick<DomeHandle, 'finish' | 'hold'>;

/** Side length of a die and centre of the plate, in the picture's units (`packages/art/src/dice.ts`). */
const SIDE = 62;
const PLATE = { x: 200, y: 232 };
const FACES = [1, 2, 3, 4, 5, 6];
const FLAT = 0.5 - EDGE * 0.7;

/** Minimum time between two landing sounds, in ms. Landings closer together share one sound. */
const CLACK_EVERY_MS = 45;

/** Shows a glass dome with three dice. Screen readers skip it, because the throw is also described in text. */
export function Dome({
  slug,
  first,
  handle,
}: {
  slug: string;
  /** Faces that the dice show before the first throw. */
  first: readonly number[];
  handle: Ref<DomeHandle>;
}) {
  const { picture, dice, shadows, shown } = useThrow(first, handle);
  const art = `/art/games/${slug}`;
  return (
    <div ref={picture} className={s.dome} aria-hidden="true">
      <img src={`${art}/dome-base.svg`} width={400} height={440} alt="" />
      <svg viewBox="0 0 400 440" className={s.dice}>
        <g transform={`translate(${PLATE.x} ${PLATE.y}) scale(${SIDE})`}>
          <g ref={shadows} className={s.shadows}>
            {shown.map((_, index) => (
              <ellipse key={index} rx={0.55} ry={0.55 * FLATNESS} />
            ))}
          </g>
          <g ref={dice}>
            {shown.map((_, index) => (
              <Die key={index} />
            ))}
          </g>
        </g>
      </svg>
      <img src={`${art}/dome-glass.svg`} width={400} height={440} alt="" />
    </div>
  );
}

/** Draws the dice at rest, and shakes the plate when the stage asks for a throw. */
function useThrow(first: readonly number[], handle: Ref<DomeHandle>) {
  const picture = useRef<HTMLDivElement>(null);
  const sound = useStageSound();
  const dice = useRef<SVGGElement>(null);
  const shadows = useRef<SVGGElement>(null);
  const begin = useRef(first);
  // Random source for the motion only. The faces come from the round.
  const random = useRef(xoshiro128(0));
  const lying = useRef<readonly Lying[]>([]);
  const running = useRef<Running | null>(null);

  const show = useCallback((shown: readonly { middle: Vector; turn: Turn }[]) => {
    if (dice.current && shadows.current) drawDice(dice.current, shadows.current, shown);
  }, []);
  const rest = useCallback(
    (at: readonly Lying[]) => {
      lying.current = at;
      show(
        at.map(({ angle, radius, turn }) => ({
          middle: [Math.sin(angle) * radius, restHeight(turn), Math.cos(angle) * radius],
          turn,
        })),
      );
    },
    [show],
  );

  useEffect(() => {
    random.current = xoshiro128(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
    rest(lyingDice(begin.current, random.current));
    return () => running.current?.finish();
  }, [rest]);

  useImperativeHandle(handle, () => ({
    async throw(faces, still) {
      const flights = planThrow(faces, lying.current, random.current);
      const end = flights.map((flight) => flight.rest);
      if (!still && !isStill()) {
        picture.current?.classList.add(s.shaking ?? '');
        await fly(flights, show, sound, (controls) => {
          running.current = controls;
        });
        running.current = null;
        picture.current?.classList.remove(s.shaking ?? '');
      }
      rest(end);
    },
    finish: () => running.current?.finish(),
    hold: (isHeld) => running.current?.hold(isHeld),
  }));
  return { picture, dice, shadows, shown: begin.current };
}

/** Draws the six faces of a die. `drawDice` positions the visible faces and hides the others. */
function Die() {
  return (
    <g>
      <path className={s.core} strokeWidth={EDGE * 2} />
      {FACES.map((face) => (
        <g key={face} data-face={face}>
          <rect x={-FLAT} y={-FLAT} width={FLAT * 2} height={FLAT * 2} rx={EDGE} />
          <g className={cx(s.pips, isRed(face) && s.red)}>
            {PIPS[face]?.map(([x, y, r]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
            ))}
          </g>
        </g>
      ))}
    </g>
  );
}

/** Animates the throw and resolves when the dice are at rest. Passes the controls of the throw to `onStart`. */
function fly(
  flights: readonly Flight[],
  show: (at: { middle: Vector; turn: Turn }[]) => void,
  sound: PlaySound,
  onStart: (controls: Running) => void,
): Promise<void> {
  const lasts = Math.max(...flights.map(({ landings }) => landings.at(-1) ?? 0));
  const landings = flights.flatMap((flight) => flight.landings).sort((a, b) => a - b);
  return new Promise((resolve) => {
    let start = performance.now();
    let heldAt: number | null = null;
    let heard = -CLACK_EVERY_MS;
    let frame = 0;
    const finish = () => {
      cancelAnimationFrame(frame);
      resolve();
    };
    const step = (now: number) => {
      const ms = Math.max(0, now - start);
      show(flights.map(({ at }) => at(ms)));
      const landed = landings.findLast((landing) => landing <= ms) ?? -CLACK_EVERY_MS;
      if (landed - heard >= CLACK_EVERY_MS) {
        heard = landed;
        sound('die');
      }
      if (ms >= lasts) resolve();
      else frame = requestAnimationFrame(step);
    };
    const hold = (isHeld: boolean) => {
      if (isHeld === (heldAt !== null)) return;
      cancelAnimationFrame(frame);
      if (heldAt !== null) start += performance.now() - heldAt;
      heldAt = isHeld ? performance.now() : null;
      if (!isHeld) frame = requestAnimationFrame(step);
    };
    onStart({ finish, hold });
    frame = requestAnimationFrame(step);
  });
}

/** Moves the dice in the picture and draws the nearest die in front. */
function drawDice(
  area: SVGGElement,
  shadows: SVGGElement,
  shown: readonly { middle: Vector; turn: Turn }[],
): void {
  const drawn = [...area.children].sort((a, b) => orderOf(a) - orderOf(b));
  shown.forEach(({ middle, turn }, index) => {
    const die = drawn[index];
    const shadow = shadows.children[index];
    if (!die || !shadow) return;
    const [x, y] = seen(middle);
    die.setAttribute('transform', `translate(${x.toFixed(3)} ${y.toFixed(3)})`);
    die.setAttribute('data-index', String(index));
    const { outline, faces } = viewDie(turn);
    die
      .querySelector('path')
      ?.setAttribute('d', `M${outline.map((point) => point.map(short).join(' ')).join('L')}z`);
    for (const face of die.querySelectorAll('[data-face]')) {
      const view = faces.find((one) => String(one.face) === face.getAttribute('data-face'));
      face.setAttribute('visibility', view ? 'visible' : 'hidden');
      if (!view) continue;
      face.setAttribute('transform', `matrix(${view.matrix.map(short).join(' ')})`);
      face.firstElementChild?.setAttribute('fill', ivory(view.light));
    }
    // The higher a die, the wider and fainter its shadow.
    const height = middle[1] - 0.5;
    const [sx, sy] = seen([middle[0] + 0.1 + height * 0.16, 0, middle[2] - 0.02]);
    shadow.setAttribute(
      'transform',
      `translate(${short(sx)} ${short(sy)}) scale(${short(1.16 + height * 0.12)})`,
    );
    shadow.setAttribute('opacity', short(0.62 / (1 + height * 0.9)));
  });
  const near = shown
    .map(({ middle }, index) => ({ index, near: nearness(middle) }))
    .sort((a, b) => a.near - b.near);
  const wanted = near.map(({ index }) => drawn[index]).filter((die) => die !== undefined);
  if (wanted.some((die, place) => area.children[place] !== die)) area.append(...wanted);
}

const orderOf = (die: Element) => Number(die.getAttribute('data-index'));
const short = (value: number) => value.toFixed(3);
