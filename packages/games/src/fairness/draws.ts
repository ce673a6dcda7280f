import type { IntStream } from '../game.ts';

/** Number that a round drew from its stream, uniform in [0, `below`). */
export interface Draw {
  below: number;
  result: number;
}

/** Wraps a stream. The resulting stream, `recorded`, returns the same integers and adds each draw to `draws`. */
export function recordDraws(stream: IntStream): { recorded: IntStream; draws: Draw[] } {
  const draws: Draw[] = [];
  const recorded: IntStream = {
    int(below) {
      const result = stream.int(below);
      draws.push({ below, result });
      return result;
    },
  };
  return { recorded, draws };
}
