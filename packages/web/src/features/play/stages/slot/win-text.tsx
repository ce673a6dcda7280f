import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GameText } from '@wl/games/catalogue/texts';
import { useMoney } from '../../money.ts';
import { linePay, type Win } from './wins.ts';

export interface WinTextProps {
  win: Win;
  text: GameText;
  lines: number;
  stakeCents: number;
}

/** "Line 7 · 4 × Tower, one of them wild" and below "60 × $0.40 a line". */
export function WinText({ win, text, lines, stakeCents }: WinTextProps) {
  const { i18n } = useLingui();
  const { money } = useMoney();
  const symbol = text.symbols[win.symbol] ?? win.symbol;
  const { count } = win;
  if (win.kind === 'scatter') {
    const times = i18n.number(win.hundredths / 100);
    const stake = money(stakeCents);
    return (
      <>
        <span>
          {count} × {symbol}
        </span>
        <span>
          <Trans>
            {times} × {stake} stake
          </Trans>
        </span>
      </>
    );
  }
  const line = win.line + 1;
  const pay = i18n.number(linePay(win, lines));
  const perLine = money(stakeCents / lines);
  const { wilds, multiplier } = win;
  return (
    <>
      <span>
        <Trans>Line {line}</Trans> · {count} × {symbol}
        {wilds > 0 && (
          <>
            {' '}
            <Trans>
              with <Plural value={wilds} one="a wild" other="# wilds" />
            </Trans>
          </>
        )}
      </span>
      <span>
        {multiplier > 1 ? (
          <Trans>
            {pay} × {multiplier} × {perLine} a line
          </Trans>
        ) : (
          <Trans>
            {pay} × {perLine} a line
          </Trans>
        )}
      </span>
    </>
  );
}
