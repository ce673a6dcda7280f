import type { IntStream } from '../game.ts';

/** Number that a round drew from its stream, uniform in [0, `below`). */
export interface Draw {
  below: number;
  result: number;
}

/** Returns a stream that gives the numbers of `stream` and adds them to `draws`. */
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
