import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { MaskRow, useMaskNames } from './mask-row.tsx';
import {
  type Box,
  centred,
  type MaskName,
  maskNames,
  type Masks,
  moved,
  resized,
} from './masks.ts';
import { paint } from './picture.ts';
import s from './upload.module.css';

const SHOWN_EDGE = 1000;
/** Distance by which one press of an arrow key moves or resizes a mask, as a fraction of the picture's size. */
const STEP = 0.01;

interface Props {
  picture: ImageBitmap;
  masks: Masks;
  onChange: (masks: Masks) => void;
  side: string;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (fraction: number) => Math.round(fraction * 100);

/** Returns the position of a pointer as fractions of the picture's width and height. */
function positionIn(
  frame: HTMLElement | null,
  { clientX, clientY }: PointerEvent,
): [number, number] {
  const bounds = frame?.getBoundingClientRect();
  if (!bounds) return [0, 0];
  return [(clientX - bounds.left) / bounds.width, (clientY - bounds.top) / bounds.height];
}

/** Returns a function that places a mask, and the text that announces the mask's new position to screen readers. */
function usePut(
  masks: Masks,
  onChange: (masks: Masks) => void,
): [put: (name: MaskName, box: Box) => void, announced: string] {
  const { t } = useLingui();
  const names = useMaskNames();
  const [announced, setAnnounced] = useState('');
  const put = (name: MaskName, box: Box) => {
    onChange({ ...masks, [name]: { ...masks[name], box, placed: true } });
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(percent);
    setAnnounced(
      t`${names[name]}: ${x ?? 0}% from the left, ${y ?? 0}% from the top, ${width ?? 0}% wide, ${height ?? 0}% high.`,
    );
  };
  return [put, announced];
}

/**
 * Shows a card photo with its masks. A mask can be dragged, resized, or placed by pressing the picture. The arrow keys
 * move the mask, or resize it while Shift is pressed.
 */
export function Masker({ picture, masks, onChange, side }: Props) {
  const { t } = useLingui();
  const helpId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<MaskName>(masks.digits.here ? 'digits' : 'code');
  useEffect(() => {
    if (canvas.current) paint(picture, canvas.current, SHOWN_EDGE);
  }, [picture]);
  const names = useMaskNames();
  const [put, shown] = usePut(masks, onChange);
  const at = (event: PointerEvent) => positionIn(frame.current, event);
  const pressed = (event: PointerEvent<HTMLDivElement>) => {
    // Ignore a press on a mask itself, because that press starts a drag.
    if (event.target !== canvas.current || !masks[chosen].here) return;
    put(chosen, centred(masks[chosen].box, ...at(event)));
  };
  return (
    <div className={s.masker}>
      <p id={helpId} className={s.help}>
        <Trans>
          Drag each black mask over the digits you need to hide, or click or tap the picture to
          place the mask there. On a keyboard, move the mask with the arrow keys and resize it with
          Shift and the arrow keys.
        </Trans>
      </p>
      <div ref={frame} className={s.photo} onPointerDown={pressed}>
        <canvas ref={canvas} role="img" aria-label={t`Your photo: ${side}`} />
        {maskNames
          .filter((name) => masks[name].here)
          .map((name) => (
            <MaskHandle
              key={name}
              label={names[name]}
              helpId={helpId}
              box={masks[name].box}
              placed={masks[name].placed}
              chosen={chosen === name}
              at={at}
              onChoose={() => setChosen(name)}
              onBox={(box) => put(name, box)}
            />
          ))}
      </div>
      <p className="sr-only" role="status">
        {shown}
      </p>
      <div className={s.maskRows}>
        {maskNames.map((name) => (
          <MaskRow
            key={name}
            name={name}
            mask={masks[name]}
            onHere={(here) => {
              setChosen(name);
              onChange({ ...masks, [name]: { box: masks[name].box, here, placed: false } });
            }}
            onBox={(box) => put(name, box)}
          />
        ))}
      </div>
    </div>
  );
}

interface HandleProps {
  label: string;
  helpId: string;
  box: Box;
  placed: boolean;
  chosen: boolean;
  at: (event: PointerEvent) => [number, number];
  onChoose: () => void;
  onBox: (box: Box) => void;
}

/** Shows a mask over the picture. The member can move and resize the mask. */
function MaskHandle({ label, helpId, box, placed, chosen, at, onChoose, onBox }: HandleProps) {
  const { t } = useLingui();
  const grip = useRef<{ how: 'move' | 'size'; x: number; y: number; box: Box }>(undefined);
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    onChoose();
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = at(event);
    const onCorner = (event.target as HTMLElement).dataset['corner'] !== undefined;
    grip.current = { how: onCorner ? 'size' : 'move', x, y, box };
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const held = grip.current;
    if (!held) return;
    const [x, y] = at(event);
    const change = held.how === 'size' ? resized : moved;
    onBox(change(held.box, x - held.x, y - held.y));
  };
  const end = () => {
    grip.current = undefined;
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const [dx, dy] = arrow;
    onBox((event.shiftKey ? resized : moved)(box, dx * STEP, dy * STEP));
  };
  return (
    <button
      type="button"
      className={s.mask}
      data-placed={placed}
      data-chosen={chosen}
      aria-label={t`Mask: ${label}`}
      aria-describedby={helpId}
      style={{
        left: `${box.x * 100}%`,
        top: `${box.y * 100}%`,
        width: `${box.width * 100}%`,
        height: `${box.height * 100}%`,
      }}
      onFocus={onChoose}
      onClick={() => onBox(box)}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    >
      <span className={s.maskName}>{label}</span>
      <span className={s.corner} data-corner="" aria-hidden="true" />
    </button>
  );
}
