/**
 * Model of a member's money with open wagers, bonuses and voids, based only on the written rules (decisions §6,
 * decisions 34, 87, 93 and 110). It uses no database, and all amounts are integer cents. `open-wagers.test.ts`
 * compares the model with the database.
 */

export interface Pot {
  id: string;
  balance: number;
  inPlay: number;
  required: number;
  wagered: number;
  deadline: number;
  /** Sequence number of the last wager that was settled before the bonus began. */
  openedAt: number;
  reachedAt: number | null;
  state: 'running' | 'completed' | 'ended';
}

interface Part {
  pot: Pot;
  cents: number;
}

/** Open or settled wager. The model does not store voided wagers. */
interface Wager {
  stake: number;
  /** Percentage of the stake that counts towards a wagering requirement. */
  percent: number;
  parts: Part[];
  /**
   * Result of the wager; undefined until it is settled. `no` is the wager's sequence number among the member's settled
   * wagers.
   */
  result: { no: number; payout: number; cashStake: number; cashPayout: number } | undefined;
  /** True for a wager that is settled as soon as it is placed. No bonus parts are stored for such a wager. */
  isInstant: boolean;
  /** True if the casino paid the stake through a bag item. Such a wager changes only the money in play. */
  isOfItem: boolean;
}

const share = (cents: number, payout: number, stake: number) =>
  Math.floor((cents * payout) / stake);
const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { cents }) => sum + cents, 0);

export class MoneyModel {
  cash: number;
  pots: Pot[] = [];
  open = new Map<string, Wager>();
  settled = new Map<string, Wager>();
  #settlements = 0;

  constructor(cash: number) {
    this.cash = cash;
  }

  get bonus(): number {
    return this.running.reduce((sum, { balance }) => sum + balance, 0);
  }
  get inPlay(): number {
    return [...this.open.values()].reduce((sum, { stake }) => sum + stake, 0);
  }
  get running(): Pot[] {
    return this.pots.filter(({ state }) => state === 'running');
  }

  addPot(pot: Pick<Pot, 'id' | 'balance' | 'required' | 'deadline'>): void {
    const start = { inPlay: 0, wagered: 0, openedAt: this.#settlements, reachedAt: null } as const;
    this.pots.push({ ...pot, ...start, state: 'running' });
  }

  /**
   * Takes a stake from cash first, then from the running bonuses whose deadline has not passed, oldest first. Returns
   * undefined if the stake is not covered.
   */
  #take(stake: number, bonusAllowed: boolean, now: number): Part[] | undefined {
    const fromCash = Math.min(this.cash, stake);
    let needed = stake - fromCash;
    const parts: Part[] = [];
    for (const pot of this.running) {
      if (!bonusAllowed || pot.deadline < now) continue;
      const cents = Math.min(pot.balance, needed);
      if (cents > 0) parts.push({ pot, cents });
      needed -= cents;
    }
    if (needed > 0) return undefined;
    this.cash -= fromCash;
    for (const { pot, cents } of parts) {
      pot.balance -= cents;
      pot.inPlay += cents;
    }
    return parts;
  }

  /** Opens a wager. Returns false if it is refused. */
  openWager(
    id: string,
    bet: { stake: number; percent: number; bonusAllowed: boolean },
    now: number,
  ): boolean {
    const { stake, percent, bonusAllowed } = bet;
    const parts = this.#take(stake, bonusAllowed, now);
    if (!parts) return false;
    this.open.set(id, {
      stake,
      percent,
      parts,
      result: undefined,
      isInstant: false,
      isOfItem: false,
    });
    return true;
  }

  /** Opens a wager that a member places with a bag item. The casino pays the stake. */
  openOfItem(id: string, stake: number): void {
    const ofItem = { parts: [], result: undefined, isInstant: false, isOfItem: true };
    this.open.set(id, { stake, percent: 0, ...ofItem });
  }

  raise(id: string, adds: number, bonusAllowed: boolean, now: number): boolean {
    const wager = this.open.get(id);
    const parts = wager && this.#take(adds, bonusAllowed, now);
    if (!wager || !parts) return false;
    wager.stake += adds;
    for (const part of parts) {
      const same = wager.parts.find(({ pot }) => pot === part.pot);
      if (same) same.cents += part.cents;
      else wager.parts.push(part);
    }
    return true;
  }

  settle(id: string, payout: number, now: number): void {
    const wager = this.open.get(id);
    if (!wager) return;
    this.open.delete(id);
    const { stake, parts } = wager;
    if (wager.isOfItem) {
      this.#settlements += 1;
      wager.result = { no: this.#settlements, payout, cashStake: 0, cashPayout: 0 };
      this.settled.set(id, wager);
      return;
    }
    const hadMoney = this.running.filter(({ balance, inPlay }) => balance + inPlay > 0);
    let [notCash, converted] = [0, 0];
    for (const { pot, cents } of parts) {
      const paid = share(cents, payout, stake);
      pot.inPlay -= cents;
      if (pot.state === 'completed') converted += cents;
      else notCash += paid;
      if (pot.state === 'running') pot.balance += paid;
    }
    this.cash += payout - notCash;
    const counted = share(stake, wager.percent, 100);
    const oldest = hadMoney.find(
      ({ deadline, reachedAt }) => deadline >= now && reachedAt === null,
    );
    if (oldest && counted > 0) {
      oldest.wagered += counted;
      if (oldest.wagered >= oldest.required && oldest.balance + oldest.inPlay > 0)
        oldest.reachedAt = now;
    }
    const cashStake = stake - sumOf(parts) + converted;
    this.#settlements += 1;
    wager.result = { no: this.#settlements, payout, cashStake, cashPayout: payout - notCash };
    this.settled.set(id, wager);
  }

  /** Opens a wager and settles it immediately. Returns false if the wager is refused. */
  instant(
    id: string,
    bet: { stake: number; payout: number; percent: number; bonusAllowed: boolean },
    now: number,
  ): boolean {
    if (!this.openWager(id, bet, now)) return false;
    this.settle(id, bet.payout, now);
    const wager = this.settled.get(id);
    if (wager) wager.isInstant = true;
    return true;
  }

  voidOpen(id: string): void {
    const wager = this.open.get(id);
    if (!wager) return;
    this.open.delete(id);
    if (wager.isOfItem) return;
    this.cash += wager.stake - sumOf(wager.parts);
    for (const { pot, cents } of wager.parts) {
      pot.inPlay -= cents;
      if (pot.state === 'running') pot.balance += cents;
      if (pot.state === 'completed') this.cash += cents;
    }
  }

  voidSettled(id: string): void {
    const wager = this.settled.get(id);
    if (!wager?.result) return;
    this.settled.delete(id);
    if (wager.isOfItem) return;
    const { stake, percent, parts, isInstant } = wager;
    const { no, payout, cashStake, cashPayout } = wager.result;
    // Cash never falls below zero. If it does not cover the voided payout, the rest becomes a debt, which this model
    // does not track.
    this.cash = Math.max(0, this.cash + cashStake - cashPayout);
    let loss = stake - cashStake - (payout - cashPayout);
    let counted = share(stake, percent, 100);
    for (const pot of this.running) {
      if (pot.openedAt >= no || pot.reachedAt !== null || pot.balance + pot.inPlay === 0) continue;
      const own = parts.find((part) => part.pot === pot)?.cents ?? 0;
      const wanted = isInstant ? loss : own - share(own, payout, stake);
      const part = Math.max(wanted, -pot.balance);
      const lowered = Math.min(counted, pot.wagered);
      pot.balance += part;
      pot.wagered -= lowered;
      loss -= part;
      counted -= lowered;
    }
  }

  /** Ends a bonus early: its money returns to the casino. */
  revoke(id: string): void {
    for (const pot of this.running) if (pot.id === id) pot.state = 'ended';
  }

  /**
   * Ends the bonuses that have no money left. Completes the bonuses that reached their required turnover by the
   * deadline, so their money becomes cash. If `isJob` is true, also ends the other bonuses whose deadline has passed.
   */
  endBonuses(now: number, isJob: boolean): void {
    for (const pot of this.running) {
      if (pot.balance + pot.inPlay === 0) pot.state = 'ended';
      else if (pot.reachedAt !== null && pot.reachedAt <= pot.deadline) {
        pot.state = 'completed';
        this.cash += pot.balance;
      } else if (isJob && pot.deadline < now) pot.state = 'ended';
    }
  }
}
