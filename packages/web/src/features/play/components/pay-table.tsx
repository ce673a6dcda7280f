import { Trans } from '@lingui/react/macro';
import type { GameText } from '@wl/games/catalogue/texts';
import type { LinesConfig } from '@wl/games/engines/slots/config';
import { useEffect, useState } from 'react';
import {
  loadSymbolAtlas,
  symbolBackground,
  type SymbolAtlas,
} from '../stages/slot/symbol-atlas.ts';
import s from './pay-table.module.css';

/** Every symbol with every pay, straight from the game's configuration. Line bets for lines, stakes for scatters. */
export function PayTable({ config, text }: { config: LinesConfig; text: GameText }) {
  const [atlas, setAtlas] = useState<SymbolAtlas | null>(null);
  useEffect(() => {
    // The table reads without its pictures.
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
            {Object.entries(symbol.pays)
              .toReversed()
              .map(([count, pay]) => (
                <span key={count} className={s.pay}>
                  <span>{count}×</span>
                  <span className="num">
                    {symbol.kind === 'scatter' ? (
                      <Trans>{pay} × stake</Trans>
                    ) : (
                      <Trans>{pay} × line bet</Trans>
                    )}
                  </span>
                </span>
              ))}
            {symbol.kind === 'wild' && (
              <span className={s.note}>
                <Trans>stands for every paying symbol</Trans>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The lines of a slot as small maps of the window. */
export function LineMaps({ config }: { config: LinesConfig }) {
  const { cols, rows } = config.grid;
  return (
    <ol className={s.lines}>
      {config.pay.lines.map((line, index) => (
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
