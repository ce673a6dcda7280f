import { Trans, useLingui } from '@lingui/react/macro';
import { FOLD, PLAY, type ThreeCardRules } from '@wl/games/engines/three-card-poker/play';
import { useMemo, useRef, useState } from 'react';
import { useMoney } from '../../money.ts';
import { cashShortageOf } from '../../shortage.tsx';
import { noteGesture } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { useKeptFocus } from '../../steps/use-kept-focus.ts';
import { useStageKeys } from '../../use-stage-keys.ts';
import { totalOf } from '../roulette/chips.ts';
import { Controls } from '../table/controls.tsx';
import { Plaque } from '../table/plaque.tsx';
import { WinLines } from '../table/win-lines.tsx';
import { useRankNames } from '../video-poker/rank-names.ts';
import { Announcer } from './announcer.tsx';
import { Decision } from './decision.tsx';
import { FeltPrint, FeltRule } from './felt-print.tsx';
import { Hand } from './hand.tsx';
import { Layout } from './layout.tsx';
import { useOutcomeText } from './outcome-text.ts';
import { PayBoards } from './pay-boards.tsx';
import { useSpotNames } from './spot-names.ts';
import { useThreeCard } from './use-three-card.ts';
import { outcomeOf } from './view.ts';
import s from './three-card-stage.module.css';

/** Three card poker table: the member sees three cards, then folds or plays against the dealer. */
export default function ThreeCardStage(props: StageProps & { rules: ThreeCardRules }) {
  const { launch, rules, cashCents, animate } = props;
  const { slug, stakes: chipValues } = launch;
  const { t } = useLingui();
  const { money } = useMoney();
  const limits = useMemo(
    () => ({
      minSpotCents: launch.min_bet_cents,
      maxSpotCents: launch.max_bet_cents,
      maxTotalCents: rules.maxTotalCents,
      maxSpots: rules.maxSpots,
    }),
    [launch, rules],
  );
  const table = useThreeCard({ ...props, limits });
  const { steps, view, change, stakes, settled, locked } = table;
  const { phase } = steps;
  const names = useSpotNames();
  const ranks = useRankNames();
  const [chip, setChip] = useState(chipValues[0] ?? 0);
  const [isFirst, setFirst] = useState(true);
  const chosen = table.chips.stakes;
  const total = totalOf(chosen);
  // If the chips of the last deal are still in place, "same again" would do nothing.
  const isSame = chosen === table.chips.last;
  const ante = stakes['ante'] ?? 0;
  const shortage = locked ? null : cashShortageOf(props, total);
  const mayDeal = !locked && 'ante' in chosen && shortage === null;
  const isDeciding = phase === 'deciding' && props.replay === null;
  const outcome = outcomeOf(view);
  const outcomeText = useOutcomeText();
  const won = useMemo(
    () =>
      view.over
        ? new Set(settled.filter(({ paidCents }) => paidCents > 0).map(({ spot }) => spot))
        : null,
    [view, settled],
  );
  const actions = useRef<HTMLDivElement>(null);
  useKeptFocus(`${phase}:${isFirst ? 'first' : ''}`, actions);

  const deal = () => {
    if (!mayDeal) return;
    noteGesture();
    setFirst(false);
    table.deal();
  };
  const decide = (action: string) => {
    const choice = steps.choices.find((one) => one.action === action);
    if (!choice || (cashCents !== null && cashCents < choice.adds_cents)) return;
    noteGesture();
    setFirst(false);
    steps.act(action);
  };
  useStageKeys({ onSpace: () => (phase === 'playing' ? steps.hurry() : deal()) });
  const sum = money(total);

  return (
    <div
      className={s.stage}
      onPointerDown={noteGesture}
      // Keyboard shortcuts work only while the focus is on the table, so that they have no effect elsewhere.
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
        if (event.key === 'p' || event.key === 'P') decide(PLAY);
        if (event.key === 'f' || event.key === 'F') decide(FOLD);
      }}
    >
      <div className={s.scene}>
        <FeltPrint />
        <Layout
          slug={slug}
          stakes={stakes}
          chips={chipValues}
          won={won}
          locked={locked}
          asked={isDeciding}
          onPlace={(spot) => change({ type: 'place', spot, cents: chip })}
          onTake={(spot) => change({ type: 'take', spot, cents: chip })}
        />
        <div className={s.table}>
          <Hand
            key={`dealer-${steps.roundId ?? ''}`}
            name={t`Dealer`}
            cards={view.dealer}
            animate={animate}
            sign={
              view.qualifies === false
                ? t`Does not play`
                : view.ranks.dealer && ranks(view.ranks.dealer)
            }
            fate={
              outcome === 'lost'
                ? 'won'
                : view.qualifies === false || outcome === 'won'
                  ? 'lost'
                  : null
            }
          />
          <FeltRule />
          <Hand
            key={`player-${steps.roundId ?? ''}`}
            name={t`You`}
            cards={view.player}
            animate={animate}
            sign={view.ranks.player && ranks(view.ranks.player)}
            fate={
              outcome === 'won' || outcome === 'dealer_out'
                ? 'won'
                : outcome === 'lost' || view.action === 'fold'
                  ? 'lost'
                  : null
            }
          />
          <p className={s.line} aria-hidden="true">
            {outcome ? outcomeText(outcome) : isDeciding ? <Trans>Play or fold?</Trans> : ' '}
          </p>
          {view.over && (
            <Plaque
              key={steps.roundId}
              wonCents={settled.reduce((all, { paidCents }) => all + paidCents, 0)}
              stakeCents={totalOf(stakes)}
              animate={animate}
            />
          )}
        </div>
        <div className={s.side}>
          <PayBoards
            table={rules.table}
            reached={view.ranks.player}
            paid={{
              'pair-plus': 'pair-plus' in stakes,
              ante: view.action !== 'fold',
            }}
          />
          <div className={s.paid}>
            <WinLines settled={settled} nameOf={names} />
          </div>
        </div>
      </div>
      <Controls
        slug={slug}
        chips={chipValues}
        chip={chip}
        onChip={setChip}
        state={isSame ? { ...table.chips, last: null } : table.chips}
        total={total}
        change={change}
        locked={locked}
        shortage={shortage}
        limits={limits}
        asking={phase === 'asking'}
        inactive={!mayDeal && phase !== 'playing'}
        onPlay={phase === 'playing' ? steps.hurry : deal}
        animate={animate}
        actions={actions}
        playText={
          phase === 'playing' ? (
            <Trans>Skip</Trans>
          ) : 'ante' in chosen ? (
            <Trans>Deal for {sum}</Trans>
          ) : (
            <Trans>Place an ante to deal</Trans>
          )
        }
        notes={<Trans>Best strategy: play with queen-6-4 or better</Trans>}
        {...(isDeciding && {
          decision: <Decision anteCents={ante} cashCents={cashCents} onDecide={decide} />,
        })}
      />
      <Announcer table={table} />
    </div>
  );
}
