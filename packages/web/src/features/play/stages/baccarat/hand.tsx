import { Trans, useLingui } from '@lingui/react/macro';
import { CardSide } from '../table/card-side.tsx';
import { openPoints, type Felt, type Side } from './hands.ts';
import s from './hand.module.css';

const COLOURS = { player: 'blue', banker: 'red' } as const;

/** Shows the cards and points of the player's or banker's hand. */
export function Hand({ side, felt }: { side: Side; felt: Felt }) {
  const { t } = useLingui();
  const won = felt.result === side;
  return (
    <CardSide
      id={`${side}-points`}
      name={side === 'player' ? t`Player` : t`Banker`}
      colour={COLOURS[side]}
      badge={openPoints(felt[side])}
      cards={felt[side]}
      places={2}
      classOf={(index) => (index === 2 ? s.third : undefined)}
      isWinner={won}
      note={won && felt.natural && <Trans>Natural</Trans>}
    />
  );
}
