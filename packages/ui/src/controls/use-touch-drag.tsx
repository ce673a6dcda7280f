import { type HTMLAttributes, useRef, useState } from 'react';
import { useMove } from 'react-aria/useMove';
import { placeAt } from './moves.ts';

export interface TouchDrag {
  handleProps: (id: string) => HTMLAttributes<HTMLElement>;
  isDragged: (id: string) => true | undefined;
  /**
   * Returns the side of the item at `index` on which the dragged item would be dropped; undefined if it would be
   * dropped elsewhere.
   * @param index the item's position, counted from 0
   */
  dropAt: (index: number) => 'before' | 'after' | undefined;
}

interface Grip {
  id: string;
  rows: HTMLElement[];
  pageY: number;
  /**
   * Position at which to drop the item; undefined until the finger moves, and after the browser has cancelled the
   * touch.
   */
  place?: number | undefined;
}

/**
 * Lets a finger or pen drag an item by its handle without a long press. React Aria still handles the mouse. For touch,
 * React Aria relies on the browser's drag and drop, which needs a long press on phones and never starts in Chromium on
 * Linux.
 */
export function useTouchDrag(
  ids: readonly string[],
  move: (id: string, place: number) => void,
): TouchDrag {
  const [drag, setDrag] = useState<{ id: string; place: number }>();
  const grip = useRef<Grip>({ id: '', rows: [], pageY: 0 });
  const { moveProps } = useMove({
    onMove: ({ deltaY }) => {
      const { id, rows } = grip.current;
      const pageY = grip.current.pageY + deltaY;
      const middles = rows.map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2 + window.scrollY;
      });
      const place = placeAt(middles, pageY);
      grip.current = { id, rows, pageY, place };
      // Scroll the target position into view if the list is longer than the window.
      rows[place]?.scrollIntoView({ block: 'nearest' });
      setDrag({ id, place });
    },
    onMoveEnd: () => {
      const { id, place } = grip.current;
      setDrag(undefined);
      if (place !== undefined) move(id, place);
    },
  });

  const from = drag ? ids.indexOf(drag.id) : -1;
  return {
    handleProps: (id) => ({
      onPointerDownCapture: (event) => {
        if (event.pointerType === 'mouse') return;
        const row = event.currentTarget.closest<HTMLElement>('[data-key]');
        const rows = row?.parentElement?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
        grip.current = { id, rows: [...rows], pageY: event.pageY };
        moveProps.onPointerDown?.(event);
      },
      onPointerCancelCapture: () => {
        grip.current.place = undefined;
      },
    }),
    isDragged: (id) => drag?.id === id || undefined,
    dropAt: (index) => {
      if (drag?.place !== index || index === from) return undefined;
      return index < from ? 'before' : 'after';
    },
  };
}
