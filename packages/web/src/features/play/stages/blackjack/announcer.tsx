import { Trans, useLingui } from '@lingui/react/macro';
import type { Round } from '@wl/contract/play';
import a from '../../components/announcer.module.css';
import { useCardName } from '../../components/cards/card-names.ts';
import { useMoney } from '../../money.ts';
import type { StepsState } from '../../steps/use-steps.ts';
import { useBlackjackNames } from './names.ts';
import { pointsOfOpen, type BlackjackView, type HandView } from './view.ts';

interface AtTable {
  steps: StepsState;
  view: BlackjackView;
  turn: HandView | undefined;
}

const insuranceOf = (steps: StepsState) =>
  steps.choices.find(({ action }) => action === 'insure')?.adds_cents;

/** Shows one line: the decision that the member must make, or the dealer's current action. */
export function Prompt({ steps, view, turn }: AtTable) {
  const { money } = useMoney();
  const names = useBlackjackNames();
  const insurance = insuranceOf(steps);
  if (insurance !== undefined) {
    const cost = money(insurance);
    return (
      <p>
        <Trans>The dealer shows an ace. Take insurance for {cost}?</Trans>
      </p>
    );
  }
  const own = turn && pointsOfOpen(turn.cards);
  const [up] = view.dealer;
  if (!own || up == null) {
    return (
      <p>
        {view.dealer.length > 1 ? (
          <Trans>The dealer is playing</Trans>
        ) : (
          <Trans>Dealing cards</Trans>
        )}
      </p>
    );
  }
  const hand = names.part(turn.name);
  const total = own.soft ? `${String(own.total - 10)}/${String(own.total)}` : own.total;
  const shown = up.startsWith('A') ? 'A' : pointsOfOpen([up])?.total;
  return (
    <p>
      <span className="label">{hand}</span>{' '}
      <Trans>
        <b className="num">{total}</b> against <b className="num">{shown}</b>
      </Trans>
    </p>
  );
}

/** Shows the result of the round on one line. */
export function Outcome({ round }: { round: Round }) {
  const { money } = useMoney();
  const staked = money(round.stake_cents);
  const paid = money(round.payout_cents);
  return (
    <p>
      <b>
        {round.payout_cents > round.stake_cents ? (
          <Trans>You won {paid}.</Trans>
        ) : round.payout_cents > 0 ? (
          <Trans>{paid} returned.</Trans>
        ) : (
          <Trans>No win.</Trans>
        )}
      </b>{' '}
      <span>
        <Trans>Staked {staked}</Trans>
      </span>
    </p>
  );
}

/**
 * Announces the hand that awaits a decision and, after the round, the results of all hands, in a polite live region.
 */
export function Announcer({ steps, view, turn, isShown }: AtTable & { isShown: boolean }) {
  const { t } = useLingui();
  const { phase, round } = steps;
  return (
    <div className={a.announcer} role="status" aria-label={t`Result`} data-testid="result">
      {phase === 'deciding' && <Asked steps={steps} view={view} turn={turn} />}
      {round && isShown && (
        <div key={round.id}>
          <Settled view={view} />
          <Outcome round={round} />
        </div>
      )}
    </div>
  );
}

function Asked({ steps, view, turn }: AtTable) {
  const { money } = useMoney();
  const cardName = useCardName();
  const names = useBlackjackNames();
  const sides = view.sides
    .filter(({ what }) => what !== null)
    .map(({ spot, paidCents }) => `${names.part(spot)}: ${money(paidCents)}.`)
    .join(' ');
  const insurance = insuranceOf(steps);
  const up = cardName(view.dealer[0] ?? null);
  if (insurance !== undefined) {
    const cost = money(insurance);
    const hands = view.hands
      .map(({ name, cards }) => `${names.part(name)}: ${cards.map(cardName).join(', ')}.`)
      .join(' ');
    return (
      <p>
        {hands} {sides} <Trans>The dealer shows an ace. Take insurance for {cost}?</Trans>
      </p>
    );
  }
  if (!turn) return null;
  const hand = names.part(turn.name);
  const cards = turn.cards.map(cardName).join(', ');
  const total = pointsOfOpen(turn.cards)?.total ?? 0;
  return (
    <p>
      {turn.cards.length === 2 && sides}{' '}
      <Trans>
        {hand}: {cards}. Total {total}. The dealer shows {up}.
      </Trans>
    </p>
  );
}

function Settled({ view }: { view: BlackjackView }) {
  const { money } = useMoney();
  const cardName = useCardName();
  const names = useBlackjackNames();
  const cards = view.dealer.map(cardName).join(', ');
  const total = pointsOfOpen(view.dealer)?.total ?? 0;
  return (
    <>
      <p>
        <Trans>
          Dealer: {cards}. Total {total}.
        </Trans>
      </p>
      {view.hands.map(({ name, cards: own, result, paidCents }) => (
        <p key={name}>
          {names.part(name)}: {pointsOfOpen(own)?.total}, {result && names.result(result)}
          {paidCents > 0 && `, ${money(paidCents)}`}.
        </p>
      ))}
    </>
  );
}
