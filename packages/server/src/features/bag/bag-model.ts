/**
 * How bonuses live, from the written rules only: decisions §5 to §8 and decision 0034. A pure model in integers (cents,
 * milliseconds) that `bag-model.test.ts` compares with the server. Its author had not read the bag's code, and it shares none with it.
 * Where the text allowed two readings, decision 0034 now says which one holds.
 */
import type { BonusTerms } from '@wl/world/bonuses/kind';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** §6: "Refused with bonus money …: stakes over $5". */
const BONUS_STAKE_MAX_CENTS = 500;

type EndState = 'completed' | 'lost' | 'expired' | 'forfeited' | 'revoked' | 'deleted';

export interface ModelItem {
  readonly id: string;
  readonly terms: BonusTerms;
  readonly family: string | null;
  readonly acquiredMs: number;
  state: 'in_bag' | 'active' | 'running' | EndState;
  /** Null once it has ended. */
  deadlineMs: number | null;
  /** Cents that spins of the item have won so far. */
  won: number;
  spinsLeft: number;
  /** 0 for other kinds and once the item runs or has ended. */
  creditLeft: number;
  /** Null before and after. */
  watched: { depositCents: number; slotStaked: number; slotPaid: number } | null;
  /** Wagering times in hundredths, fixed at activation; 0 before it and for tickets. */
  timesHundredths: number;
  /** The deposit that granted a deposit bonus, as its place in the list of deposits. */
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
/** Who pays a stake: so much from cash, and so much from each pot. */
interface Sources {
  cash: number;
  parts: { pot: Pot; part: number }[];
}

/** Percent of an amount, rounded down to the cent. */
const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent) / 100);

/** §8: "Gambler: wagering 40 × → 38, 36, 34, 32, 30 (others in proportion)": 5 % less a level. In hundredths of a time. */
const timesInHundredths = (times: number, gambler: number): number =>
  Math.round(times * (100 - 5 * gambler));

/** Kinds that wait for a deposit once they are active. */
const needsDeposit = (terms: BonusTerms): boolean =>
  terms.kind === 'deposit_bonus' || terms.kind === 'deposit_cashback';

/** Takes a stake from cash first, then from the given pots, oldest first (§6). Undefined: they do not cover it. */
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
  /** Level, 0 to 5. */
  gambler = 0;
  /** Level, 0 to 5 (§8: "items keep 1 … 5 days longer"). */
  backpacker = 0;
  places: number;
  cash = 0;
  coins: number;
  onItsWay = 0;
  items: ModelItem[] = [];
  /** Running bonus money, oldest first. */
  pots: Pot[] = [];
  /** Turnover that each deposit still needs, oldest first. */
  private deposits: { openCents: number }[] = [];

  constructor(start: { places: number; coins: number; nowMs: number }) {
    this.places = start.places;
    this.coins = start.coins;
    this.nowMs = start.nowMs;
  }

  /** §5: Bonus is the "sum of running bonuses". Money past its deadline counts until something ends its item. */
  get bonus(): number {
    return this.pots.reduce((sum, pot) => sum + pot.balance, 0);
  }

  /** Items whose state is `in_bag`, also when their deadline is over and nothing has ended them. */
  inBag(): ModelItem[] {
    return this.items.filter((item) => item.state === 'in_bag');
  }

  /** Items that are active or running. */
  going(): ModelItem[] {
    return this.items.filter((item) => item.state === 'active' || item.state === 'running');
  }

  /** Buys an item with Coins. §6: "one deposit bonus per 30 days", "two per 30 days"; §7: "A full bag refuses purchases". */
  buy(wish: {
    id: string;
    terms: BonusTerms;
    price: number;
    limit: Limit | null;
  }): string | undefined {
    if (wish.limit && this.limitReached(wish.limit)) return 'market.limit_reached';
    if (wish.price > this.coins) return 'market.not_enough_coins';
    if (this.bagFull()) return 'bag.full';
    this.coins -= wish.price;
    this.acquire(wish.id, wish.terms, wish.limit?.family ?? null);
    return undefined;
  }

  /** A clerk gives an item: no Coins, no family, but it needs a place (0034: "`in_bag` takes a place of the bag"). */
  give(gift: { id: string; terms: BonusTerms }): string | undefined {
    if (this.bagFull()) return 'bag.full';
    this.acquire(gift.id, gift.terms, null);
    return undefined;
  }

  /** Sets an item going (0034: "Activating an item frees its place"). The times are fixed now with the Gambler level. */
  activate(id: string): string | undefined {
    const item = this.find(id);
    // Doing it twice is doing it once.
    if (item && (item.state === 'active' || item.state === 'running')) return undefined;
    if (item?.state !== 'in_bag') return 'bag.item_ended';
    if (this.isOver(item)) {
      this.end(item, 'expired');
      return 'bag.item_ended';
    }
    const { terms } = item;
    const refusal = this.otherInTheWay(terms);
    if (refusal !== undefined) return refusal;
    // 0034: what is over "keeps no other item from being activated", because it ends first.
    if (needsDeposit(terms)) this.job();
    item.state = 'active';
    if ('wageringTimes' in terms)
      item.timesHundredths = timesInHundredths(terms.wageringTimes, this.gambler);
    // §6: "7 days after activation". What waits for a deposit, and a ticket, keep the days of the bag.
    if ('playDays' in terms) item.deadlineMs = this.nowMs + terms.playDays * DAY_MS;
    return undefined;
  }

  /** A deposit is credited. 0034: it grants a bonus or is watched "in the transaction that credits it"; "a smaller deposit passes by". */
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

  /** A settled ordinary round. False: cash and usable bonus money do not cover the stake; that "ends the expired items" (0034). */
  bet(round: Round): boolean {
    // 0034: "Bonus money past its deadline cannot be staked and does not advance wagering".
    const inTime = this.pots.filter((pot) => this.isInTime(pot));
    const bonusPays = round.bonusAllowed && round.stakeCents <= BONUS_STAKE_MAX_CENTS;
    const sources = sourcesOf(round.stakeCents, this.cash, bonusPays ? inTime : []);
    if (!sources) {
      this.job();
      return false;
    }
    this.movePotsAndCash(round, sources);
    // §6: "Cash and bonus stakes advance the wagering of the oldest running bonus only."
    const oldest = inTime[0];
    if (oldest) oldest.wagered += percentOf(round.stakeCents, round.contributionPercent);
    this.countForDeposits(percentOf(sources.cash, round.contributionPercent));
    for (const pot of inTime) this.settlePot(pot);
    // Of a mixed stake its cash part counts, and as much of the payout.
    const paid = Math.floor((round.payoutCents * sources.cash) / round.stakeCents);
    this.moveWatched(round.isSlot ? { staked: sources.cash, paid } : null);
    return true;
  }

  /** A round that an item pays. 0034: "The house pays the stake", "winnings wait on the item", it counts towards nothing else. */
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
    // 0034: "When the last spin is played, the credit is too small for any stake": the winnings become bonus money.
    const credit = item.creditLeft > 0 && item.creditLeft >= spin.smallestStakeCents;
    if (item.spinsLeft === 0 && !credit) this.closeSpins(item, 'lost');
    return undefined;
  }

  /** Ids of the items that a cash-out now would end. What is past its deadline is not among them: it expires. */
  endedByCashOut(): string[] {
    return this.metByCashOut().flatMap((item) => (this.isOver(item) ? [] : [item.id]));
  }

  /** An accepted request. §5: "Money leaves the spendable balance the moment it is requested"; it ends what it meets. */
  cashOut(cents: number): void {
    // 0034: after the deadline an item "is `expired`, also when no job has come by".
    this.job();
    for (const item of this.metByCashOut()) this.end(item, 'forfeited');
    this.cash -= cents;
    this.onItsWay += cents;
  }

  /** The member takes a cash-out back (§5: "restored"). 0034: "An end is final", so ended bonuses stay ended. */
  cancelCashOut(cents: number): void {
    this.onItsWay -= cents;
    this.cash += cents;
  }

  /** The member throws an item away: `deleted` before it ran, `forfeited` "while it ran" (0034). */
  delete(id: string): string | undefined {
    const item = this.find(id);
    if (!item || item.deadlineMs === null) return 'bag.item_ended';
    if (!this.isOver(item)) {
      this.end(item, item.state === 'running' ? 'forfeited' : 'deleted');
      return undefined;
    }
    // 0034: past the deadline it is expired. "Bonus money that nobody saw is not thrown away": what went on stays.
    this.job();
    return item.deadlineMs === null ? undefined : 'bag.item_changed';
  }

  /** Time passes and nobody looks. */
  pass(ms: number): void {
    this.nowMs += ms;
  }

  /** The minute's job (0034: "A job ends expired items every minute"). What was over first comes first. */
  job(): void {
    const over = this.items.filter((item) => this.isOver(item));
    over.sort((a, b) => (a.deadlineMs ?? 0) - (b.deadlineMs ?? 0));
    for (const item of over) this.endOver(item);
  }

  private find(id: string): ModelItem | undefined {
    return this.items.find((item) => item.id === id);
  }

  /** 0034: "The exact instant of a deadline is in time for everything", so the job waits as well. */
  private isOver(item: ModelItem): boolean {
    return item.deadlineMs !== null && this.nowMs > item.deadlineMs;
  }

  private isInTime(pot: Pot): boolean {
    return this.items.some((item) => item.id === pot.itemId && !this.isOver(item));
  }

  /** An item acquired exactly `days` days ago no longer counts. Whatever became of the others, they count. */
  private limitReached(limit: Limit): boolean {
    const since = this.nowMs - limit.days * DAY_MS;
    return (
      this.items.filter((item) => item.family === limit.family && item.acquiredMs > since).length >=
      limit.max
    );
  }

  /** An item whose deadline is over takes no place, also before the job has ended it. */
  private bagFull(): boolean {
    return this.inBag().filter((item) => !this.isOver(item)).length >= this.places;
  }

  /** §6: an item keeps "30 days after purchase unless the item says otherwise"; hours add to days. */
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

  /** 0034: "One item at a time may wait for a deposit"; "one deposit at a time is watched", which only a cashback minds. */
  private otherInTheWay(terms: BonusTerms): string | undefined {
    if (!needsDeposit(terms)) return undefined;
    if (this.items.some((other) => this.waitsForDeposit(other))) return 'bag.another_waits';
    const watched = this.items.some((other) => other.watched !== null && !this.isOver(other));
    return watched && terms.kind === 'deposit_cashback' ? 'bag.another_watched' : undefined;
  }

  /** An end is final: no deadline, nothing left to play, no bonus money (0034). */
  private end(item: ModelItem, state: EndState): void {
    item.state = state;
    item.deadlineMs = null;
    item.watched = null;
    item.spinsLeft = 0;
    item.creditLeft = 0;
    this.pots = this.pots.filter((pot) => pot.itemId !== item.id);
  }

  /** Bonus money begins to run: required turnover = bonus money × times (0034). Nothing to run: the item ends as `nothing`. */
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

  /** 0034: "the winnings (for credits: what exceeds the credit) become bonus money"; "spins that were not played lapse". */
  private closeSpins(item: ModelItem, nothing: EndState): void {
    const credit = item.terms.kind === 'spin_credits' ? item.terms.creditCents : 0;
    this.run(item, item.won - credit, nothing);
  }

  /** What the end of its time makes of an item: spins and a watched deposit may become bonus money, the rest expires. */
  private endOver(item: ModelItem): void {
    const hasSpins = item.terms.kind === 'free_spins' || item.terms.kind === 'spin_credits';
    if (item.watched) this.judgeWatched(item);
    else if (item.state === 'active' && hasSpins) this.closeSpins(item, 'expired');
    else this.end(item, 'expired');
  }

  /** Takes the stake and returns the payout "in the proportion of the stake" (§6); fractions go to cash. */
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

  /** 0034: "Done: what is left becomes cash at once". "Gone: `lost`, also when the bet … finishes the wagering", so it comes first. */
  private settlePot(pot: Pot): void {
    const item = this.find(pot.itemId);
    if (!item) return;
    if (pot.balance === 0) return this.end(item, 'lost');
    if (pot.wagered < pot.required) return;
    this.cash += pot.balance;
    this.end(item, 'completed');
  }

  /** 0034: cash stakes by contribution "count for the oldest deposit that still needs turnover; the rest … for the next one". */
  private countForDeposits(cents: number): void {
    let rest = cents;
    for (const deposit of this.deposits) {
      const counted = Math.min(rest, deposit.openCents);
      deposit.openCents -= counted;
      rest -= counted;
    }
  }

  /** 0034: rounds count for a watched deposit up to its deadline, included; "turnover counts cash staked on slots". */
  private moveWatched(slot: { staked: number; paid: number } | null): void {
    for (const item of this.items) {
      const { watched, terms } = item;
      if (!watched || terms.kind !== 'deposit_cashback' || this.isOver(item)) continue;
      watched.slotStaked += slot?.staked ?? 0;
      watched.slotPaid += slot?.paid ?? 0;
      // 0034: "Due when the turnover is done and cash with what is in play is under $1"; settled rounds leave nothing in play.
      const done = watched.slotStaked >= terms.turnoverTimes * watched.depositCents;
      if (done && this.cash < terms.balanceUnderCents) this.judgeWatched(item);
    }
  }

  /** 0034: `min(max, ⌊percent × loss⌋)`, loss the smallest of three; without the turnover "the item expires". */
  private judgeWatched(item: ModelItem): void {
    const { watched, terms } = item;
    if (!watched || terms.kind !== 'deposit_cashback') return;
    const { depositCents, slotStaked, slotPaid } = watched;
    const done = slotStaked >= terms.turnoverTimes * depositCents;
    const loss = done
      ? Math.max(0, Math.min(depositCents - this.cash, slotStaked - slotPaid, depositCents))
      : 0;
    // 0034: a watched deposit that brings nothing back expires, also when its turnover was done.
    this.run(item, Math.min(terms.maxCents, percentOf(loss, terms.percent)), 'expired');
  }

  /** 0034: a cash-out ends "a running deposit bonus whose own deposit was not staked once, a watched deposit"; others go on. */
  private metByCashOut(): ModelItem[] {
    return this.items.filter((item) => {
      if (item.watched) return true;
      if (item.state !== 'running' || item.depositIndex === null) return false;
      return (this.deposits[item.depositIndex]?.openCents ?? 0) > 0;
    });
  }
}
