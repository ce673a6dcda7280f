import * as wasm from '../../simulation/wasm.ts';
import type { Code, Local } from '../../simulation/wasm.ts';
import type { CompiledLines, CompiledMode } from './compile.ts';
import { LINES_PER_GROUP } from './masks.ts';
import { MORE, PAY_SHIFT, SCATTER_BITS } from './openings.ts';
import type { Piece } from './pieces.ts';
import {
  END_CODE,
  ENTRY,
  LED_CODE,
  rejectBelow,
  SET_RECORD,
  STATE_AT,
  SUMS_AT,
  wildsLead,
  type GameMemory,
} from './tables.ts';

/** Byte offsets of the totals, relative to SUMS_AT. */
export const SUM = 0;
export const SQUARES = 8;
export const BOARDS = 16;
export const HITS = 20;
export const HIGHEST = 24;

/** Local variables in the order required by `WasmFunction`: parameters, then three 64-bit variables, then the rest. */
class Variables {
  readonly parameters: readonly Local[];
  readonly product: Local;
  readonly sum: Local;
  readonly squares: Local;
  readonly wides = 3;
  private last: Local;

  constructor(parameters: number) {
    this.parameters = Array.from({ length: parameters }, (_, i) => i);
    this.product = parameters;
    this.sum = parameters + 1;
    this.squares = parameters + 2;
    this.last = parameters + 2;
  }

  word(): Local {
    return ++this.last;
  }

  get words(): number {
    return this.last + 1 - this.parameters.length - this.wides;
  }
}

/**
 * Local variables of the code that evaluates one board. The input is `pieces`: the index of the drawn stop combination
 * for each group of reels (`piecesOf`). The results are `pay` and `scatters`.
 */
interface Board {
  pieces: readonly Local[];
  pay: Local;
  scatters: Local;
}

const { add, and, get, load, loadByte, mul, num, set, xor } = wasm;

const scaled = (index: Code, bytes: number): Code => (bytes === 1 ? index : mul(index, num(bytes)));
const addTo = (local: Local, value: Code): Code => set(local, add(get(local), value));
const andTo = (local: Local, value: Code): Code => set(local, and(get(local), value));

/**
 * Returns a game's WebAssembly program. It exports `spin`, which computes the line pays of one board, and `run`, which
 * plays whole rounds.
 */
export function writeProgram(
  slot: CompiledLines,
  pieces: readonly Piece[],
  tables: GameMemory,
): Uint8Array<ArrayBuffer> {
  return new Writer(slot, pieces, tables).program();
}

class Writer {
  private readonly slot: CompiledLines;
  private readonly pieces: readonly Piece[];
  private readonly tables: GameMemory;

  constructor(slot: CompiledLines, pieces: readonly Piece[], tables: GameMemory) {
    this.slot = slot;
    this.pieces = pieces;
    this.tables = tables;
  }

  program(): Uint8Array<ArrayBuffer> {
    return wasm.assemble([this.spin(), this.run()], this.tables.bytes.length);
  }

  private spin(): wasm.WasmFunction {
    const own = new Variables(this.pieces.length);
    const board = { pieces: own.parameters, pay: own.word(), scatters: own.word() };
    const body = [...this.judge(own, board), ...get(board.pay)];
    return { name: 'spin', answers: true, parameters: this.pieces.length, ...sizes(own), body };
  }

  private run(): wasm.WasmFunction {
    const { slot, tables } = this;
    const own = new Variables(1);
    const [rounds = 0] = own.parameters;
    const generator = new Generator(own);
    const board: Board = {
      pieces: this.pieces.map(() => own.word()),
      pay: own.word(),
      scatters: own.word(),
    };
    const [total, awarded, played, boards, hits, highest] = Array.from({ length: 6 }, () =>
      own.word(),
    ) as [Local, Local, Local, Local, Local, Local];
    const byScatters = (table: number) => load(scaled(get(board.scatters), 4), table);
    const spin = (mode: CompiledMode, sets: number) => [
      ...this.draw(own, generator, board, mode, sets),
      ...addTo(boards, num(1)),
      ...this.judge(own, board),
      ...set(board.pay, add(get(board.pay), byScatters(tables.scatterPay))),
    ];
    const { multiplier, maxSpins } = slot.freeSpins;
    const free = [
      ...set(awarded, byScatters(tables.trigger)),
      ...set(played, num(0)),
      ...wasm.whileDo(
        and(
          wasm.lessSigned(get(played), get(awarded)),
          wasm.lessSigned(get(total), num(slot.capHundredths)),
        ),
        [
          ...spin(slot.free, tables.freeSets),
          ...addTo(total, mul(get(board.pay), num(multiplier))),
          ...addTo(awarded, byScatters(tables.retrigger)),
          ...set(awarded, least(awarded, maxSpins)),
          ...addTo(played, num(1)),
        ],
      ),
    ];
    const body = [
      ...generator.wake(),
      ...wasm.whileDo(get(rounds), [
        ...spin(slot.base, tables.baseSets),
        ...set(total, get(board.pay)),
        ...(slot.free.sets.length > 0 ? free : []),
        ...set(total, least(total, slot.capHundredths)),
        // Process rounds without a win like all others, because a separate branch for them would often be mispredicted.
        ...set(own.sum, wasm.addWide(get(own.sum), wasm.wide(get(total)))),
        ...set(
          own.squares,
          wasm.addWide(
            get(own.squares),
            wasm.mulWide(wasm.wide(get(total)), wasm.wide(get(total))),
          ),
        ),
        ...addTo(hits, wasm.greaterSigned(get(total), num(0))),
        ...set(
          highest,
          wasm.choose(wasm.greaterSigned(get(total), get(highest)), get(total), get(highest)),
        ),
        ...addTo(rounds, num(-1)),
      ]),
      ...generator.rest(),
      ...wasm.storeWide(SUMS_AT + SUM, get(own.sum)),
      ...wasm.storeWide(SUMS_AT + SQUARES, get(own.squares)),
      ...wasm.store(SUMS_AT + BOARDS, get(boards)),
      ...wasm.store(SUMS_AT + HITS, get(hits)),
      ...wasm.store(SUMS_AT + HIGHEST, get(highest)),
    ];
    return { name: 'run', answers: false, parameters: 1, ...sizes(own), body };
  }

  /**
   * Returns code that draws one board. If the mode has more than one reel set, the code reads the parameters of the
   * drawn set from a record. A branch for each set would often be mispredicted.
   */
  private draw(
    own: Variables,
    generator: Generator,
    board: Board,
    mode: CompiledMode,
    sets: number,
  ): Code {
    const [only = 0] = mode.sets;
    if (mode.sets.length === 1) {
      return this.pieces.flatMap(({ counts, firsts }, piece) => {
        const count = counts[only]!;
        const drawn = generator.below(num(count), num(rejectBelow(count)));
        return set(board.pieces[piece]!, add(drawn, num(firsts[only]!)));
      });
    }
    const sum = mode.weights.reduce((all, weight) => all + weight, 0);
    const record = own.word();
    const chosen = loadByte(generator.below(num(sum), num(rejectBelow(sum))), sets);
    return [
      ...set(record, mul(chosen, num(this.pieces.length * SET_RECORD))),
      ...this.pieces.flatMap((_, piece) => {
        const at = this.tables.sets + piece * SET_RECORD;
        const drawn = generator.below(load(get(record), at), load(get(record), at + 4));
        return set(board.pieces[piece]!, add(drawn, load(get(record), at + 8)));
      }),
    ];
  }

  /**
   * Returns code that evaluates a board. The code looks up the leading reels in a table, which gives their payout and
   * the lines whose run of matching symbols can continue.
   */
  private judge(own: Variables, board: Board): Code {
    const { slot, tables } = this;
    const [opening, ...endings] = board.pieces as [Local, ...Local[]];
    const [entry, first] = [own.word(), own.word()];
    const { groups } = tables;
    const loadHead = tables.headBytes === 2 ? wasm.loadHalf : load;
    return Array.from({ length: groups }, (_, group) => {
      const head = scaled(get(opening), groups * tables.headBytes);
      const paid = wasm.shiftRight(get(first), num(PAY_SHIFT));
      const shown = endings.reduce(
        (seen, ending, i) => add(seen, loadByte(get(ending), tables.scatters[i + 1])),
        and(get(first), num((1 << SCATTER_BITS) - 1)),
      );
      return [
        ...set(entry, mul(loadHead(head, tables.heads + group * tables.headBytes), num(ENTRY))),
        ...set(first, load(get(entry), tables.entries + 4)),
        ...set(board.pay, group === 0 ? paid : add(get(board.pay), paid)),
        ...(group === 0 ? set(board.scatters, shown) : []),
        ...(slot.cols > this.pieces[0]!.reels.length
          ? wasm.when(and(get(first), num(MORE)), this.runOn(own, board, entry, group))
          : []),
      ];
    }).flat();
  }

  /**
   * Returns code that extends runs across the remaining reels. These runs are the entries after the run-list header at
   * `entry`. The code evaluates all lines that continue a run of the same symbol together.
   */
  private runOn(own: Variables, board: Board, entry: Local, group: number): Code {
    const { slot, tables } = this;
    const [symbol, lines] = [own.word(), own.word()];
    const behind = this.pieces.slice(1).flatMap(({ reels }) => reels);
    const rows = behind.map(() => own.word());
    const next = [
      ...addTo(entry, num(ENTRY)),
      ...wasm.tee(symbol, load(get(entry), tables.entries)),
    ];
    return [
      ...behind.flatMap((reel, i) => set(rows[i]!, this.perReel(tables.masks, board, reel))),
      ...wasm.whileDo(wasm.lessSigned(next, num(LED_CODE)), [
        ...set(lines, load(get(entry), tables.entries + 4)),
        ...behind.flatMap((reel, i) => [
          ...andTo(lines, load(add(get(rows[i]!), get(symbol)), group * slot.symbols.length * 4)),
          ...addTo(
            board.pay,
            mul(load(get(symbol), tables.paySteps[reel + 1]), wasm.countBits(get(lines))),
          ),
        ]),
      ]),
      ...(wildsLead(slot)
        ? wasm.when(
            wasm.lessSigned(get(symbol), num(END_CODE)),
            this.ledOn(own, board, entry, group),
          )
        : []),
    ];
  }

  /**
   * Returns code that adds the payouts of lines whose run starts with a wild and continues past the leading reels,
   * which are evaluated by table lookup. Such lines are rare, so the code looks up each payout by the line's symbols.
   */
  private ledOn(own: Variables, board: Board, entry: Local, group: number): Code {
    const { slot, tables } = this;
    const [lines, line] = [own.word(), own.word()];
    let index = num(0);
    for (let reel = 0; reel < slot.cols; reel++) {
      const row = loadByte(get(line), tables.lineRows + group * LINES_PER_GROUP * slot.cols + reel);
      const shown = loadByte(add(this.perReel(tables.windows, board, reel), row));
      index = add(scaled(index, slot.symbols.length), shown);
    }
    return [
      ...set(lines, load(get(entry), tables.entries + 4)),
      ...wasm.whileDo(get(lines), [
        ...set(line, scaled(wasm.lowestBit(get(lines)), slot.cols)),
        ...addTo(board.pay, load(scaled(index, 4), tables.ledPay)),
        ...andTo(lines, wasm.sub(get(lines), num(1))),
      ]),
    ];
  }

  private perReel(tables: readonly number[], board: Board, reel: number): Code {
    const piece = this.pieces.findIndex(({ reels }) => reels.includes(reel));
    return load(scaled(get(board.pieces[piece]!), 4), tables[reel]);
  }
}

function sizes({ wides, words }: Variables): { wides: number; words: number } {
  return { wides, words };
}

function least(local: Local, most: number): Code {
  return wasm.choose(wasm.lessSigned(get(local), num(most)), get(local), num(most));
}

/** Code generator for a xoshiro128** random number generator, whose state is kept in four local variables. */
class Generator {
  private readonly state: readonly [Local, Local, Local, Local];
  private readonly shifted: Local;
  private readonly product: Local;

  constructor(own: Variables) {
    this.state = [own.word(), own.word(), own.word(), own.word()];
    this.shifted = own.word();
    this.product = own.product;
  }

  wake(): Code {
    return this.state.flatMap((word, i) => set(word, load(num(STATE_AT + 4 * i))));
  }

  rest(): Code {
    return this.state.flatMap((word, i) => wasm.store(STATE_AT + 4 * i, get(word)));
  }

  /**
   * Returns code that draws an integer below `n` (Lemire's method). The code multiplies a random word by `n` and takes
   * the upper half of the product. It draws again while the lower half is below `reject`.
   */
  below(n: Code, reject: Code): Code {
    const [a, b, c, d] = this.state;
    const word = mul(wasm.rotateLeft(mul(get(b), num(5)), num(7)), num(9));
    const step = [
      ...set(this.product, wasm.mulWide(wasm.wide(word), wasm.wide(n))),
      ...set(this.shifted, wasm.shiftLeft(get(b), num(9))),
      ...set(c, xor(get(c), get(a))),
      ...set(d, xor(get(d), get(b))),
      ...set(b, xor(get(b), get(c))),
      ...set(a, xor(get(a), get(d))),
      ...set(c, xor(get(c), get(this.shifted))),
      ...set(d, wasm.rotateLeft(get(d), num(11))),
    ];
    const again = wasm.lessUnsigned(wasm.lowerHalf(get(this.product)), reject);
    return [...wasm.doWhile(step, again), ...wasm.upperHalf(get(this.product))];
  }
}
