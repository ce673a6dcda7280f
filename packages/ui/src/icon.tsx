import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

export type { IconName } from './icon-names.ts';

export interface IconProps {
  name: IconName;
  /** Width and height in px. */
  size?: number;
  className?: string | undefined;
}

/**
 * Shows an icon from the sprite in the text colour. Icons are hidden from screen readers, so a control with only an
 * icon needs its own accessible name. `tools/icons.ts` defines and generates the sprite.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true" fill="currentColor">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
