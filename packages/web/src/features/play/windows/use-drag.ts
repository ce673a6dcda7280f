import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { moved, resized, zoneAt, zones, type Grip, type Place } from './places.ts';

export interface Drag {
  /** Position and size of the window during a drag; otherwise null. */
  place: Place | null;
  /** Position and size to which the window would snap if it were dropped now; null if it would not snap. */
  preview: Place | null;
  start: (event: PointerEvent<HTMLElement>, grip: Grip | 'title') => void;
  move: (event: PointerEvent<HTMLElement>) => void;
  end: (event: PointerEvent<HTMLElement>) => void;
  cancel: () => void;
}

/** Minimum movement that starts a drag, in px. */
const SLACK = 4;

interface Running {
  grip: Grip | 'title';
  from: Place;
  x: number;
  y: number;
  isDrag: boolean;
}

/**
 * Lets the member move a window by its title bar and resize it by an edge or corner. Positions are fractions of the
 * `manager` element's area.
 */
export function useDrag(
  place: Place,
  manager: RefObject<HTMLElement | null>,
  onPlace: (place: Place) => void,
): Drag {
  const running = useRef<Running | null>(null);
  const [shown, setShown] = useState<Pick<Drag, 'place' | 'preview'>>({
    place: null,
    preview: null,
  });

  const placeAt = (drag: Running, event: PointerEvent<HTMLElement>) => {
    const box = manager.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return null;
    const dx = (event.clientX - drag.x) / box.width;
    const dy = (event.clientY - drag.y) / box.height;
    if (drag.grip !== 'title') {
      return { place: resized(drag.from, drag.grip, dx, dy), preview: null };
    }
    const x = (event.clientX - box.left) / box.width;
    const zone = zoneAt(x, (event.clientY - box.top) / box.height);
    return { place: moved(drag.from, dx, dy), preview: zone && zones[zone] };
  };
  const stop = () => {
    running.current = null;
    setShown({ place: null, preview: null });
  };

  return {
    ...shown,
    start: (event, grip) => {
      if (event.button !== 0 || !event.isPrimary) return;
      // A press on a button or link in the title bar does not start a drag.
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      running.current = { grip, from: place, x, y, isDrag: false };
    },
    move: (event) => {
      const drag = running.current;
      if (!drag) return;
      drag.isDrag ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLACK;
      const at = drag.isDrag && placeAt(drag, event);
      if (at) setShown(at);
    },
    end: (event) => {
      const drag = running.current;
      const at = drag?.isDrag && placeAt(drag, event);
      stop();
      if (at) onPlace(at.preview ?? at.place);
    },
    cancel: stop,
  };
}
