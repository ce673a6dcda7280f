import { Trans } from '@lingui/react/macro';
import type { LinesConfig } from '@wl/games/engines/slots/config';
import type { GameText } from '@wl/games/catalogue/texts';
import { cx } from '@wl/ui/cx';
import { symbolBackground, type SymbolAtlas } from './symbol-atlas.ts';
import s from './pay-chips.module.css';

/** The best symbols and what they pay, over the reels; in free spins the counter takes their place. */
export function PayChips({
  config,
  text,
  atlas,
  symbols,
  litSymbol,
  free,
}: {
  config: LinesConfig;
  text: GameText;
  atlas: SymbolAtlas | null;
  symbols: readonly string[];
  litSymbol: string | null;
  free: { index: number; of: number; multiplier: number } | null;
}) {
  if (free) {
    const { index, of, multiplier } = free;
    return (
      <p className={cx(s.counter, 'num')}>
        <Trans>
          Free spin {index} of {of}
        </Trans>
        <span>
          <Trans>all wins {multiplier}×</Trans>
        </span>
      </p>
    );
  }
  const scatter = Object.keys(config.symbols).find(
    (key) => config.symbols[key]?.kind === 'scatter',
  );
  const feature = config.features[0];
  const needed = feature ? Math.min(...Object.keys(feature.trigger).map(Number)) : 0;
  const spins = feature?.trigger[needed] ?? 0;
  const times = feature?.multiplier ?? 1;
  return (
    <ul className={s.chips}>
      {symbols.map((symbol) => {
        const pays = Object.entries(config.symbols[symbol]?.pays ?? {}).toReversed();
        return (
          <li key={symbol} className={cx(s.chip, litSymbol === symbol && s.hit)}>
            <span
              className={s.picture}
              role="img"
              aria-label={text.symbols[symbol]}
              style={atlas ? symbolBackground(atlas, symbol) : undefined}
            />
            <span>
              {pays.slice(0, 2).map(([count, pay]) => (
                <span key={count} className={s.pay}>
                  {count}× · {pay}
                </span>
              ))}
            </span>
          </li>
        );
      })}
      {scatter && feature && (
        <li className={cx(s.chip, s.scatter, litSymbol === scatter && s.hit)}>
          <span
            className={s.picture}
            role="img"
            aria-label={text.symbols[scatter]}
            style={atlas ? symbolBackground(atlas, scatter) : undefined}
          />
          <span>
            <span className={s.pay}>
              <Trans>
                {needed}+ · {spins} free spins
              </Trans>
            </span>
            <span className={s.pay}>
              <Trans>all wins {times}×</Trans>
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}
