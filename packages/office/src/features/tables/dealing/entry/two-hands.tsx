import { Trans, useLingui } from '@lingui/react/macro';
import type { EntrySource } from '@wl/contract/office/tables-dealing';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { CardFace, useCardNames } from './card-face.tsx';
import { cardsOf, pointsOf, winnerOf, type HandSide } from './dealt-hand.ts';
import s from './two-hands.module.css';

interface TwoHandsProps {
  /** Names of the first entry's cards, such as `Qh`, in the order in which they were dealt. */
  first: readonly string[];
  second: readonly string[];
  /** Device of the first entry; null while it is empty. */
  source: EntrySource | null;
}

/**
 * Shows the player's and the banker's hand, and for each card whether the two entries agree. When both entries are
 * complete and equal, highlights the winning side.
 */
export function TwoHands({ first, second, source }: TwoHandsProps) {
  const winner = first.join(' ') === second.join(' ') ? winnerOf(first) : undefined;
  return (
    <div className={s.hands}>
      <Side side="player" isWinner={winner === 'player'} {...{ first, second, source }} />
      <Side side="banker" isWinner={winner === 'banker'} {...{ first, second, source }} />
    </div>
  );
}

interface SideProps extends TwoHandsProps {
  side: HandSide;
  isWinner: boolean;
}

function Side({ side, isWinner, first, second, source }: SideProps) {
  const { t } = useLingui();
  const name = side === 'player' ? t`Player` : t`Banker`;
  const [once, twice] = [cardsOf(first, side), cardsOf(second, side)];
  const places = Array.from({ length: Math.max(2, once.length, twice.length) }, (_, at) => at);
  return (
    <section className={cx(s.side, isWinner && s.winner)} data-side={side} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <b>{pointsOf(once) ?? '–'}</b>
      </header>
      <ul>
        {places.map((at) => (
          <li key={at}>
            <Place first={once[at]} second={twice[at]} isScanned={source === 'scanner'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows one position in a hand: the card in the first entry, and whether the second entry matches that card. */
function Place({
  first,
  second,
  isScanned,
}: {
  first: string | undefined;
  second: string | undefined;
  /** True if a scanner read the card of the first entry. */
  isScanned: boolean;
}) {
  const { cardName } = useCardNames();
  const shown = first ?? second;
  if (shown === undefined) return <span className={s.empty} />;
  const other = second === undefined ? '' : cardName(second);
  return (
    <>
      <CardFace card={shown} />
      {first === undefined || second === undefined ? (
        <span className={s.mark}>
          {isScanned && first !== undefined ? <Trans>By scanner</Trans> : <Trans>Once</Trans>}
        </span>
      ) : first === second ? (
        <span className={s.mark} data-tone="ok">
          <Icon name="check" size={14} /> <Trans>Twice</Trans>
        </span>
      ) : (
        <span className={s.mark} data-tone="bad">
          <Trans>Second entry: {other}</Trans>
        </span>
      )}
    </>
  );
}
