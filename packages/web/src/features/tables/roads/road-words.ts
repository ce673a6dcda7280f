import type { RoadResult, RoadSide } from '@wl/games/engines/roads/roads';

/** Descriptions of the marks that a result would add to the derived roads. */
interface AskedMarks {
  bigEye: string;
  small: string;
  cockroach: string;
}

/** Road texts that differ between games. Red and blue are the game's two sides. */
export interface RoadWords {
  names: Readonly<Record<RoadResult, string>>;
  /** Initials on the bead plate. */
  initials: Readonly<Record<RoadResult, string>>;
  /** Returns the text that shows how often a result has occurred, such as "Banker 3". */
  count: Readonly<Record<RoadResult, (times: number) => string>>;
  /** Captions for the marks that the next result would add, such as "If Banker". */
  ask: Readonly<Record<RoadSide, string>>;
  /** Returns the sentence with which screen readers announce the marks that the next result would add. */
  asked: Readonly<Record<RoadSide, (marks: AskedMarks) => string>>;
  /** Returns the position of the current round on the roads, such as "Hand 13 of 70". */
  position: (round: number, rounds: number) => string;
  /** Text stating that the results are independent. */
  note: string;
}
