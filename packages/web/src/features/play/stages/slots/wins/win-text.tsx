import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GameText } from '@wl/games/catalogue/texts';
import type { SlotConfig } from '@wl/games/engines/slots/config';
import { useMoney } from '../../../money.ts';
import { tablePay, type Win } from './wins.ts';

export interface WinTextProps {
  win: Win;
  text: GameText;
  config: SlotConfig;
  stakeCents: number;
}

/**
 * Shows the description of a win ("Line 7 · 4 × Tower with a wild") and, below it, the calculation ("60 × $0.40 a
 * line").
 */
export function WinText(props: WinTextProps) {
  return (
    <>
      <span>
        <What {...props} />
      </span>
      <span>
        <Pay {...props} />
      </span>
    </>
  );
}

function What({ win, text, config }: WinTextProps) {
  const { i18n } = useLingui();
  const symbol = text.symbols[win.symbol] ?? win.symbol;
  const { count, wilds } = win;
  if (win.kind === 'orbs') {
    const times = i18n.number(win.multiplier);
    return (
      <>
        {count} × {symbol} · <Trans>chain × {times}</Trans>
      </>
    );
  }
  if (win.kind === 'expanded') {
    return (
      <>
        {symbol} · <Plural value={count} one="# reel covered" other="# reels covered" />
      </>
    );
  }
  const line = win.kind === 'line' ? win.line + 1 : 0;
  const ways = win.kind === 'ways' ? win.ways : 0;
  return (
    <>
      {win.kind === 'line' && config.pay.type === 'lines' && config.pay.lines.length > 1 && (
        <>
          <Trans>Line {line}</Trans> ·{' '}
        </>
      )}
      {ways > 0 && (
        <>
          <Plural value={ways} one="# way" other="# ways" /> ·{' '}
        </>
      )}
      {count} × {symbol}
      {wilds > 0 && (
        <>
          {' '}
          <Trans>
            with <Plural value={wilds} one="a wild" other="# wilds" />
          </Trans>
        </>
      )}
    </>
  );
}

function Pay({ win, config, stakeCents }: WinTextProps) {
  const { i18n } = useLingui();
  const { money, exact } = useMoney();
  const pay = i18n.number(tablePay(win, config), { maximumFractionDigits: 3 });
  const stake = money(stakeCents);
  const { multiplier } = win;
  if (win.kind === 'line' && config.pay.type === 'lines') {
    const perLine = exact(stakeCents / config.pay.lines.length);
    return multiplier > 1 ? (
      <Trans>
        {pay} × {multiplier} × {perLine} per line
      </Trans>
    ) : (
      <Trans>
        {pay} × {perLine} per line
      </Trans>
    );
  }
  if (win.kind === 'orbs') {
    const added = money(Math.floor((stakeCents * win.hundredths) / 100));
    return <Trans>adds {added}</Trans>;
  }
  const ways = win.kind === 'ways' ? win.ways : 1;
  if (ways > 1) {
    return multiplier > 1 ? (
      <Trans>
        {pay} × {ways} ways × {multiplier} × {stake} stake
      </Trans>
    ) : (
      <Trans>
        {pay} × {ways} ways × {stake} stake
      </Trans>
    );
  }
  return multiplier > 1 ? (
    <Trans>
      {pay} × {multiplier} × {stake} stake
    </Trans>
  ) : (
    <Trans>
      {pay} × {stake} stake
    </Trans>
  );
}
