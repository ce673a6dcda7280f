import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { useState, type ReactNode } from 'react';
import { keepFocus } from './card-keys.tsx';
import { useKeys } from './use-keys.ts';
import s from './keys.module.css';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const HIGHEST = 36;
const NUMBERS = Array.from({ length: HIGHEST + 1 }, (_, number) => String(number));

/** Returns the colour of a number on the wheel. */
export function colourOf(number: string): 'green' | 'red' | 'black' {
  if (number === '0') return 'green';
  return RED.has(Number(number)) ? 'red' : 'black';
}

interface NumberKeysProps {
  /** True if a number can be entered now. */
  isActive: boolean;
  enter: (number: string) => void;
  /** Takes back the entered number; undefined if there is none. */
  takeBack: (() => void) | undefined;
  /** Heading of the keys, for example the name of the result entry. */
  label?: ReactNode;
  /** Part of the screen that contains these keys. Keyboard input is handled only while that part is in use. */
  scope?: 'page' | 'dialog';
}

/**
 * Shows the numbers of a wheel with one zero. The dealer types or presses a number, and then enters it with another
 * press, because a single mistaken press must not enter a result.
 */
export function NumberKeys({ isActive, enter, takeBack, label, scope = 'page' }: NumberKeysProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const type = (digit: string) => {
    const next = String(Number(typed + digit));
    setTyped(Number(next) <= HIGHEST ? next : digit);
  };
  const send = () => {
    setTyped('');
    enter(typed);
  };
  const back = typed === '' ? takeBack : () => setTyped('');
  const isReady = isActive && typed !== '';
  useKeys(
    {
      ...(isActive &&
        Object.fromEntries([...'0123456789'].map((digit) => [digit, () => type(digit)]))),
      ...(isReady && { enter: send }),
      backspace: back,
    },
    scope,
  );
  return (
    <div className={s.numbers} role="group" aria-label={t`Number keys`} onMouseDown={keepFocus}>
      <p className={s.hint}>
        <b>{label}</b>
        <span>
          <kbd>Backspace</kbd> <Trans>clears the number</Trans>
        </span>
      </p>
      {NUMBERS.map((number) => (
        <Button
          key={number}
          variant="ink"
          aria-pressed={typed === number}
          inactive={!isActive}
          className={cx(s.number, s[colourOf(number)])}
          onClick={() => setTyped(number)}
        >
          {number}
        </Button>
      ))}
      <p className={s.send}>
        <Button variant="ink" inactive={!isReady} onClick={send}>
          {typed === '' ? <Trans>Enter number</Trans> : <Trans>Enter {typed}</Trans>}{' '}
          <kbd aria-hidden="true">Enter</kbd>
        </Button>
        <Button
          variant="plain"
          icon="undo"
          inactive={back === undefined}
          onClick={back}
          aria-label={t`Clear the number`}
        />
      </p>
    </div>
  );
}
