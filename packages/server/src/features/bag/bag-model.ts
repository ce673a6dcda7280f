/**
 * The rules of decisions §6 and decision 0034 once more, as plainly as they can be said, for the test that drives bags at random:
 * numbers in one object, no database, no ledger, no sharing with the code it judges but the terms' shapes.
 */
import type { BonusTerms } from '@wl/world/bonuses/kind';

const DAY_MS = 86_400_000;

export interface ModelItem {
  id: string;
  terms: BonusTerms;
  family: string | null;
  state: string;
  acquiredMs: number;
  deadlineMs: number | null;
  times: number;
  spins: number;
  credit: number;
  won: number;
  /** The deposit that set it going, by its place; null: none. */
  fromDeposit: number | null;
  deposit: number;
  slotStaked: number;
  slotPaid: number;
}

export interface Pot {
  id: string;
  balance: number;
  required: number;
  wagered: number;
}

export class BagModel {
  cash = 0;
  coins: number;
  outgoing = 0;
  gambler = 0;
  items: ModelItem[] = [];
  /** Oldest first. */
  pots: Pot[] = [];
  /** Oldest first; stakes go to the first one that needs them. */
  deposits: { cents: number; staked: number }[] = [];
  nowMs: number;

  readonly places: number;

  constructor(places: number, coins: number, nowMs: number) {
    this.places = places;
    this.coins = coins;
    this.nowMs = nowMs;
  }

  get bonus() {
    return this.pots.reduce((sum, { balance }) => sum + balance, 0);
  }
  inBag() {
    return this.items.filter(({ state }) => state === 'in_bag');
  }
  living() {
    return this.items.filter(({ deadlineMs }) => deadlineMs !== null);
  }

  /** Why a purchase is refused, or undefined. */
  whyNotBuy(price: number, family: { family: string; max: number; days: number } | null) {
    const since = this.nowMs - (family?.days ?? 0) * DAY_MS;
    const had = this.items.filter(
      (item) => family !== null && item.family === family.family && item.acquiredMs > since,
    ).length;
    if (family && had >= family.max) return 'market.limit_reached';
    if (this.coins < price) return 'market.not_enough_coins';
    return this.inBag().length >= this.places ? 'bag.full' : undefined;
  }

  buy(id: string, terms: BonusTerms, price: number, family: string | null) {
    this.coins -= price;
    this.items.push({
      id,
      terms,
      family,
      state: 'in_bag',
      acquiredMs: this.nowMs,
      deadlineMs: this.nowMs + terms.keepDays * DAY_MS + (terms.keepHours ?? 0) * (DAY_MS / 24),
      times: 0,
      spins: 0,
      credit: 0,
      won: 0,
      fromDeposit: null,
      deposit: 0,
      slotStaked: 0,
      slotPaid: 0,
    });
  }

  activate(item: ModelItem): string | undefined {
    if (item.deadlineMs !== null && item.deadlineMs <= this.nowMs) {
      this.end(item, 'expired');
      return 'bag.item_ended';
    }
    const waits = (one: ModelItem) => one.terms.kind.startsWith('deposit');
    if (waits(item) && this.items.some((one) => one.state === 'active' && waits(one)))
      return 'bag.another_waits';
    const isWatched = (one: ModelItem) => one.state === 'running' && one.deposit > 0;
    if (item.terms.kind === 'deposit_cashback' && this.items.some(isWatched))
      return 'bag.another_watched';
    item.state = 'active';
    const { terms } = item;
    if ('wageringTimes' in terms) item.times = (terms.wageringTimes * (40 - 2 * this.gambler)) / 40;
    if (terms.kind === 'free_spins') item.spins = terms.spins;
    if (terms.kind === 'spin_credits') item.credit = terms.creditCents;
    if ('playDays' in terms) item.deadlineMs = this.nowMs + terms.playDays * DAY_MS;
    return undefined;
  }

  depositMoney(cents: number) {
    this.cash += cents;
    this.deposits.push({ cents, staked: 0 });
    const item = this.items.find(
      (one) =>
        one.state === 'active' &&
        one.terms.kind.startsWith('deposit') &&
        (one.deadlineMs ?? 0) > this.nowMs,
    );
    if (!item) return;
    const { terms } = item;
    if (terms.kind === 'deposit_bonus' && cents >= terms.minDepositCents) {
      item.fromDeposit = this.deposits.length - 1;
      this.grant(item, Math.min(terms.maxCents, Math.floor((cents * terms.percent) / 100)));
    }
    if (terms.kind === 'deposit_cashback' && cents >= terms.minDepositCents) {
      item.fromDeposit = this.deposits.length - 1;
      item.state = 'running';
      item.deposit = cents;
      item.deadlineMs = this.nowMs + terms.watchDays * DAY_MS;
    }
  }

  grant(item: ModelItem, cents: number) {
    if (!('wageringTimes' in item.terms) || cents <= 0) throw new Error('nothing to grant');
    item.state = 'running';
    item.deadlineMs = this.nowMs + item.terms.runDays * DAY_MS;
    const required = Math.ceil(Number((cents * item.times).toFixed(6)));
    this.pots.push({ id: item.id, balance: cents, required, wagered: 0 });
  }

  /** @returns whether the stake can be paid */
  bet(stake: number, payout: number, { isSlot }: { isSlot: boolean }): boolean {
    const live = this.pots.filter(({ id }) => this.nowMs <= (this.byId(id).deadlineMs ?? 0));
    const usable = live.reduce((sum, { balance }) => sum + balance, 0);
    if (this.cash + (isSlot && stake <= 500 ? usable : 0) < stake) return false;
    let missing = Math.max(0, stake - this.cash);
    const cashPart = stake - missing;
    this.cash -= cashPart;
    let returned = 0;
    for (const pot of live) {
      const part = Math.min(pot.balance, missing);
      missing -= part;
      const back = Math.floor((part * payout) / stake);
      pot.balance += back - part;
      returned += back;
    }
    this.cash += payout - returned;
    const counted = Math.floor(isSlot ? stake : stake / 10);
    const [oldest] = live;
    if (oldest) oldest.wagered += counted;
    let turnover = Math.floor(isSlot ? cashPart : cashPart / 10);
    for (const deposit of this.deposits) {
      const taken = Math.min(turnover, deposit.cents - deposit.staked);
      deposit.staked += taken;
      turnover -= taken;
    }
    for (const item of this.items)
      if (
        item.state === 'running' &&
        item.deposit > 0 &&
        isSlot &&
        cashPart > 0 &&
        this.nowMs <= (item.deadlineMs ?? 0)
      ) {
        item.slotStaked += cashPart;
        item.slotPaid += Math.floor((payout * cashPart) / stake);
      }
    this.settleEnds();
    return true;
  }

  /** What follows from a round: wagering done, money gone, cashback due. */
  settleEnds() {
    for (const pot of [...this.pots]) {
      const item = this.byId(pot.id);
      if (pot.balance === 0) this.end(item, 'lost');
      else if (pot.wagered >= pot.required) this.end(item, 'completed');
    }
    for (const item of this.items) this.payCashback(item, false);
  }

  payCashback(item: ModelItem, isOver: boolean): boolean {
    const { terms } = item;
    if (item.state !== 'running' || item.deposit === 0 || terms.kind !== 'deposit_cashback')
      return false;
    const done = item.slotStaked >= terms.turnoverTimes * item.deposit;
    if (!isOver && !(done && this.cash < terms.balanceUnderCents)) return false;
    const loss = Math.max(
      0,
      Math.min(item.deposit - this.cash, item.slotStaked - item.slotPaid, item.deposit),
    );
    const due = done ? Math.min(terms.maxCents, Math.floor((loss * terms.percent) / 100)) : 0;
    item.deposit = 0;
    if (due > 0) this.grant(item, due);
    else this.end(item, 'expired');
    return true;
  }

  freeSpin(item: ModelItem, stake: number, payout: number) {
    if (item.terms.kind === 'free_spins') item.spins -= 1;
    else item.credit -= stake;
    item.won += payout;
    const isOut = item.terms.kind === 'free_spins' ? item.spins === 0 : item.credit < 5;
    if (isOut) this.endSpins(item, 'lost');
  }

  endSpins(item: ModelItem, without: string) {
    const above = item.terms.kind === 'spin_credits' ? item.terms.creditCents : 0;
    const grant = Math.max(0, item.won - above);
    if (grant > 0) this.grant(item, grant);
    else this.end(item, without);
  }

  /** Which items a cash-out would end. */
  endedByCashOut() {
    return this.items.filter((item) => {
      if (item.state !== 'running' || item.fromDeposit === null) return false;
      const { cents, staked } = this.deposits[item.fromDeposit] ?? { cents: 0, staked: 0 };
      return item.deposit > 0 || (item.terms.kind === 'deposit_bonus' && staked < cents);
    });
  }

  cashOut(cents: number) {
    for (const item of this.endedByCashOut()) this.end(item, 'forfeited');
    this.cash -= cents;
    this.outgoing += cents;
  }

  expire() {
    for (const item of this.living()) {
      if (item.deadlineMs === null || item.deadlineMs > this.nowMs) continue;
      const hasSpins = item.state === 'active' && 'playDays' in item.terms;
      if (hasSpins && item.won > 0) this.endSpins(item, 'expired');
      else if (!this.payCashback(item, true)) this.end(item, 'expired');
    }
  }

  remove(item: ModelItem) {
    this.end(item, item.state === 'running' ? 'forfeited' : 'deleted');
  }

  private byId(id: string): ModelItem {
    const item = this.items.find((one) => one.id === id);
    if (!item) throw new Error(`no item ${id}`);
    return item;
  }

  private end(item: ModelItem, state: string) {
    const pot = this.pots.find(({ id }) => id === item.id);
    if (pot && state === 'completed') this.cash += pot.balance;
    this.pots = this.pots.filter((one) => one !== pot);
    item.state = state;
    item.deadlineMs = null;
    item.deposit = 0;
  }
}
