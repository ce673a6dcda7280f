export interface ReelColours {
  /** Colours of the plate behind the symbols, light in the middle and darker towards the edges. */
  plateLight: string;
  plateDark: string;
  /** Colour of the gap between reels. */
  gap: string;
  /** Colour by which the colours of non-winning symbols are multiplied, to darken them. */
  dim: string;
}

/** Skin of a slot: colours and backdrop of its stage. The images are in the game's `art` folder. */
export interface SlotSkin {
  reels: ReelColours;
  /** Colours of the frame's lacquer, from light to dark. */
  lacquer: readonly [string, string];
  /** Background gradient of the controls. */
  controls: readonly [string, string];
  /** Colour of the light behind the frame. */
  glow: string;
  /** True if the game has its own backdrop (`art/backdrop.ts`). Other games show the postcard of their city. */
  hasBackdrop?: boolean;
}
