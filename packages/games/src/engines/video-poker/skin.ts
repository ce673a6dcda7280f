/** Skin of a video poker machine: the colours of its stage. */
export interface VideoPokerSkin {
  /** Background of the pay board and the controls, from light to dark. */
  board: readonly [string, string];
  /** Colour of the light behind the cards. */
  glow: string;
}
