/**
 * Second implementation of the bonus rules, which `bag-model.test.ts` compares with the server. It was written from the
 * rules alone (decisions §5 to §8; decision 0034 where they are ambiguous), without knowledge of the bag's code. It is
 * pure and uses only integers (cents, milliseconds).
 */
import type { BonusTerms } from '@wl/world/bonuses/kind';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Highest stake that can be paid with bonus money (decisions §6: "Refused with bonus money …: stakes over $5"). */
const BONUS_STAKE_MAX_CENTS = 500;

type EndState = 'completed' | 'lost' | 'expired' | 'forfeited' | 'revoked' | 'deleted';

export interface ModelItem {
  readonly id: string;
  readonly terms: BonusTerms;
  readonly family: string | null;
  readonly acquiredMs: number;
  state: 'in_bag' | 'active' | 'running' | EndState;
  /** Time at which the current state expires; null after the item has ended. */
  deadlineMs: number | null;
  /** Winnings from the item's spins so far, in cents. */
  won: number;
  spinsLeft: number;
  /** Remaining spin credit in cents; 0 for kinds without credit, and for running or ended items. */
  creditLeft: number;
  /** Deposit watched for a cashback, and the cash that slots took and paid since then, in cents; null if none. */
  watched: { depositCents: number; slotStaked: number; slotPaid: number } | null;
  /** Wagering multiplier in hundredths, fixed at activation; 0 before activation and for tickets. */
  timesHundredths: number;
  /** Index in `deposits` of the deposit that triggered this deposit bonus. */
  depositIndex: number | null;
}
export interface Pot {
  itemId: string;
  balance: number;
  required: number;
  wagered: number;
}
interface Round {
  stakeCents: number;
  payoutCents: number;
  contributionPercent: number;
  bonusAllowed: boolean;
  isSlot: boolean;
}
interface Spin {
  stakeCents: number;
  payoutCents: number;
  smallestStakeCents: number;
}
interface Limit {
  family: string;
  max: number;
  days: number;
}
/** Sources of a stake: the amount from cash, and the amount from the bonus money (`pot`) of each running item. */
interface Sources {
  cash: number;
  parts: { pot: Pot; part: number }[];
}

/** Returns a percentage of an amount, rounded down to the cent. */
const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent) / 100);

/**
 * Returns the wagering multiplier in hundredths. Each Gambler level reduces it by 5% of `times`. Decisions §8:
 * "Gambler: wagering 40 × → 38, 36, 34, 32, 30 (others in proportion)".
 */
const timesInHundredths = (times: number, gambler: number): number =>
  Math.round(times * (100 - 5 * gambler));

/** Returns true for kinds that wait for a deposit after activation. */
const needsDeposit = (terms: BonusTerms): boolean =>
  terms.kind === 'deposit_bonus' || terms.kind === 'deposit_cashback';

/** Splits a stake: cash first, then bonus money, oldest item first (§6). Returns undefined if the total is too low. */
function sourcesOf(stake: number, cash: number, pots: Pot[]): Sources | undefined {
  const fromCash = Math.min(cash, stake);
  let open = stake - fromCash;
  const parts: Sources['parts'] = [];
  for (const pot of pots) {
    const part = Math.min(pot.balance, open);
    if (part > 0) parts.push({ pot, part });
    open -= part;
  }
  return open > 0 ? undefined : { cash: fromCash, parts };
}

export class BonusModel {
  nowMs: number;
  /** Level of the Gambler skill, 0 to 5. */
  gambler = 0;
  /** Level of the Backpacker skill, 0 to 5 (decisions §8: "items keep 1 … 5 days longer"). */
  backpacker = 0;
  places: number;
  cash = 0;
  coins: number;
  onItsWay = 0;
  items: ModelItem[] = [];
  /** Bonus money of each running bonus, oldest bonus first. */
  pots: Pot[] = [];
  /** Turnover that each deposit still requires, oldest deposit first. */
  private deposits: { openCents: number }[] = [];

  constructor(start: { places: number; coins: number; nowMs: number }) {
    this.places = start.places;
    this.coins = start.coins;
    this.nowMs = start.nowMs;
  }

  /** Bonus balance: the "sum of running bonuses" (§5). Bonus money past its deadline counts until its item ends. */
  get bonus(): number {
    return this.pots.reduce((sum, pot) => sum + pot.balance, 0);
  }

  /** Returns items whose state is `in_bag`, including expired items that have not been ended yet. */
  inBag(): ModelItem[] {
    return this.items.filter((item) => item.state === 'in_bag');
  }

  going(): ModelItem[] {
    return this.items.filter((item) => item.state === 'active' || item.state === 'running');
  }

  /**
   * Buys an item with Coins. Returns the error code if the purchase is refused. The limits are those of decisions §6
   * ("one deposit bonus per 30 days", "two per 30 days") and §7 ("A full bag refuses purchases").
   */
  buy(request: {
    id: string;
    terms: BonusTerms;
    price: number;
    limit: Limit | null;
  }): string | undefined {
    if (request.limit && this.limitReached(request.limit)) return 'market.limit_reached';
    if (request.price > this.coins) return 'market.not_enough_coins';
    if (this.bagFull()) return 'bag.full';
    this.coins -= request.price;
    this.acquire(request.id, request.terms, request.limit?.family ?? null);
    return undefined;
  }

  /**
   * Grants an item on behalf of a clerk. The item costs no Coins, but needs a free place in the bag (decision 0034).
   */
  give(gift: { id: string; terms: BonusTerms }): string | undefined {
    if (this.bagFull()) return 'bag.full';
    this.acquire(gift.id, gift.terms, null);
    return undefined;
  }

  /**
   * Activates an item, which frees its place in the bag (decision 0034). The current Gambler level determines the
   * item's wagering multiplier.
   */
  activate(id: string): string | undefined {
    const item = this.find(id);
    // Activating an active item again changes nothing.
    if (item && (item.state === 'active' || item.state === 'running')) return undefined;
    if (item?.state !== 'in_bag') return 'bag.item_ended';
    if (this.isOver(item)) {
      this.end(item, 'expired');
      return 'bag.item_ended';
    }
    const { terms } = item;
    const refusal = this.otherInTheWay(terms);
    if (refusal !== undefined) return refusal;
    // Decision 0034: an expired item does not block the activation, because the server ends expired items first.
    if (needsDeposit(terms)) this.job();
    item.state = 'active';
    if ('wageringTimes' in terms)
      item.timesHundredths = timesInHundredths(terms.wageringTimes, this.gambler);
    // Decisions §6 sets this deadline: "7 days after activation". Tickets and items that wait for a deposit have no
    // `playDays` in their terms and keep their earlier deadline.
    if ('playDays' in terms) item.deadlineMs = this.nowMs + terms.playDays * DAY_MS;
    return undefined;
  }

  /**
   * Credits a deposit. If an item is waiting for a deposit, grants the item's bonus or starts watching the deposit for
   * cashback (decision 0034). A deposit below the item's minimum does not affect the item.
   */
  deposit(cents: number): void {
    this.cash += cents;
    this.deposits.push({ openCents: cents });
    const item = this.items.find((each) => this.waitsForDeposit(each));
    if (!item) return;
    const { terms } = item;
    if (terms.kind === 'deposit_bonus' && cents >= terms.minDepositCents) {
      item.depositIndex = this.deposits.length - 1;
      this.run(item, Math.min(terms.maxCents, percentOf(cents, terms.percent)), 'lost');
    }
    if (terms.kind === 'deposit_cashback' && cents >= terms.minDepositCents) {
      item.state = 'running';
      item.watched = { depositCents: cents, slotStaked: 0, slotPaid: 0 };
      item.deadlineMs = this.nowMs + terms.watchDays * DAY_MS;
    }
  }

  /**
   * Settles a round and returns true. If cash and usable bonus money do not cover the stake, ends expired items instead
   * (decision 0034) and returns false.
   */
  bet(round: Round): boolean {
    // Decision 0034: after its deadline, bonus money cannot be staked, and bets no longer count towards its wagering.
    const inTime = this.pots.filter((pot) => this.isInTime(pot));
    const bonusPays = round.bonusAllowed && round.stakeCents <= BONUS_STAKE_MAX_CENTS;
    const sources = sourcesOf(round.stakeCents, this.cash, bonusPays ? inTime : []);
    if (!sources) {
      this.job();
      return false;
    }
    this.movePotsAndCash(round, sources);
    // Decisions §6: "Cash and bonus stakes advance the wagering of the oldest running bonus only."
    const oldest = inTime[0];
    if (oldest) oldest.wagered += percentOf(round.stakeCents, round.contributionPercent);
    this.countForDeposits(percentOf(sources.cash, round.contributionPercent));
    for (const pot of inTime) this.settlePot(pot);
    // For a watched deposit, only the cash part of the stake counts, with the corresponding part of the payout.
    const paid = Math.floor((round.payoutCents * sources.cash) / round.stakeCents);
    this.moveWatched(round.isSlot ? { staked: sources.cash, paid } : null);
    return true;
  }

  /**
   * Settles a round played with an item's free spin or spin credit instead of the member's money. The winnings are
   * added to the item. The round does not count towards wagering or deposit turnover (decision 0034).
   */
  itemSpin(id: string, spin: Spin): string | undefined {
    const item = this.find(id);
    if (item?.state !== 'active' || this.isOver(item)) return 'bag.no_spins_left';
    if (item.spinsLeft === 0 && item.creditLeft === 0) return 'bag.no_spins_left';
    if (item.terms.kind === 'spin_credits') {
      if (item.creditLeft < spin.stakeCents) return 'play.bonus_refused';
      item.creditLeft -= spin.stakeCents;
    } else {
      item.spinsLeft -= 1;
    }
    item.won += spin.payoutCents;
    // After the last spin, or when the remaining spin credit is too small for any stake, any winnings become bonus
    // money. Without winnings, the item ends as lost (decision 0034).
    const credit = item.creditLeft > 0 && item.creditLeft >= spin.smallestStakeCents;
    if (item.spinsLeft === 0 && !credit) this.closeSpins(item, 'lost');
    return undefined;
  }

  /**
   * Returns the ids of the items that a cash-out would end now. Items past their deadline are excluded, because they
   * expire instead.
   */
  endedByCashOut(): string[] {
    return this.metByCashOut().flatMap((item) => (this.isOver(item) ? [] : [item.id]));
  }

  /**
   * Requests a cash-out. Ends items that track a deposit for cashback, and deposit bonuses whose deposit is not staked
   * in full. The cash balance falls immediately (§5: "Money leaves the spendable balance the moment it is requested").
   */
  cashOut(cents: number): void {
    // Decision 0034: expire overdue items first, so that they are recorded as expired and not as forfeited.
    this.job();
    for (const item of this.metByCashOut()) this.end(item, 'forfeited');
    this.cash -= cents;
    this.onItsWay += cents;
  }

  /**
   * Cancels a cash-out at the member's request and returns the amount to the cash balance (§5: "restored"). Bonuses
   * that the cash-out ended are not restored, because an ended item cannot become active again (decision 0034).
   */
  cancelCashOut(cents: number): void {
    this.onItsWay -= cents;
    this.cash += cents;
  }

  /**
   * Deletes an item. Before its deadline, a running item becomes `forfeited`, any other item `deleted` (decision 0034).
   * @returns the error code if the item could not be deleted, otherwise undefined
   */
  delete(id: string): string | undefined {
    const item = this.find(id);
    if (!item || item.deadlineMs === null) return 'bag.item_ended';
    if (!this.isOver(item)) {
      this.end(item, item.state === 'running' ? 'forfeited' : 'deleted');
      return undefined;
    }
    // An item past its deadline expires instead of being deleted (decision 0034). Bonus money that its spins or watched
    // deposit earn at that moment is kept, because the member has not seen it yet.
    this.job();
    return item.deadlineMs === null ? undefined : 'bag.item_changed';
  }

  /** Advances the time without running the job that ends expired items. */
  pass(ms: number): void {
    this.nowMs += ms;
  }

  /** Ends expired items, earliest deadline first. On the server, a job does this every minute (decision 0034). */
  job(): void {
    const over = this.items.filter((item) => this.isOver(item));
    over.sort((a, b) => (a.deadlineMs ?? 0) - (b.deadlineMs ?? 0));
    for (const item of over) this.endOver(item);
  }

  private find(id: string): ModelItem | undefined {
    return this.items.find((item) => item.id === id);
  }

  /** Returns true if the deadline has passed. Exactly at the deadline, the item can still be used (decision 0034). */
  private isOver(item: ModelItem): boolean {
    return item.deadlineMs !== null && this.nowMs > item.deadlineMs;
  }

  private isInTime(pot: Pot): boolean {
    return this.items.some((item) => item.id === pot.itemId && !this.isOver(item));
  }

  /**
   * Returns true if the purchase limit is reached. Every item of the limit's item family that was acquired in the last
   * `days` days counts, regardless of its state.
   */
  private limitReached(limit: Limit): boolean {
    const since = this.nowMs - limit.days * DAY_MS;
    return (
      this.items.filter((item) => item.family === limit.family && item.acquiredMs > since).length >=
      limit.max
    );
  }

  /**
   * Returns true if the bag is full. Expired items do not take up a place, even if the expiry job has not processed
   * them yet.
   */
  private bagFull(): boolean {
    return this.inBag().filter((item) => !this.isOver(item)).length >= this.places;
  }

  /**
   * Adds an item to the bag, where it stays for `keepDays` and `keepHours`, plus the days of the Backpacker skill
   * (decisions §6: "30 days after purchase unless the item says otherwise").
   */
  private acquire(id: string, terms: BonusTerms, family: string | null): void {
    const keptMs = (terms.keepDays + this.backpacker) * DAY_MS + (terms.keepHours ?? 0) * HOUR_MS;
    this.items.push({
      id,
      terms,
      family,
      acquiredMs: this.nowMs,
      state: 'in_bag',
      deadlineMs: this.nowMs + keptMs,
      won: 0,
      spinsLeft: terms.kind === 'free_spins' ? terms.spins : 0,
      creditLeft: terms.kind === 'spin_credits' ? terms.creditCents : 0,
      watched: null,
      timesHundredths: 0,
      depositIndex: null,
    });
  }

  private waitsForDeposit(item: ModelItem): boolean {
    return item.state === 'active' && needsDeposit(item.terms) && !this.isOver(item);
  }

  /**
   * Returns an error code if another item blocks the activation of an item with these terms (decision 0034). Only one
   * item at a time can wait for a deposit, and only one deposit cashback at a time can track its deposit.
   */
  private otherInTheWay(terms: BonusTerms): string | undefined {
    if (!needsDeposit(terms)) return undefined;
    if (this.items.some((other) => this.waitsForDeposit(other))) return 'bag.another_waits';
    const watched = this.items.some((other) => other.watched !== null && !this.isOver(other));
    return watched && terms.kind === 'deposit_cashback' ? 'bag.another_watched' : undefined;
  }

  /** Ends an item permanently. Removes its deadline, unplayed spins and bonus money (decision 0034). */
  private end(item: ModelItem, state: EndState): void {
    item.state = state;
    item.deadlineMs = null;
    item.watched = null;
    item.spinsLeft = 0;
    item.creditLeft = 0;
    this.pots = this.pots.filter((pot) => pot.itemId !== item.id);
  }

  /**
   * Starts wagering for an item with `cents` of bonus money. The required turnover is `cents` times the wagering
   * multiplier (decision 0034). If there is no bonus money, the item ends with the state given as `nothing`.
   */
  private run(item: ModelItem, cents: number, nothing: EndState): void {
    if (cents <= 0 || !('runDays' in item.terms)) return this.end(item, nothing);
    item.state = 'running';
    item.watched = null;
    item.spinsLeft = 0;
    item.creditLeft = 0;
    item.deadlineMs = this.nowMs + item.terms.runDays * DAY_MS;
    const required = Math.ceil((cents * item.timesHundredths) / 100);
    this.pots.push({ itemId: item.id, balance: cents, required, wagered: 0 });
  }

  /**
   * Converts the winnings of an item's spins to bonus money. For spin credits, the original credit is subtracted first.
   * Unplayed spins lapse (decision 0034).
   */
  private closeSpins(item: ModelItem, nothing: EndState): void {
    const credit = item.terms.kind === 'spin_credits' ? item.terms.creditCents : 0;
    this.run(item, item.won - credit, nothing);
  }

  /** Ends an item at its deadline. It expires, unless its active spins or tracked deposit earned bonus money. */
  private endOver(item: ModelItem): void {
    const hasSpins = item.terms.kind === 'free_spins' || item.terms.kind === 'spin_credits';
    if (item.watched) this.judgeWatched(item);
    else if (item.state === 'active' && hasSpins) this.closeSpins(item, 'expired');
    else this.end(item, 'expired');
  }

  /**
   * Takes the stake from cash and bonus money. The payout is added to them "in the proportion of the stake" (§6), and
   * fractions of a cent are added to cash.
   */
  private movePotsAndCash(round: Round, sources: Sources): void {
    this.cash -= sources.cash;
    let toCash = round.payoutCents;
    for (const { pot, part } of sources.parts) {
      const back = Math.floor((part * round.payoutCents) / round.stakeCents);
      pot.balance += back - part;
      toCash -= back;
    }
    this.cash += toCash;
  }

  /**
   * Ends the item as `lost` if its bonus money is used up, even if the last bet met the wagering requirement. If the
   * requirement is met and bonus money remains, that money becomes cash and the item is completed (decision 0034).
   */
  private settlePot(pot: Pot): void {
    const item = this.find(pot.itemId);
    if (!item) return;
    if (pot.balance === 0) return this.end(item, 'lost');
    if (pot.wagered < pot.required) return;
    this.cash += pot.balance;
    this.end(item, 'completed');
  }

  /**
   * Counts a cash stake, weighted by contribution, towards the oldest deposit that still needs turnover. Any remainder
   * counts towards the next deposit (decision 0034).
   */
  private countForDeposits(cents: number): void {
    let rest = cents;
    for (const deposit of this.deposits) {
      const counted = Math.min(rest, deposit.openCents);
      deposit.openCents -= counted;
      rest -= counted;
    }
  }

  /**
   * Adds the cash part of a slot round's stake and payout to each watched deposit whose deadline has not passed. After
   * any round, settles the cashback that has become due (decision 0034).
   */
  private moveWatched(slot: { staked: number; paid: number } | null): void {
    for (const item of this.items) {
      const { watched, terms } = item;
      if (!watched || terms.kind !== 'deposit_cashback' || this.isOver(item)) continue;
      watched.slotStaked += slot?.staked ?? 0;
      watched.slotPaid += slot?.paid ?? 0;
      // Decision 0034: the cashback is due when the required turnover is reached and cash plus money in play is below
      // $1. The model settles every round immediately, so it compares only cash.
      const done = watched.slotStaked >= terms.turnoverTimes * watched.depositCents;
      if (done && this.cash < terms.balanceUnderCents) this.judgeWatched(item);
    }
  }

  /**
   * Decision 0034: the cashback is `min(max, ⌊percent × loss⌋)` if the required turnover was reached, otherwise 0. The
   * loss is the smallest of the deposit, the deposit minus the remaining cash, and the net loss on slots.
   */
  private judgeWatched(item: ModelItem): void {
    const { watched, terms } = item;
    if (!watched || terms.kind !== 'deposit_cashback') return;
    const { depositCents, slotStaked, slotPaid } = watched;
    const done = slotStaked >= terms.turnoverTimes * depositCents;
    const loss = done
      ? Math.max(0, Math.min(depositCents - this.cash, slotStaked - slotPaid, depositCents))
      : 0;
    // Decision 0034: a deposit cashback ends as expired if it pays nothing, even if the required turnover was reached.
    this.run(item, Math.min(terms.maxCents, percentOf(loss, terms.percent)), 'expired');
  }

  /**
   * Returns the items that a cash-out ends (decision 0034): running deposit bonuses whose own deposit has not been
   * staked in full, and cashback items that track a deposit.
   */
  private metByCashOut(): ModelItem[] {
    return this.items.filter((item) => {
      if (item.watched) return true;
      if (item.state !== 'running' || item.depositIndex === null) return false;
      return (this.deposits[item.depositIndex]?.openCents ?? 0) > 0;
    });
  }
}
