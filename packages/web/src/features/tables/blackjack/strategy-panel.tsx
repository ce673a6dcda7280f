import { Trans, useLingui } from '@lingui/react/macro';
import { FoldCard } from '../components/fold-card.tsx';
import { adviceAt } from './hand.ts';
import { useActionWords } from './use-action-words.ts';
import s from './strategy-panel.module.css';

/** Points of the dealer's upcard, with the ace last. */
const UPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const;
/** Symbols that need no translation. The text below the table explains them. */
const SIGNS = { hit: '+', stand: '–', double: '×2' } as const;
const ROWS = [
  ...[8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((total) => ({ total, soft: false })),
  ...[13, 14, 15, 16, 17, 18, 19].map((total) => ({ total, soft: true })),
];

/** Shows the published strategy for the first decision, and the return to player with this strategy. */
export function StrategyPanel({ returned }: { returned: string }) {
  const { t } = useLingui();
  const words = useActionWords();
  const { hit, stand, double } = words;
  return (
    <FoldCard title={<Trans>Published strategy and return</Trans>}>
      <p>
        <Trans>
          With this strategy, the return to player is {returned}. Blackjack pays 3 to 2. The dealer
          stands on every 17. With more than two cards, hit instead of doubling, but stand on a soft
          18.
        </Trans>
      </p>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Hand</Trans>
            </th>
            {UPS.map((up) => (
              <th key={up} scope="col">
                {up === 1 ? 'A' : up}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ total, soft }) => (
            <tr key={`${soft} ${total}`}>
              <th scope="row">{soft ? `A${total - 11}` : total}</th>
              {UPS.map((up) => {
                const action = adviceAt({ total, soft, up, canDouble: true });
                return (
                  <td key={up} data-action={action}>
                    <span aria-hidden="true">{SIGNS[action]}</span>
                    <span className="sr-only">{words[action]}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <b>+</b> {hit}, <b>–</b> {stand}, <b>×2</b> {double}
      </p>
      <p>{t`Columns: the dealer’s first card. A2 to A8: an ace and a card from 2 to 8.`}</p>
    </FoldCard>
  );
}
