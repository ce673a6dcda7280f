import type { IntStream } from '../../game.ts';
import type { Cell, CellValue, RoundEvent } from '../../round.ts';
import {
  choose,
  collapse,
  countOf,
  createBoard,
  drawBoard,
  gridOf,
  keepWilds,
  placeOf,
  placesWhere,
  valueFor,
  valuesOf,
  type Board,
  type Judge,
} from './board.ts';
import { NOTHING, type CompiledSlot } from './compile.ts';
import { judgeOf } from './judge.ts';
import type { BonusBuy } from './config.ts';

/** Events of the round. Null in simulations, so that they allocate no memory for events. */
type Events = RoundEvent[] | null;

/**
 * Slot machine. Members' rounds (with events) and simulations (without events) use the same code, so simulations
 * measure the real game. A machine keeps its board between rounds, so interleaved rounds must not share a machine.
 */
export class SlotMachine {
  readonly board: Board;
  /** Number of boards drawn or refilled so far, for benchmarks. */
  boards = 0;
  private readonly slot: CompiledSlot;
  private readonly judge: Judge;
  /** Current step of the cascade ladder. The multiplier of this step applies to the next win. */
  private step = 0;
  /** Total of the orb values so far in the current free spins, counting only spins that won. */
  private orbTotal = 0;
  private expanding = -1;
  /** Number of visible scatters at the end of the last spin. */
  private seen = 0;

  constructor(slot: CompiledSlot) {
    this.slot = slot;
    this.board = createBoard(slot);
    this.judge = judgeOf(slot);
  }

  /**
   * Plays one whole round: a base spin with any bonus that it starts, or the free spins of a bonus buy.
   * @returns the payout in hundredths of the stake, limited to the cap
   */
  round(stream: IntStream, events: Events, buy?: BonusBuy): number {
    const total = buy === undefined ? this.base(stream, events) : this.bought(stream, events, buy);
    events?.push({ type: 'round_finished' });
    return total;
  }

  private base(stream: IntStream, events: Events): number {
    const { slot } = this;
    let total = this.spin(false, stream, events);
    if (total >= slot.capHundredths) return this.capped(events);
    const coins = slot.hold ? countOf(this.board, slot.coin) : 0;
    if (slot.hold && coins >= slot.hold.trigger) {
      total += this.hold(coins, stream, events);
      return total >= slot.capHundredths ? this.capped(events) : total;
    }
    const spins = slot.freeSpins.trigger[this.seen] ?? 0;
    return spins > 0 ? this.freeSpins(spins, total, stream, events) : total;
  }

  private bought(stream: IntStream, events: Events, buy: BonusBuy): number {
    events?.push({ type: 'bonus_bought', id: buy.id, cost: buy.cost });
    this.board.cells.fill(NOTHING);
    return this.freeSpins(buy.spins, 0, stream, events);
  }

  private capped(events: Events): number {
    events?.push({ type: 'win_capped', hundredths: this.slot.capHundredths });
    return this.slot.capHundredths;
  }

  scatters(): number {
    return countOf(this.board, this.slot.scatter);
  }

  private scatterCells(): Cell[] {
    const { slot, board } = this;
    return placesWhere(slot, board, (cell) => board.cells[cell] === slot.scatter);
  }

  /**
   * Plays one spin, including cascades, orbs, the expanding symbol and scatter pays.
   * @returns payout in hundredths of the stake
   */
  spin(free: boolean, stream: IntStream, events: Events): number {
    const { slot, board } = this;
    const multiplier = free ? slot.freeSpins.multiplier : 1;
    drawBoard(slot, board, free ? slot.free : slot.base, stream);
    this.boards++;
    if (events) this.recordStop(free, events);
    let total = slot.cascade
      ? this.chain(free, multiplier, stream, events)
      : this.judge(board, multiplier, events);
    if (slot.addsOrbs && total > 0) total += this.multiplyByOrbs(free, total, events);
    if (free && this.expanding >= 0) total += this.expand(multiplier, events);
    const scatters = this.scatters();
    this.seen = scatters;
    const paid = (slot.scatterPay[scatters] ?? 0) * multiplier;
    if (paid > 0) {
      const symbol = slot.symbols[slot.scatter] ?? '';
      const cells = events ? this.scatterCells() : [];
      events?.push({ type: 'scatter_won', symbol, count: scatters, cells, hundredths: paid });
    }
    if (free && slot.keepsWilds) keepWilds(slot, board);
    return total + paid;
  }

  private recordStop(free: boolean, events: RoundEvent[]): void {
    const { slot, board } = this;
    const set = slot.sets[board.set];
    const stopped: Extract<RoundEvent, { type: 'reels_stopped' }> = {
      type: 'reels_stopped',
      mode: free ? 'free' : 'base',
      reelSet: set?.name ?? '',
      grid: gridOf(slot, board),
      stops: set?.strips ? [...board.stops] : [],
    };
    const kept = slot.keepsWilds
      ? placesWhere(slot, board, (cell) => board.kept[cell] !== NOTHING)
      : [];
    const values = valuesOf(slot, board);
    if (kept.length > 0) stopped.kept = kept;
    if (values.length > 0) stopped.values = values;
    events.push(stopped);
  }

  /** Pays wins and refills the board until there are no more wins. */
  private chain(free: boolean, multiplier: number, stream: IntStream, events: Events): number {
    const { slot, board } = this;
    const { base, free: freeLadder, parade, persistFs } = slot.cascade!;
    const ladder = free ? freeLadder : base;
    if (!free || !persistFs) this.step = parade ? stream.int(ladder.length) : 0;
    const factorAt = (step: number) =>
      ladder[parade ? step % ladder.length : Math.min(step, ladder.length - 1)]! * multiplier;
    let total = 0;
    for (let fallen = 1; ; fallen++) {
      const won = this.judge(board, factorAt(this.step), events);
      if (won === 0) return total;
      total += won;
      this.step++;
      if (total >= slot.capHundredths) {
        // End the cascades at the win cap: further wins would not be paid, and the cascades might never end.
        board.hits.fill(0);
        return total;
      }
      const removed = events ? this.removedCells() : [];
      collapse(slot, board, stream);
      this.boards++;
      if (!events) continue;
      const values = valuesOf(slot, board);
      events.push({
        type: 'symbols_fell',
        step: fallen,
        removed,
        grid: gridOf(slot, board),
        ...(values.length > 0 && { values }),
        multiplier: factorAt(this.step),
      });
    }
  }

  /** Returns the cells that vanish: all winning cells except wilds that can still grow. */
  private removedCells(): Cell[] {
    const { slot, board } = this;
    return placesWhere(
      slot,
      board,
      (cell) =>
        board.hits[cell] === 1 &&
        (slot.wildFactor[board.cells[cell]!]! === 0 || board.values[cell]! >= slot.growingMax),
    );
  }

  /** Returns the additional win from the orbs' multiplier, in hundredths of the stake. */
  private multiplyByOrbs(free: boolean, won: number, events: Events): number {
    const { slot, board } = this;
    let sum = 0;
    for (let cell = 0; cell < board.cells.length; cell++) {
      if (board.cells[cell]! === slot.orb) sum += board.values[cell]!;
    }
    if (free) {
      this.orbTotal += sum;
      sum = this.orbTotal;
    }
    if (sum <= 1) return 0;
    const hundredths = won * (sum - 1);
    events?.push({
      type: 'orbs_multiplied',
      orbs: valuesOf(slot, board, slot.orb),
      multiplier: sum,
      hundredths,
    });
    return hundredths;
  }

  /**
   * Expands the drawn symbol on the reels that show it, if there are enough of these reels for a payout.
   * @returns payout in hundredths of the stake
   */
  private expand(multiplier: number, events: Events): number {
    const { slot, board, expanding } = this;
    const reels: number[] = [];
    for (let reel = 0; reel < slot.cols; reel++) {
      for (let row = 0; row < board.heights[reel]!; row++) {
        if (board.cells[reel * slot.stride + row]! !== expanding) continue;
        reels.push(reel);
        break;
      }
    }
    const onAllLines = slot.pays[expanding * slot.paySize + reels.length]! * slot.lines.length;
    const hundredths = onAllLines * multiplier;
    if (hundredths > 0) {
      const symbol = slot.symbols[expanding] ?? '';
      events?.push({ type: 'symbol_expanded', symbol, reels, multiplier, hundredths });
    }
    return hundredths;
  }

  /**
   * Plays `spins` free spins and any retriggers.
   * @param before payout of the preceding base spin in hundredths of the stake
   * @returns the round's total in hundredths of the stake, including `before`
   */
  private freeSpins(spins: number, before: number, stream: IntStream, events: Events): number {
    const { slot } = this;
    const { multiplier, maxSpins, retrigger } = slot.freeSpins;
    let total = before;
    let awarded = 0;
    const award = (wanted: number, again: boolean) => {
      const added = Math.min(wanted, maxSpins - awarded);
      if (added <= 0) return;
      awarded += added;
      const cells = events ? this.scatterCells() : [];
      events?.push({ type: 'free_spins_awarded', spins: added, cells, retrigger: again });
    };
    award(spins, false);
    this.beginFreeSpins(stream, events);
    let played = 0;
    while (played < awarded && total < slot.capHundredths) {
      played += 1;
      events?.push({ type: 'free_spin_started', index: played, of: awarded, multiplier });
      total += this.spin(true, stream, events);
      award(retrigger[this.seen] ?? 0, true);
    }
    // Sticky wilds from free spins must not carry over to the next base spin.
    this.board.kept.fill(NOTHING);
    if (total >= slot.capHundredths) total = this.capped(events);
    events?.push({ type: 'free_spins_finished', spins: played, hundredths: total - before });
    return total;
  }

  private beginFreeSpins(stream: IntStream, events: Events): void {
    const { slot } = this;
    this.orbTotal = 0;
    this.step = 0;
    if (slot.cascade?.parade && slot.cascade.persistFs) {
      this.step = stream.int(slot.cascade.free.length);
    }
    if (slot.expanding) {
      this.expanding = choose(slot.expanding, stream);
      const symbol = slot.symbols[this.expanding] ?? '';
      events?.push({ type: 'expanding_symbol_drawn', symbol });
    }
  }

  /**
   * Plays the hold feature, in which the visible coins stay and the other cells spin again. Returns the sum of all coin
   * values plus the prize for a full board, in hundredths of the stake.
   */
  private hold(coins: number, stream: IntStream, events: Events): number {
    const { slot, board } = this;
    const { respins, land, miss, full } = slot.hold!;
    events?.push({ type: 'hold_started', coins: valuesOf(slot, board, slot.coin), respins });
    const size = board.cells.length;
    let held = coins;
    let left = respins;
    while (left > 0 && held < size) {
      left--;
      const landed: CellValue[] = [];
      for (let cell = 0; cell < size; cell++) {
        if (board.cells[cell]! === slot.coin || stream.int(land + miss) >= land) continue;
        board.cells[cell] = slot.coin;
        board.values[cell] = valueFor(slot, slot.coin, stream);
        held++;
        left = respins;
        if (events) landed.push({ cell: placeOf(slot, cell), value: board.values[cell]! });
      }
      events?.push({ type: 'respin_played', landed, left: held === size ? 0 : left });
    }
    let sum = held === size ? full : 0;
    for (let cell = 0; cell < size; cell++) {
      if (board.cells[cell]! === slot.coin) sum += board.values[cell]!;
    }
    const hundredths = sum * 100;
    const fullHundredths = held === size ? full * 100 : 0;
    events?.push({ type: 'hold_finished', coins: held, full: fullHundredths, hundredths });
    return hundredths;
  }
}
