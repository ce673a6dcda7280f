import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { moved, resized, STEP, zones, type Place, type Zone } from './places.ts';
import s from './move-panel.module.css';

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const HALVES: Readonly<Record<string, Zone>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'top',
  ArrowDown: 'bottom',
};

/** Number keys that snap the window: 1 to 4 to a quarter, 5 to the full area. */
const QUARTERS: Readonly<Record<string, Zone>> = {
  '1': 'top-left',
  '2': 'top-right',
  '3': 'bottom-left',
  '4': 'bottom-right',
  '5': 'full',
};

/**
 * Shows the grip and panel for moving and resizing a window without dragging. Pressing the grip in the title bar starts
 * move mode. Arrow keys then move the window, or resize it with Shift. Three inputs snap the window: Ctrl plus an arrow
 * key, a key from 1 to 5 alone, or a button in the panel.
 */
export function MovePanel({
  name,
  place,
  onPlace,
}: {
  name: string;
  place: Place;
  onPlace: (place: Place) => void;
}) {
  const { t } = useLingui();
  const { panel, grip, isMoving, announcement, begin, end, put, onKey } = useMoveMode(
    name,
    place,
    onPlace,
  );
  return (
    <div ref={panel} className={s.place} onKeyDown={onKey}>
      <button
        ref={grip}
        type="button"
        className={s.grip}
        aria-pressed={isMoving}
        aria-label={t`Move or resize ${name}`}
        title={t`Move or resize ${name}`}
        onClick={() => (isMoving ? end(false) : begin())}
      >
        <Icon name="grip" size={20} />
      </button>
      {isMoving && (
        <div className={cx('paper', s.panel)} role="group" aria-label={t`Move or resize ${name}`}>
          <SnapButtons onSnap={put} />
          <p>
            <Trans>
              <kbd>Arrow keys</kbd> move · <kbd>Shift</kbd> resizes · <kbd>Ctrl</kbd> snaps ·{' '}
              <kbd>Esc</kbd> cancels
            </Trans>
          </p>
        </div>
      )}
      <span className="sr-only" role="status">
        {announcement}
      </span>
    </div>
  );
}

/** Manages move mode: its event handlers, its announcements, and the position and size that Escape restores. */
function useMoveMode(name: string, place: Place, onPlace: (place: Place) => void) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [before, setBefore] = useState<Place | null>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const isMoving = before !== null;

  const begin = () => {
    setBefore(place);
    setAnnouncement(
      t`Move mode. Arrow keys move the window. Shift and arrow keys resize it. Control and arrow keys snap it to one half of the area, and keys 1 to 4 to one quarter. Enter confirms, Escape cancels.`,
    );
  };
  const end = (back: boolean) => {
    if (back && before) onPlace(before);
    setBefore(null);
    setAnnouncement(
      back ? t`${name} is back in its previous position.` : t`${name} is in its new position.`,
    );
    grip.current?.focus();
  };
  const percentOf = (part: number) => number(part, { style: 'percent', maximumFractionDigits: 0 });
  const put = (next: Place) => {
    onPlace(next);
    const [left, top] = [percentOf(next.left), percentOf(next.top)];
    const [width, height] = [percentOf(next.width), percentOf(next.height)];
    setAnnouncement(t`Left ${left}, top ${top}, width ${width}, height ${height}`);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isMoving || event.altKey || event.metaKey) return;
    const next = placeOfKey(event, place);
    if (next) put(next);
    else if (event.key === 'Escape') end(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  // End move mode when the focus leaves the panel, because the arrow keys must then act on the newly focused element.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMoving) return;
    const leave = (event: FocusEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) setBefore(null);
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [isMoving]);
  return { panel, grip, isMoving, announcement, begin, end, put, onKey };
}

/** Shows buttons that snap the window to half, a quarter or all of the space in the window manager. */
function SnapButtons({ onSnap }: { onSnap: (place: Place) => void }) {
  const { t } = useLingui();
  const snaps: [Zone, string][] = [
    ['left', t`Left half`],
    ['right', t`Right half`],
    ['top', t`Upper half`],
    ['bottom', t`Lower half`],
    ['top-left', t`Upper left quarter`],
    ['top-right', t`Upper right quarter`],
    ['bottom-left', t`Lower left quarter`],
    ['bottom-right', t`Lower right quarter`],
    ['full', t`Full size`],
  ];
  return (
    <div className={s.zones}>
      {snaps.map(([zone, label]) => (
        <button
          key={zone}
          type="button"
          className={s.zone}
          aria-label={label}
          title={label}
          onClick={() => onSnap(zones[zone])}
        >
          <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
            <rect x="1" y="1" width="26" height="18" rx="3" className={s.manager} />
            <rect
              x={2.5 + zones[zone].left * 23}
              y={2.5 + zones[zone].top * 15}
              width={zones[zone].width * 23}
              height={zones[zone].height * 15}
              rx="1.5"
              className={s.part}
            />
          </svg>
        </button>
      ))}
    </div>
  );
}

/** Returns the window's position and size after a key press; null for keys that do not move or resize the window. */
function placeOfKey(event: KeyboardEvent, place: Place): Place | null {
  const quarter = QUARTERS[event.key];
  if (quarter && !event.ctrlKey) return zones[quarter];
  const half = HALVES[event.key];
  if (half && event.ctrlKey) return zones[half];
  const way = WAYS[event.key];
  if (!way) return null;
  return event.shiftKey ? resized(place, 'se', ...way) : moved(place, ...way);
}
