import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.tsx';
import { Icon } from './icon.tsx';
import { moved, placeAt } from './moves.ts';
import s from './order-list.module.css';

/** The words of a list to be ordered, in the reader's language. */
interface OrderWords {
  /** How a line is moved; read with every handle. */
  help: string;
  move: (name: string) => string;
  up: (name: string) => string;
  down: (name: string) => string;
  remove: (name: string) => string;
  /** Said after a move. @param place from 1 */
  moved: (name: string, place: number, count: number) => string;
}

export interface OrderListProps<T> {
  items: readonly T[];
  idOf: (item: T) => string;
  nameOf: (item: T) => string;
  words: OrderWords;
  /** What stands between the handle and the buttons. @param place from 1 */
  children: (item: T, place: number) => ReactNode;
  /** All ids in their new order. */
  onOrder: (ids: string[]) => void;
  /** Left out where nothing can be taken out. */
  onRemove?: (id: string) => void;
  className?: string | undefined;
  /** Of every line. */
  rowClassName?: string | undefined;
}

interface Drag {
  id: string;
  ids: string[];
}

const dragTo = ({ id, ids }: Drag, place: number): Drag => ({
  id,
  ids: moved(ids, ids.indexOf(id), place),
});

/**
 * A list to be ordered: by dragging the handle, by arrow keys on it, or by the buttons. Every way says where the line has
 * come to.
 */
export function OrderList<T>(props: OrderListProps<T>) {
  const { items, idOf, nameOf, words, onOrder, onRemove } = props;
  const helpId = useId();
  const rows = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [ids, setIds] = useIds(items.map(idOf));
  const count = ids.length;
  const itemOf = (id: string | undefined) => items.find((item) => idOf(item) === id);

  const put = (from: number, next: string[]) => {
    const item = itemOf(ids[from]);
    const to = item === undefined ? -1 : next.indexOf(idOf(item));
    if (item === undefined || to === from) return;
    setIds(next);
    onOrder(next);
    setSaid(words.moved(nameOf(item), to + 1, count));
  };
  const move = (from: number, to: number) => {
    if (to >= 0 && to < count) put(from, moved(ids, from, to));
  };
  const { drag, begin } = useDragging(rows, (id, next) => {
    put(ids.indexOf(id), next);
  });
  const shown = (drag?.ids ?? ids).flatMap((id) => itemOf(id) ?? []);

  const byKey = (event: KeyboardEvent, index: number) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(index, to);
  };

  return (
    <>
      <p id={helpId} className={s.help}>
        {words.help}
      </p>
      <ol ref={rows} className={props.className}>
        {shown.map((item, index) => {
          const [id, name] = [idOf(item), nameOf(item)];
          return (
            <li key={id} className={cx(s.row, props.rowClassName, drag?.id === id && s.dragged)}>
              <button
                type="button"
                className={s.handle}
                aria-label={words.move(name)}
                aria-describedby={helpId}
                onKeyDown={(event) => byKey(event, index)}
                onPointerDown={(event) => {
                  if (event.button === 0) begin({ id, ids });
                }}
              >
                <Icon name="menu" size={20} />
              </button>
              {props.children(item, index + 1)}
              <span className={s.moves}>
                <button
                  type="button"
                  className={s.up}
                  aria-label={words.up(name)}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => move(index, index - 1)}
                >
                  <Icon name="caret-down" size={18} />
                </button>
                <button
                  type="button"
                  aria-label={words.down(name)}
                  aria-disabled={index === count - 1 || undefined}
                  onClick={() => move(index, index + 1)}
                >
                  <Icon name="caret-down" size={18} />
                </button>
                {onRemove && (
                  <button
                    type="button"
                    aria-label={words.remove(name)}
                    onClick={() => onRemove(id)}
                  >
                    <Icon name="trash" size={18} />
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className={s.said}>
        {said}
      </p>
    </>
  );
}

/**
 * The order as it was wished for last, until the one that is given changes: a key pressed again before the new order has come
 * back moves the line on from where it was just put.
 */
function useIds(given: string[]): [ids: string[], wish: (ids: string[]) => void] {
  const key = given.join('\n');
  const [wished, wish] = useState<{ over: string; ids: string[] }>();
  if (wished && wished.over !== key) wish(undefined);
  return [wished?.over === key ? wished.ids : given, (ids) => wish({ over: key, ids })];
}

/** While a line is dragged: which one it is, and the order that it would make. */
function useDragging(
  rows: { current: HTMLOListElement | null },
  onDrop: (id: string, ids: string[]) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const drop = useEffectEvent(() => {
    if (!drag) return;
    setDrag(undefined);
    onDrop(drag.id, drag.ids);
  });
  const dragged = drag?.id;
  useEffect(() => {
    if (dragged === undefined) return;
    // On the window: a line that changes its place leaves the page for a moment, and a captured pointer with it.
    const follow = ({ clientY }: PointerEvent) => {
      const middles = [...(rows.current?.children ?? [])].map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2;
      });
      setDrag((now) => now && dragTo(now, placeAt(middles, clientY)));
    };
    const end = () => drop();
    const cancel = () => setDrag(undefined);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [dragged, rows]);
  return { drag, begin: setDrag };
}
