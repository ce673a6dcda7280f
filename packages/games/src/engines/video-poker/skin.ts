/** Skin of a video poker machine: the colours of its stage. */
export interface VideoPokerSkin {
  /** Background colours of the paytable and the controls: the lighter colour, then the darker. */
  board: readonly [string, string];
  /** Colour of the light behind the cards. */
  glow: string;
}
