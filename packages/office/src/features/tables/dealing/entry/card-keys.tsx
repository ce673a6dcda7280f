import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { RANKS, rankText, SuitSign, SUITS, useCardNames } from './card-face.tsx';
import { useKeys } from './use-keys.ts';
import s from './keys.module.css';

interface CardKeysProps {
  /** True if a card can be entered now. */
  isActive: boolean;
  /** Enters a card such as `Qh`. */
  enter: (card: string) => void;
  /** Takes back the latest card of the entry; undefined if the entry has no card. */
  takeBack: (() => void) | undefined;
  /** Heading of the keys, for example the name of the result entry. */
  label?: ReactNode;
  /** Part of the screen that contains these keys. Keyboard input is handled only while that part is in use. */
  scope?: 'page' | 'dialog';
}

/** Keeps the focus where it is when an on-screen key is clicked, so that `Enter` still confirms the whole entry. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Shows the keys for ranks and suits. A rank and a suit, in either order, form a card. The same keys work on the
 * keyboard, where both 0 and T mean ten.
 */
export function CardKeys({ isActive, enter, takeBack, label, scope = 'page' }: CardKeysProps) {
  const { t } = useLingui();
  const { rankName, suitName } = useCardNames();
  const [part, setPart] = useState<{ rank?: string; suit?: string }>({});
  const press = (pressed: { rank: string } | { suit: string }) => {
    if (!isActive) return;
    const { rank, suit } = { ...part, ...pressed } as typeof part;
    if (rank !== undefined && suit !== undefined) {
      setPart({});
      enter(`${rank}${suit}`);
    } else setPart({ ...part, ...pressed });
  };
  const hasPart = part.rank !== undefined || part.suit !== undefined;
  const back = hasPart ? () => setPart({}) : takeBack;
  useKeys(
    {
      ...Object.fromEntries(RANKS.map((rank) => [rank.toLowerCase(), () => press({ rank })])),
      0: () => press({ rank: 'T' }),
      ...Object.fromEntries(Object.keys(SUITS).map((suit) => [suit, () => press({ suit })])),
      backspace: back,
    },
    scope,
  );
  return (
    <div className={s.keys} role="group" aria-label={t`Card keys`} onMouseDown={keepFocus}>
      <Hint label={label} />
      {RANKS.map((rank) => (
        <Button
          key={rank}
          variant="plain"
          aria-label={rankName(rank)}
          aria-pressed={part.rank === rank}
          inactive={!isActive}
          className={s.key}
          onClick={() => press({ rank })}
        >
          {rankText(rank)}
        </Button>
      ))}
      <Button
        variant="plain"
        icon="undo"
        aria-label={t`Remove the last card`}
        inactive={back === undefined}
        className={s.key}
        onClick={back}
      />
      <div className={s.suits}>
        {Object.keys(SUITS).map((suit) => (
          <Button
            key={suit}
            variant="plain"
            aria-label={suitName(suit)}
            aria-pressed={part.suit === suit}
            inactive={!isActive}
            className={s.key}
            onClick={() => press({ suit })}
          >
            <SuitSign suit={suit} />
            <kbd aria-hidden="true">{suit.toUpperCase()}</kbd>
          </Button>
        ))}
      </div>
    </div>
  );
}

/** States which entry the keys fill, and which key takes a card back. */
function Hint({ label }: Pick<CardKeysProps, 'label'>) {
  return (
    <p className={s.hint}>
      <b>{label}</b>
      <span>
        <kbd>Backspace</kbd> <Trans>removes the last card</Trans>
      </span>
    </p>
  );
}
