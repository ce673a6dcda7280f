import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

export type { IconName } from './icon-names.ts';

export interface IconProps {
  name: IconName;
  /** Edge length in px. */
  size?: number;
  className?: string | undefined;
}

/**
 * Shows one icon of the sprite in the text's colour. Icons are decorative, so the control around an icon needs the
 * accessible name. To add an icon, add it in `tools/icons.ts` and run that file.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true" fill="currentColor">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
