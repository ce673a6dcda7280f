import { Trans, useLingui } from '@lingui/react/macro';
import type { VideoPokerRules } from '@wl/games/engines/video-poker/pays';
import type { VideoPokerSkin } from '@wl/games/engines/video-poker/skin';
import { cx } from '@wl/ui/cx';
import type { CSSProperties } from 'react';
import { useCardName } from '../../components/cards/card-names.ts';
import { PlayingCard } from '../../components/cards/playing-card.tsx';
import { useMoney } from '../../money.ts';
import { noteGesture } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import type { StepsState } from '../../steps/use-steps.ts';
import a from '../../components/announcer.module.css';
import { Plaque } from '../table/plaque.tsx';
import { Controls } from './controls.tsx';
import { PayBoard } from './pay-board.tsx';
import { useRankNames } from './rank-names.ts';
import { useVideoPoker, type VideoPoker } from './use-video-poker.ts';
import { cardsOf, countRanks, type VideoPokerView } from './view.ts';
import s from './video-poker-stage.module.css';

const PLACES = [0, 1, 2, 3, 4];

type VideoPokerStageProps = StageProps & { rules: VideoPokerRules; skin: VideoPokerSkin };

/** Shows a video poker machine: the member is dealt five cards, holds any of them, and draws once. */
export default function VideoPokerStage(props: VideoPokerStageProps) {
  const { launch, rules, skin, animate } = props;
  const machine = useVideoPoker(props);
  const { steps, view, chosen, shownHands, dealtRank, hold } = machine;

  return (
    <div
      className={s.stage}
      style={coloursOf(skin)}
      onPointerDown={noteGesture}
      // Handle number keys on this element, so that they work only while the focus is on the machine.
      onKeyDown={(event) => {
        const place = '12345'.indexOf(event.key);
        if (place >= 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey) hold(place);
      }}
    >
      <div className={cx(s.screen, shownHands > 1 && s.several)}>
        <PayBoard
          pays={rules.pays}
          stakeCents={chosen.stakeCents}
          reached={countRanks(view.hands)}
          dealt={dealtRank}
        />
        {shownHands > 1 && (
          <MoreHands view={view} hands={shownHands} stakeCents={chosen.stakeCents} />
        )}
        <CardRow machine={machine} animate={animate} />
        <Result steps={steps} view={view} dealtRank={dealtRank} />
      </div>
      <Controls machine={machine} slug={launch.slug} rules={rules} />
    </div>
  );
}

/** Returns the machine's colours as custom properties for the stage's style sheet. */
const coloursOf = ({ board, glow }: VideoPokerSkin) =>
  ({ '--board-1': board[0], '--board-2': board[1], '--glow': glow }) as CSSProperties;

/** Shows the member's cards and the round's payout. Each card is a button that holds the card. */
function CardRow({ machine, animate }: { machine: VideoPoker; animate: boolean }) {
  const { t } = useLingui();
  const { steps, view, mayHold, held, hold } = machine;
  const { round } = steps;
  return (
    <div className={s.row} role="group" aria-label={t`Your cards`}>
      {cardsOf(view, 1).map((card, place) => {
        const isHeld = view.held ? view.held.includes(place) : held.includes(place);
        const number = place + 1;
        return (
          <button
            key={`${steps.roundId ?? ''}${String(place)}`}
            type="button"
            className={cx(s.place, isHeld && s.held, mayHold && s.open)}
            aria-pressed={isHeld}
            aria-disabled={!mayHold || undefined}
            onClick={() => hold(place)}
          >
            <PlayingCard card={card} dealt={animate && card !== null && view.held === null} />
            <span className={s.tag}>
              {isHeld ? <Trans>Held</Trans> : mayHold ? <Trans>Hold {number}</Trans> : ' '}
            </span>
          </button>
        );
      })}
      {round && (
        <Plaque
          key={round.id}
          wonCents={round.payout_cents}
          stakeCents={round.stake_cents}
          animate={animate}
        />
      )}
    </div>
  );
}

/** Shows all hands except the first, in miniature. */
function MoreHands({
  view,
  hands,
  stakeCents,
}: {
  view: VideoPokerView;
  hands: number;
  stakeCents: number;
}) {
  const { t } = useLingui();
  const { money } = useMoney();
  const names = useRankNames();
  return (
    <ol className={cx(s.more, hands > 5 && s.many)} aria-label={t`Other hands`}>
      {Array.from({ length: hands - 1 }, (_, index) => index + 2).map((hand) => {
        const drawn = view.hands.find((other) => other.hand === hand);
        const paid = drawn && drawn.hundredths > 0;
        return (
          <li key={hand} className={cx(paid && s.paid, drawn && !paid && s.lost)}>
            <span className={s.mini}>
              {PLACES.map((place) => (
                <PlayingCard key={place} card={cardsOf(view, hand)[place] ?? null} />
              ))}
            </span>
            <span className={s.miniText}>
              {drawn?.rank
                ? `${names(drawn.rank)} ${money((drawn.hundredths * stakeCents) / 100)}`
                : ' '}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Shows the result in one line and announces it in a polite live region. */
function Result({
  steps,
  view,
  dealtRank,
}: {
  steps: StepsState;
  view: VideoPokerView;
  dealtRank: string | null;
}) {
  const { money } = useMoney();
  const card = useCardName();
  const names = useRankNames();
  const { round, phase } = steps;
  const first = view.hands[0];
  const paying = view.hands.filter(({ hundredths }) => hundredths > 0).length;
  const count = view.hands.length;
  const paid = round ? money(round.payout_cents) : '';
  const staked = round ? money(round.stake_cents) : '';
  const dealt = view.dealt.map(card).join(', ');
  const drawn = first?.cards.map(card).join(', ') ?? '';
  return (
    <>
      <p className={s.line} aria-hidden="true">
        {phase === 'deciding' ? (
          <>
            {dealtRank && <b>{names(dealtRank)} · </b>}
            <Trans>Hold the cards you want to keep, then draw.</Trans>
          </>
        ) : round && count > 1 ? (
          <Trans>
            {paid} paid on {paying} of {count} hands
          </Trans>
        ) : round && first?.rank ? (
          `${names(first.rank)}: ${staked} × ${String(first.hundredths / 100)} = ${paid}`
        ) : round ? (
          <Trans>No win.</Trans>
        ) : (
          ' '
        )}
      </p>
      <div className={a.announcer} role="status" data-testid="result">
        {phase === 'deciding' && (
          <p>
            <Trans>Dealt: {dealt}.</Trans> {dealtRank && `${names(dealtRank)}.`}{' '}
            <Trans>Hold the cards you want to keep, then draw.</Trans>
          </p>
        )}
        {round && (
          <p key={round.id}>
            {count === 1 ? (
              `${drawn}. ${first?.rank ? `${names(first.rank)}.` : ''}`
            ) : (
              <Trans>
                {paid} paid on {paying} of {count} hands
              </Trans>
            )}{' '}
            {round.payout_cents > round.stake_cents ? (
              <Trans>You won {paid}.</Trans>
            ) : round.payout_cents > 0 ? (
              <Trans>{paid} returned.</Trans>
            ) : (
              <Trans>No win.</Trans>
            )}
          </p>
        )}
      </div>
    </>
  );
}
