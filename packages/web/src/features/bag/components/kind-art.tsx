import type { BonusKindName } from '@wl/world/bonuses/kind';
import { lookOf } from '../kinds/looks.ts';

/** Shows the picture of an item kind. Decorative: the name of the kind is always beside it. */
export function KindArt({
  kind,
  size = 64,
  className,
}: {
  kind: BonusKindName;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 96 96" width={size} height={size} className={className} aria-hidden="true">
      {lookOf(kind).art}
    </svg>
  );
}
