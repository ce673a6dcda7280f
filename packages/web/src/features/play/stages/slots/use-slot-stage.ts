import type { SlotConfig } from '@wl/games/engines/slots/config';
import type { SlotSkin } from '@wl/games/engines/slots/skin';
import { useEffect, useState, type CSSProperties } from 'react';
import { currentLanguage } from '../../../../app/language/language.ts';
import { isStill } from '../../../../app/motion.ts';
import { shortageOf } from '../../shortage.tsx';
import type { Launch, StageProps } from '../../stage.ts';
import { rememberBet, rememberedBet } from '../../steps/bet-memory.ts';
import { windowRatios } from './reels/geometry.ts';
import { firstStake } from './controls/stake.ts';
import type { Ticket } from './tickets/ticket.ts';
import { useReels, type Reels } from './reels/use-reels.ts';
import { useSlot } from './use-slot.ts';

export type SlotStageProps = StageProps & { rules: SlotConfig; skin: SlotSkin };
export type SlotStageState = ReturnType<typeof useSlotStage>;

/**
 * Returns the state of a slot's stage: the member's choices, the reels, the rounds, and the values derived from them.
 */
export function useSlotStage(props: SlotStageProps) {
  const { rules: config, skin, launch, texts } = props;
  const [still] = useState(isStill);
  const animate = props.animate && !still;
  const text = texts[currentLanguage()];
  const [stakeIndex, setStakeIndex] = useState(() =>
    firstStake(launch.stakes, rememberedBet(launch.slug)),
  );
  const [quick, setQuick] = useState(
    () => launch.features['quickSpin'] === true && rememberedBet(launch.slug)['quick'] === true,
  );
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const stakes = ticket?.stakes ?? launch.stakes;
  const shownIndex = Math.min(stakeIndex, stakes.length - 1);
  const stakeCents = stakes[shownIndex] ?? 0;
  // Remember only the stake that the member has chosen, not the stake of a bag item that pays for the spins.
  const ownCents = launch.stakes[stakeIndex] ?? 0;
  useEffect(
    () => rememberBet(launch.slug, { stakeCents: ownCents, quick }),
    [launch.slug, ownCents, quick],
  );
  const reels = useReels(config, skin.reels);
  const slot = useSlot({ ...props, config, animate, reels, stakeCents, item: ticket?.item, quick });
  const { view, phase } = slot;
  const busy = phase !== 'idle';
  const roundStake = slot.roundCents || stakeCents;
  // A payout that does not exceed its stake is never celebrated (decisions §9).
  const celebrated = view.wonCents > roundStake;
  // During a round, the stake is already deducted from the shown balance, so check only between rounds whether the
  // balance covers a stake.
  const shortage = busy || ticket !== null ? null : shortageOf(props, stakeCents);
  const win = view.lit === null ? null : (view.wins[view.lit] ?? null);
  return {
    animate,
    lacquer: lacquerOf(launch, skin, reels.box),
    text,
    stakes,
    shownIndex,
    stakeCents,
    setStakeIndex,
    quick,
    setQuick,
    ticket,
    setTicket,
    reels,
    slot,
    busy,
    roundStake,
    celebrated,
    shortage,
    win,
  };
}

/**
 * Returns the custom properties for the stage's style sheet: colours, backdrop, and the proportions of the reel window.
 */
function lacquerOf(launch: Launch, skin: SlotSkin, box: Reels['box']): CSSProperties {
  const ratios = windowRatios(box);
  const backdrop = skin.hasBackdrop
    ? `/art/games/${launch.slug}/backdrop.avif`
    : `/art/cities/${launch.city}/postcard-1200.avif`;
  return {
    '--lacquer-1': skin.lacquer[0],
    '--lacquer-2': skin.lacquer[1],
    '--desk-1': skin.controls[0],
    '--desk-2': skin.controls[1],
    '--glow': skin.glow,
    '--backdrop': `url(${backdrop})`,
    '--letters': launch.name.length,
    '--cols': box.cols,
    '--ratio': ratios.wide,
    '--ratio-phone': ratios.narrow,
  } as CSSProperties;
}
