import { Trans, useLingui } from '@lingui/react/macro';
import { coinsOf, featureOf, type SlotConfig } from '@wl/games/engines/slots/config';
import type { GameText } from '@wl/games/catalogue/texts';
import { cx } from '@wl/ui/cx';
import { symbolBackground, type SymbolAtlas } from '../reels/symbol-atlas.ts';
import type { SlotView } from '../presenting/view.ts';
import s from './pay-chips.module.css';

interface PayChipsProps {
  config: SlotConfig;
  text: GameText;
  atlas: SymbolAtlas | null;
  litSymbol: string | null;
  view: SlotView;
}

/** Shows the best-paying symbols and their payouts above the reels. During a bonus, shows the bonus counter instead. */
export function PayChips({ config, text, atlas, litSymbol, view }: PayChipsProps) {
  if (view.hold) return <HoldCounter {...view.hold} />;
  if (view.free) return <FreeCounter view={view} text={text} atlas={atlas} />;
  const picture = (symbol: string) => (
    <span
      className={s.picture}
      role="img"
      aria-label={text.symbols[symbol]}
      style={atlas ? symbolBackground(atlas, symbol) : undefined}
    />
  );
  return (
    <ul className={s.chips}>
      {bestSymbols(config).map((symbol) => (
        <li key={symbol} className={cx(s.chip, litSymbol === symbol && s.hit)}>
          {picture(symbol)}
          <span>
            <Pays config={config} symbol={symbol} />
          </span>
        </li>
      ))}
      <BonusChip config={config} litSymbol={litSymbol} picture={picture} />
    </ul>
  );
}

/**
 * Shows a chip that states what triggers the game's bonus and what the bonus awards. If the game has no bonus, the chip
 * shows the scatter's pays instead.
 */
function BonusChip({
  config,
  litSymbol,
  picture,
}: {
  config: SlotConfig;
  litSymbol: string | null;
  picture: (symbol: string) => React.ReactNode;
}) {
  const free = featureOf(config, 'free_spins');
  const hold = featureOf(config, 'hold_respin');
  const kind = hold ? 'coin' : 'scatter';
  const symbol = Object.keys(config.symbols).find((key) => config.symbols[key]?.kind === kind);
  if (!symbol) return null;
  if (!free && !hold) {
    return (
      <li className={cx(s.chip, litSymbol === symbol && s.hit)}>
        {picture(symbol)}
        <span>
          <Pays config={config} symbol={symbol} />
        </span>
      </li>
    );
  }
  const needed = hold?.trigger ?? Math.min(...Object.keys(free?.trigger ?? {}).map(Number));
  const spins = free?.trigger[needed] ?? 0;
  const times = free?.multiplier ?? 1;
  const respins = hold?.respins ?? 0;
  return (
    <li className={cx(s.chip, s.scatter, litSymbol === symbol && s.hit)}>
      {picture(symbol)}
      <span>
        <span className={s.pay}>
          {hold ? (
            <Trans>
              {needed}+ · {respins} respins
            </Trans>
          ) : (
            <Trans>
              {needed}+ · {spins} free spins
            </Trans>
          )}
        </span>
        {times > 1 && (
          <span className={s.pay}>
            <Trans>all wins pay {times}×</Trans>
          </span>
        )}
      </span>
    </li>
  );
}

function Pays({ config, symbol }: { config: SlotConfig; symbol: string }) {
  const { i18n } = useLingui();
  const { pay } = config;
  const grows = pay.type === 'cluster' || pay.type === 'anywhere';
  const isScatter = config.symbols[symbol]?.kind === 'scatter';
  const lines = pay.type === 'lines' && !isScatter;
  // Use the paytable's units: the line bet for line wins, and the stake for scatters and for games without lines.
  const unit = lines || isScatter ? 1 : coinsOf(pay);
  const pays = Object.entries(config.symbols[symbol]?.pays ?? {}).toReversed();
  return pays.slice(0, 2).map(([count, coins]) => (
    <span key={count} className={s.pay}>
      {count}
      {grows ? '+' : '×'} · {i18n.number(coins / unit, { maximumFractionDigits: 2 })}
      {!lines && '×'}
    </span>
  ));
}

function FreeCounter({ view, text, atlas }: Pick<PayChipsProps, 'view' | 'text' | 'atlas'>) {
  const { index, of, multiplier } = view.free ?? { index: 0, of: 0, multiplier: 1 };
  const { expanding, orbSum, ladder } = view;
  return (
    <p className={cx(s.counter, 'num')}>
      <Trans>
        Free spin {index} of {of}
      </Trans>
      {multiplier > 1 && (
        <span>
          <Trans>all wins pay {multiplier}×</Trans>
        </span>
      )}
      {expanding && (
        <span
          className={s.picture}
          role="img"
          aria-label={text.symbols[expanding]}
          style={atlas ? symbolBackground(atlas, expanding) : undefined}
        />
      )}
      {orbSum !== null && (
        <span>
          <Trans>chain wins × {orbSum}</Trans>
        </span>
      )}
      {ladder !== null && (
        <span>
          <Trans>next win × {ladder}</Trans>
        </span>
      )}
    </p>
  );
}

function HoldCounter({ coins, left }: { coins: number; left: number }) {
  return (
    <p className={cx(s.counter, 'num')}>
      <Trans>held: {coins}</Trans>
      <span>
        <Trans>respins left: {left}</Trans>
      </span>
    </p>
  );
}

/** Returns the four best-paying symbols, best first. Excludes scatters, whose payouts have a different unit. */
function bestSymbols(config: SlotConfig): string[] {
  const highest = (symbol: string) =>
    Math.max(0, ...Object.values(config.symbols[symbol]?.pays ?? {}));
  return Object.keys(config.symbols)
    .filter((key) => config.symbols[key]?.kind !== 'scatter')
    .filter((key) => highest(key) > 0)
    .toSorted((a, b) => highest(b) - highest(a))
    .slice(0, 4);
}
