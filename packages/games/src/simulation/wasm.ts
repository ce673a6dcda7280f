/**
 * Encoded instructions of WebAssembly 1.0 (https://www.w3.org/TR/wasm-core-1/#binary-format). The functions below form
 * a small assembler, with only the instructions that generated simulations need. Nested expressions such as
 * `add(get(x), num(1))` produce the bytes for a stack machine.
 */
export type Code = readonly number[];

const I32 = 0x7f;
const I64 = 0x7e;
const FUNCTION = 0x60;
const NO_RESULT = 0x40;
const END = 0x0b;
const PAGE_BYTES = 0x1_0000;

/** Encodes an unsigned integer as LEB128. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value >>> 0; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

/** Encodes a signed 32-bit integer as LEB128. */
function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value | 0; ; rest >>= 7) {
    if (rest >= -0x40 && rest < 0x40) return [...bytes, rest & 0x7f];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

const binary =
  (opcode: number) =>
  (left: Code, right: Code): Code => [...left, ...right, opcode];
const unary =
  (opcode: number) =>
  (value: Code): Code => [...value, opcode];

export const num = (value: number): Code => [0x41, ...signed(value)];
export const add = binary(0x6a);
export const sub = binary(0x6b);
export const mul = binary(0x6c);
export const and = binary(0x71);
export const xor = binary(0x73);
export const shiftLeft = binary(0x74);
/** Arithmetic right shift: fills the vacated bits with copies of the sign bit. */
export const shiftRight = binary(0x75);
export const rotateLeft = binary(0x77);
/** Counts trailing zero bits, which gives the index of the lowest set bit. */
export const lowestBit = unary(0x68);
export const countBits = unary(0x69);
export const lessSigned = binary(0x48);
export const lessUnsigned = binary(0x49);
export const greaterSigned = binary(0x4a);

/**
 * Operations on 64-bit integers. `wide` converts an unsigned 32-bit integer to 64 bits; `lowerHalf` and `upperHalf`
 * return the lower and upper 32 bits.
 */
export const wide = unary(0xad);
export const addWide = binary(0x7c);
export const mulWide = binary(0x7e);
export const lowerHalf = unary(0xa7);
export const upperHalf = (value: Code): Code => [...value, 0x42, 32, 0x88, 0xa7];

/** Index of a function's local variable. */
export type Local = number;
export const get = (local: Local): Code => [0x20, ...unsigned(local)];
export const set = (local: Local, value: Code): Code => [...value, 0x21, ...unsigned(local)];
/** Generates code that sets a variable and leaves its value on the stack. */
export const tee = (local: Local, value: Code): Code => [...value, 0x22, ...unsigned(local)];

/**
 * Generates code that loads a word, an unsigned half-word or an unsigned byte from memory at the byte address `address
 * + offset`. The store functions take no `address` and write at `offset`.
 */
export const load = (address: Code, offset = 0): Code => [...address, 0x28, 2, ...unsigned(offset)];
export const loadHalf = (address: Code, offset = 0): Code => [
  ...address,
  0x2f,
  1,
  ...unsigned(offset),
];
export const loadByte = (address: Code, offset = 0): Code => [
  ...address,
  0x2d,
  0,
  ...unsigned(offset),
];
export const store = (offset: number, value: Code): Code => [
  ...num(0),
  ...value,
  0x36,
  2,
  ...unsigned(offset),
];
export const storeWide = (offset: number, value: Code): Code => [
  ...num(0),
  ...value,
  0x37,
  3,
  ...unsigned(offset),
];

/** Generates code that runs `then` if the condition is not 0. */
export const when = (condition: Code, then: Code): Code => [
  ...condition,
  0x04,
  NO_RESULT,
  ...then,
  END,
];
/**
 * Generates code that computes both values and selects one of them by the condition. The code thus avoids a branch,
 * which the processor could mispredict.
 */
export const choose = (condition: Code, then: Code, otherwise: Code): Code => [
  ...then,
  ...otherwise,
  ...condition,
  0x1b,
];
/** Generates code that runs `body` at least once, and repeats it while `condition` is not 0. */
export const doWhile = (body: Code, condition: Code): Code => [
  0x03,
  NO_RESULT,
  ...body,
  ...condition,
  0x0d,
  0,
  END,
];
export const whileDo = (condition: Code, body: Code): Code =>
  when(condition, doWhile(body, condition));

/**
 * Exported function. Its local variables are numbered in this order: the 32-bit parameters, then `wides` 64-bit
 * variables, then `words` 32-bit variables.
 */
export interface WasmFunction {
  name: string;
  parameters: number;
  wides: number;
  words: number;
  /** True if the function returns the 32-bit integer that its body leaves on the stack. */
  answers: boolean;
  body: Code;
}

function section(id: number, items: readonly Code[]): number[] {
  const content = [...unsigned(items.length), ...items.flat()];
  return [id, ...unsigned(content.length), ...content];
}

/**
 * Returns the bytes of a module that exports the functions and imports a memory (`env.memory`) of at least
 * `memoryBytes` bytes.
 */
export function assemble(
  functions: readonly WasmFunction[],
  memoryBytes: number,
): Uint8Array<ArrayBuffer> {
  const text = (value: string) => [value.length, ...[...value].map((char) => char.charCodeAt(0))];
  const types = functions.map(({ parameters, answers }) => [
    FUNCTION,
    ...unsigned(parameters),
    ...new Array<number>(parameters).fill(I32),
    ...(answers ? [1, I32] : [0]),
  ]);
  const memory = [...text('env'), ...text('memory'), 2, 0, ...unsigned(pagesFor(memoryBytes))];
  const bodies = functions.map(({ words, wides, body }) => {
    const code = [2, ...unsigned(wides), I64, ...unsigned(words), I32, ...body, END];
    return [...unsigned(code.length), ...code];
  });
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, types),
    ...section(2, [memory]),
    ...section(
      3,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      functions.map(({ name }, index) => [...text(name), 0, ...unsigned(index)]),
    ),
    ...section(10, bodies),
  ]);
}

/** Returns the number of memory pages needed for `bytes`. */
export function pagesFor(bytes: number): number {
  return Math.ceil(bytes / PAGE_BYTES);
}
