import { Trans, useLingui } from '@lingui/react/macro';
import { coinsOf, type SlotConfig, type SlotSymbol } from '@wl/games/engines/slots/config';
import { useEffect, useState } from 'react';
import { loadSymbolAtlas, symbolBackground, type SymbolAtlas } from './reels/symbol-atlas.ts';
import type { PaysProps } from '../../stage.ts';
import s from './pays.module.css';

/** Shows the symbols with their payouts, and the paylines. */
export default function SlotPays({ rules: config, text }: PaysProps<SlotConfig>) {
  return (
    <>
      <PayTable config={config} text={text} />
      <Lines config={config} />
    </>
  );
}

/**
 * Shows the pays of all symbols, as configured for the game: line wins as multiples of the line bet, and all other wins
 * as multiples of the stake.
 */
function PayTable({ config, text }: { config: SlotConfig; text: PaysProps<SlotConfig>['text'] }) {
  const [atlas, setAtlas] = useState<SymbolAtlas | null>(null);
  useEffect(() => {
    // Ignore the error if the pictures cannot be loaded, because the table is readable without them.
    loadSymbolAtlas(config.id).then(setAtlas, () => undefined);
  }, [config.id]);
  return (
    <ul className={s.table}>
      {Object.entries(config.symbols).map(([key, symbol]) => (
        <li key={key}>
          <span
            className={s.picture}
            aria-hidden="true"
            style={atlas ? symbolBackground(atlas, key) : undefined}
          />
          <span>
            <b>{text.symbols[key] ?? key}</b>
            <Pays config={config} symbol={symbol} />
            <Note symbol={symbol} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Pays({ config, symbol }: { config: SlotConfig; symbol: SlotSymbol }) {
  const { i18n } = useLingui();
  const { pay } = config;
  const inLines = symbol.kind !== 'scatter' && pay.type === 'lines';
  const unit = symbol.kind === 'scatter' || inLines ? 1 : coinsOf(pay);
  const counts = Object.keys(symbol.pays).map(Number);
  return counts.toReversed().map((count) => {
    const times = i18n.number((symbol.pays[count] ?? 0) / unit, { maximumFractionDigits: 3 });
    return (
      <span key={count} className={s.pay}>
        <span>{countText(config, symbol, counts, count)}</span>
        <span className="num">
          {inLines ? <Trans>{times} × line bet</Trans> : <Trans>{times} × stake</Trans>}
        </span>
      </span>
    );
  });
}

/**
 * Returns the label of a paytable entry, such as "5×". In `cluster` and `anywhere` games, an entry applies to all
 * counts below the next entry's count. Its label can then be a range such as "5–6×", or "12+" for the last entry.
 */
function countText(
  { pay }: SlotConfig,
  { kind }: SlotSymbol,
  counts: readonly number[],
  count: number,
): string {
  if (kind !== 'pay' || (pay.type !== 'cluster' && pay.type !== 'anywhere')) return `${count}×`;
  const next = counts.find((other) => other > count);
  if (next === undefined) return `${count}+`;
  return next === count + 1 ? `${count}×` : `${count}–${next - 1}×`;
}

/** Describes a symbol's special effect: a wild's substitution, a coin's value or an orb's multiplier. */
function Note({ symbol: { kind, multiplier, values } }: { symbol: SlotSymbol }) {
  const carried = Object.keys(values ?? {}).map(Number);
  const least = Math.min(...carried);
  const most = Math.max(...carried);
  if (kind === 'wild') {
    return (
      <span className={s.note}>
        <Trans>substitutes for every paying symbol</Trans>
        {multiplier && ` · ×${multiplier}`}
      </span>
    );
  }
  if (kind === 'coin') {
    return (
      <span className={s.note}>
        <Trans>
          is worth {least} to {most} × stake
        </Trans>
      </span>
    );
  }
  if (kind === 'orb') {
    return (
      <span className={s.note}>
        <Trans>
          multiplies the chain’s win by {least} to {most}
        </Trans>
      </span>
    );
  }
  return null;
}

/** Shows the paylines of a slot. Renders nothing for slots with fewer than two paylines. */
function Lines({ config: { pay, grid } }: { config: SlotConfig }) {
  if (pay.type !== 'lines' || pay.lines.length < 2) return null;
  return (
    <>
      <h3>
        <Trans>Paylines</Trans>
      </h3>
      <LineMaps
        grid={grid}
        rows={typeof grid.rows === 'number' ? grid.rows : 1}
        lines={pay.lines}
      />
    </>
  );
}

/** Shows the paylines of a slot, each on a small map of the reels. */
function LineMaps({
  grid: { cols },
  rows,
  lines,
}: {
  grid: SlotConfig['grid'];
  rows: number;
  lines: readonly (readonly number[])[];
}) {
  return (
    <ol className={s.lines}>
      {lines.map((line, index) => (
        <li key={index}>
          <svg viewBox={`0 0 ${cols * 10} ${rows * 10}`} aria-hidden="true">
            {line.flatMap((lit, reel) =>
              Array.from({ length: rows }, (_, row) => (
                <rect
                  key={`${reel},${row}`}
                  x={reel * 10 + 0.8}
                  y={row * 10 + 0.8}
                  width={8.4}
                  height={8.4}
                  rx={2}
                  className={row === lit ? s.lit : s.unlit}
                />
              )),
            )}
          </svg>
          <span className="num">{index + 1}</span>
        </li>
      ))}
    </ol>
  );
}
