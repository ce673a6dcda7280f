import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { OrderList } from '@wl/ui/controls/order-list';
import { type ReactNode, useId, useState } from 'react';
import paper from '../../../app/paper.module.css';
import { Nothing } from '../../../app/states.tsx';
import s from './lobby.module.css';

/** Line of an ordered list: a category or a game. */
export interface Line {
  id: string;
  name: string;
  /** Additional short text shown after the name of the category or game. */
  aside?: ReactNode;
}

/** Returns the labels that all ordered lists share. */
function useOrderWords() {
  const { t, i18n } = useLingui();
  return {
    language: i18n.locale,
    help: t`Drag a row by its handle, or move it with the arrow keys.`,
    move: (name: string) => t`Move ${name}`,
    up: (name: string) => t`Move ${name} up`,
    down: (name: string) => t`Move ${name} down`,
    remove: (name: string) => t`Remove ${name}`,
    moved: (name: string, place: number, count: number) =>
      t`${name} is now in position ${place} of ${count}.`,
  };
}

function LineText({ line, place }: { line: Line; place: number }) {
  return (
    <>
      <span className={s.place}>{place}</span>
      <span className={s.name}>
        {line.name} {line.aside}
      </span>
    </>
  );
}

function FixedList({ lines }: { lines: readonly Line[] }) {
  return (
    <ol className={s.list}>
      {lines.map((line, index) => (
        <li key={line.id} className={s.fixed}>
          <LineText line={line} place={index + 1} />
        </li>
      ))}
    </ol>
  );
}

/**
 * Shows one of the lobby's ordered lists. Clerks with permission can reorder it and, if `choices` is given, add and
 * remove lines.
 */
export function OrderPanel({
  title,
  hint,
  empty,
  lines,
  choices,
  most = Infinity,
  allowed,
  onOrder,
}: {
  title: string;
  hint: string;
  /** Text shown instead of an empty list. */
  empty: string;
  lines: readonly Line[];
  /** Items that can be added to the list; undefined if the list always contains all items. */
  choices?: readonly Line[];
  most?: number;
  allowed: boolean;
  onOrder: (ids: string[]) => void;
}) {
  const words = useOrderWords();
  const ids = lines.map(({ id }) => id);
  const headingId = useId();
  return (
    <section className={paper.panel} aria-labelledby={headingId}>
      <div className={paper.panelHead}>
        <h2 id={headingId}>{title}</h2>
        {choices && (
          <span className={paper.badge}>
            {most === Infinity ? lines.length : `${lines.length} / ${most}`}
          </span>
        )}
      </div>
      <p className={paper.sub}>{hint}</p>
      {lines.length === 0 && <Nothing>{empty}</Nothing>}
      {lines.length > 0 &&
        (allowed ? (
          <OrderList
            label={title}
            items={lines}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            words={words}
            className={s.list}
            rowClassName={s.row}
            onOrder={onOrder}
            {...(choices && { onRemove: (id: string) => onOrder(ids.filter((one) => one !== id)) })}
          >
            {(line, place) => <LineText line={line} place={place} />}
          </OrderList>
        ) : (
          <FixedList lines={lines} />
        ))}
      {allowed && choices && (
        <Adder
          title={title}
          choices={choices}
          isFull={lines.length >= most}
          onAdd={(id) => onOrder([...ids, id])}
        />
      )}
    </section>
  );
}

/** Shows the control that adds an entry to the end of a list. */
function Adder({
  title,
  choices,
  isFull,
  onAdd,
}: {
  title: string;
  choices: readonly Line[];
  isFull: boolean;
  onAdd: (id: string) => void;
}) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  if (isFull)
    return (
      <p className={s.full}>
        <Trans>The list is full: remove a game to add another.</Trans>
      </p>
    );
  const isThere = choices.some(({ id }) => id === chosen);
  return (
    <form
      className={s.adder}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isThere) return;
        onAdd(chosen);
        setChosen('');
      }}
    >
      <Select
        label={t`Game to add to “${title}”`}
        isLabelHidden
        className={s.choice}
        required
        value={isThere ? chosen : ''}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{t`Choose a game`}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="plain">
        <Icon name="plus" size={18} />
        <Trans>Add game</Trans>
      </Button>
    </form>
  );
}
