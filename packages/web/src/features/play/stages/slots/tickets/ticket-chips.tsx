import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { BagItem } from '@wl/contract/bag';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { useEffect, useRef } from 'react';
import { bagQuery, gamesQuery, refreshBag } from '../../../../bag/index.ts';
import { GameTournament } from '../../../components/game-tournament.tsx';
import Wagering from '../../../components/wagering.tsx';
import { useMoney } from '../../../money.ts';
import type { Launch } from '../../../stage.ts';
import { type Ticket, ticketOf } from './ticket.ts';
import s from './ticket-chips.module.css';

interface Usable {
  item: BagItem;
  ticket: Ticket;
}

/** Returns the bag items that can pay for spins of this game. The list does not change during a round. */
function useUsable(launch: Launch, busy: boolean): readonly Usable[] {
  const bag = useQuery(bagQuery);
  const games = useQuery({ ...gamesQuery, staleTime: Infinity });
  const kept = useRef<readonly Usable[]>([]);
  if (busy) return kept.current;
  const takesBonus = games.data?.find(({ slug }) => slug === launch.slug)?.bonus_money ?? true;
  kept.current = !takesBonus
    ? []
    : (bag.data?.data.going ?? []).flatMap((item) => {
        const ticket = ticketOf(item, launch, MAX_BONUS_STAKE_CENTS);
        return ticket ? [{ item, ticket }] : [];
      });
  return kept.current;
}

/**
 * Shows the member's spin tickets above the controls. The next spins use the selected ticket instead of cash. If there
 * are no tickets, phones show a tournament for this game or, failing that, the progress of an active bonus.
 */
export default function TicketChips({
  launch,
  busy,
  used,
  roundId,
  onUse,
}: {
  launch: Launch;
  busy: boolean;
  used: Ticket | null;
  /** Id of the latest round shown. If a ticket is selected, each new round reloads the bag. */
  roundId: string | undefined;
  onUse: (ticket: Ticket | null) => void;
}) {
  const { t } = useLingui();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const usable = useUsable(launch, busy);
  const now = usable.find(({ item }) => item.id === used?.item)?.ticket ?? null;
  const usedItem = used?.item;
  // When the bag changes, update the selected ticket, because it may have been used up or have expired, or may now
  // cover fewer stakes.
  useEffect(() => {
    if (busy || usedItem === undefined) return;
    if (now === null || now.stakes.length !== used?.stakes.length) onUse(now);
  }, [busy, usedItem, now, used, onUse]);
  useEffect(() => {
    if (usedItem !== undefined && roundId !== undefined) refreshBag();
  }, [usedItem, roundId]);
  // When the member opens this game from the bag, the URL contains the id of the item to use.
  const wanted = useRef(search['item']);
  useEffect(() => {
    const found = usable.find(({ item }) => item.id === wanted.current);
    if (!found) return;
    wanted.current = undefined;
    onUse(found.ticket);
  }, [usable, onUse]);
  if (usable.length === 0) {
    return (
      <div className={s.chips}>
        <GameTournament slug={launch.slug} phone>
          <Wagering phone="card" />
        </GameTournament>
      </div>
    );
  }
  return (
    <div className={s.chips} role="group" aria-label={t`Spins from your bag`}>
      {usable.map(({ item, ticket }) => {
        const on = item.id === usedItem;
        return (
          <TicketChip
            key={item.id}
            item={item}
            on={on}
            busy={busy}
            onPress={() => onUse(on ? null : ticket)}
          />
        );
      })}
    </div>
  );
}

/** Shows a bag item as a paper ticket, with the remaining spins or credit and the amount won. */
function TicketChip({
  item,
  on,
  busy,
  onPress,
}: {
  item: BagItem;
  /** True if the next spins use this ticket. */
  on: boolean;
  busy: boolean;
  onPress: () => void;
}) {
  const { money } = useMoney();
  const won = money(item.spins?.won ?? 0);
  return (
    <button
      type="button"
      className={cx(s.chip, on && s.on)}
      aria-pressed={on}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
    >
      <Icon name="ticket" size={18} />
      <span>
        <b>
          {'game' in item.terms ? (
            <Plural value={item.spins?.left ?? 0} one="# free spin" other="# free spins" />
          ) : (
            <Trans>{money(item.spins?.credit_left ?? 0)} credit</Trans>
          )}
        </b>
        <small>
          {on ? <Trans>in use · {won} won</Trans> : <Trans>use spins · {won} won</Trans>}
        </small>
      </span>
    </button>
  );
}
