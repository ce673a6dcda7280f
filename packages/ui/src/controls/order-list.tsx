import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import {
  Button,
  ButtonContext,
  DropIndicator,
  GridList,
  GridListItem,
  I18nProvider,
  useDragAndDrop,
  useSlottedContext,
} from 'react-aria-components';
import { cx } from '../cx.tsx';
import { Icon } from '../icon.tsx';
import { afterDrop, moved } from './moves.ts';
import s from './order-list.module.css';
import { type TouchDrag, useTouchDrag } from './use-touch-drag.tsx';

/** Labels and announcements of a reorderable list, in the reader's language. */
export interface OrderWords {
  /** Language of the labels and of all announcements, including those of React Aria. */
  language: string;
  /** Text that explains how to move an item. Screen readers announce it for each drag handle. */
  help: string;
  move: (name: string) => string;
  up: (name: string) => string;
  down: (name: string) => string;
  remove: (name: string) => string;
  /**
   * Returns the announcement after a move.
   * @param place new position, counted from 1
   */
  moved: (name: string, place: number, count: number) => string;
}

export interface OrderListProps<T> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly T[];
  idOf: (item: T) => string;
  nameOf: (item: T) => string;
  words: OrderWords;
  /**
   * Renders the content of an item, between its handle and its buttons.
   * @param place position of the item, counted from 1
   */
  children: (item: T, place: number) => ReactNode;
  /** Called with all ids in their new order. */
  onOrder: (ids: string[]) => void;
  /** Called when the user removes an item. Omitted if items cannot be removed. */
  onRemove?: (id: string) => void;
  className?: string | undefined;
  /** CSS class of every item. */
  rowClassName?: string | undefined;
}

/**
 * Shows a list that can be reordered by drag and drop, by keyboard or by buttons. React Aria handles the mouse, long
 * presses and the keyboard. This component adds touch dragging by the handle without a long press, and arrow keys on
 * the focused handle.
 */
export function OrderList<T>(props: OrderListProps<T>) {
  const { idOf, nameOf, words } = props;
  const helpId = useId();
  const { ids, shown, announced, nameById, order, move } = useOrder(props);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameById(String(key)) })),
    onReorder: ({ keys, target }) => {
      for (const key of keys)
        order(String(key), afterDrop(ids, String(key), String(target.key), target.dropPosition));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={s.target ?? ''} />,
  });
  const touch = useTouchDrag(ids, move);
  const byKey = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).dataset['line'];
    if (id === undefined) return;
    const at = ids.indexOf(id);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(id, to);
  };

  return (
    <I18nProvider locale={words.language}>
      <p id={helpId} className={s.help}>
        {words.help}
      </p>
      {/* Handles arrow keys in the capture phase, before React Aria can use them to move the focus to another item. */}
      <div onKeyDownCapture={byKey}>
        <GridList
          aria-label={props.label}
          className={props.className ?? ''}
          dragAndDropHooks={dragAndDropHooks}
          keyboardNavigationBehavior="tab"
          disallowTypeAhead
        >
          {shown.map((item, index) => (
            <Line
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              index={index}
              helpId={helpId}
              isLast={index === ids.length - 1}
              touch={touch}
              move={move}
              list={props}
            >
              {props.children(item, index + 1)}
            </Line>
          ))}
        </GridList>
      </div>
      <p role="status" className={s.announced}>
        {announced}
      </p>
    </I18nProvider>
  );
}

interface LineProps<T> {
  id: string;
  name: string;
  /** Position of the item, counted from 0. */
  index: number;
  isLast: boolean;
  helpId: string;
  touch: TouchDrag;
  move: (id: string, place: number) => void;
  list: OrderListProps<T>;
  children: ReactNode;
}

function Line<T>({ id, name, index, isLast, helpId, touch, move, list, children }: LineProps<T>) {
  const { words, onRemove, rowClassName } = list;
  return (
    <GridListItem
      id={id}
      textValue={name}
      className={cx(s.row, rowClassName)}
      data-touched={touch.isDragged(id)}
      data-drop={touch.dropAt(index)}
    >
      <Handle id={id} label={words.move(name)} helpId={helpId} touch={touch} />
      {children}
      <span className={s.moves}>
        <button
          type="button"
          className={s.up}
          aria-label={words.up(name)}
          aria-disabled={index === 0 || undefined}
          onClick={() => move(id, index - 1)}
        >
          <Icon name="caret-down" size={18} />
        </button>
        <button
          type="button"
          aria-label={words.down(name)}
          aria-disabled={isLast || undefined}
          onClick={() => move(id, index + 1)}
        >
          <Icon name="caret-down" size={18} />
        </button>
        {onRemove && (
          <button type="button" aria-label={words.remove(name)} onClick={() => onRemove(id)}>
            <Icon name="trash" size={18} />
          </button>
        )}
      </span>
    </GridListItem>
  );
}

interface HandleProps {
  id: string;
  label: string;
  helpId: string;
  touch: TouchDrag;
}

/**
 * Renders the handle that moves an item. Pressing Enter, or clicking with a screen reader, starts React Aria's drag
 * mode.
 */
function Handle({ id, label, helpId, touch }: HandleProps) {
  const drag = useSlottedContext(ButtonContext, 'drag');
  return (
    <span className={s.grip} {...touch.handleProps(id)}>
      <Button
        slot="drag"
        className={s.handle ?? ''}
        data-line={id}
        aria-label={label}
        aria-describedby={cx(helpId, drag?.['aria-describedby'])}
      >
        <Icon name="menu" size={20} />
      </Button>
    </span>
  );
}

/** Returns the items in their current order, functions that move an item, and the announcement of the latest move. */
function useOrder<T>({ items, idOf, nameOf, words, onOrder }: OrderListProps<T>) {
  const [announced, setAnnounced] = useState('');
  const [ids, setIds] = useIds(items.map(idOf));
  const shown = ids.flatMap((id) => items.find((item) => idOf(item) === id) ?? []);
  const nameById = (id: string) =>
    shown
      .filter((item) => idOf(item) === id)
      .map(nameOf)
      .join('');

  const order = (id: string, next: string[]) => {
    const place = next.indexOf(id);
    if (place === ids.indexOf(id)) return;
    setIds(next);
    onOrder(next);
    setAnnounced(words.moved(nameById(id), place + 1, ids.length));
  };
  const move = (id: string, place: number) => {
    if (place >= 0 && place < ids.length) order(id, moved(ids, ids.indexOf(id), place));
  };
  return { ids, shown, announced, nameById, order, move };
}

/**
 * Returns the ids in display order, and a function that requests a new order. A requested order replaces `given` until
 * `given` changes, so that further moves can start from the requested order.
 */
function useIds(given: string[]): [ids: string[], request: (ids: string[]) => void] {
  const key = given.join('\n');
  const [requested, request] = useState<{ over: string; ids: string[] }>();
  if (requested && requested.over !== key) request(undefined);
  return [requested?.over === key ? requested.ids : given, (ids) => request({ over: key, ids })];
}
