import { cx } from '@wl/ui/cx';
import {
  useEffect,
  useRef,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Grip, Place } from './places.ts';
import { WindowStateContext, type WindowState } from './window-state.ts';
import { useDrag } from './use-drag.ts';
import s from './window-frame.module.css';

const EDGES: readonly Grip[] = ['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw'];

/** Event handlers for dragging a window by its title bar. */
export interface TitleDrag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
}

interface FrameProps extends WindowState {
  place: Place;
  /** Stacking position of the window (`z-index`). */
  layer: number;
  /**
   * True for the only open window, or for the window shown on a phone. This window fills the window manager and cannot
   * be moved.
   */
  isAlone: boolean;
  manager: RefObject<HTMLElement | null>;
  onPlace: (place: Place) => void;
  onFront: () => void;
  children: (title: TitleDrag | null) => ReactNode;
}

const styleOf = ({ left, top, width, height }: Place): CSSProperties => ({
  left: `${String(left * 100)}%`,
  top: `${String(top * 100)}%`,
  width: `${String(width * 100)}%`,
  height: `${String(height * 100)}%`,
});

/**
 * Shows the frame of a game window, which members can drag, resize and bring to the front. A hidden window remains
 * mounted.
 */
export function WindowFrame(props: FrameProps) {
  const { isAlone, isFront, isShown, layer } = props;
  const drag = useDrag(props.place, props.manager, props.onPlace);
  const windowState = useRef<WindowState>({ isFront, isShown });
  useEffect(() => {
    windowState.current = { isFront, isShown };
  }, [isFront, isShown]);
  const toFront = () => {
    if (!isFront) props.onFront();
  };
  const handlers = (grip: Grip | 'title'): TitleDrag => ({
    onPointerDown: (event) => drag.start(event, grip),
    onPointerMove: drag.move,
    onPointerUp: drag.end,
    onPointerCancel: drag.cancel,
  });
  return (
    <WindowStateContext value={windowState}>
      {drag.preview && <div className={s.preview} style={styleOf(drag.preview)} />}
      <div
        className={cx(
          s.frame,
          isAlone && s.alone,
          !isShown && s.away,
          drag.place && s.dragged,
          isFront && !isAlone && s.front,
        )}
        style={isAlone ? undefined : { ...styleOf(drag.place ?? props.place), zIndex: layer }}
        inert={!isShown}
        data-window={isFront ? 'front' : 'behind'}
        onPointerDownCapture={toFront}
        onFocusCapture={toFront}
      >
        {props.children(isAlone ? null : handlers('title'))}
        {!isAlone &&
          EDGES.map((grip) => (
            <i key={grip} className={cx(s.edge, s[grip])} data-edge={grip} {...handlers(grip)} />
          ))}
      </div>
    </WindowStateContext>
  );
}
