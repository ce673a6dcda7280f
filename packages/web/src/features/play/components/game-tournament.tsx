import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from 'react';
import { stripTournament } from '../../tournaments/index.ts';
import { hearBets, rememberedBet } from '../steps/bet-memory.ts';

const StripTournament = lazy(stripTournament);

/** Returns the stake that is currently set in a game, in cents; undefined if none has been set yet. */
function useSetStake(slug: string): number | undefined {
  const stake = useSyncExternalStore(hearBets, () => rememberedBet(slug)['stakeCents']);
  return typeof stake === 'number' ? stake : undefined;
}

/**
 * Shows the member's rank in a tournament for which this game is eligible. Warns the member if rounds at the game's
 * current stake do not count towards the tournament.
 */
export function GameTournament(props: Omit<ComponentProps<typeof StripTournament>, 'stakeCents'>) {
  const stakeCents = useSetStake(props.slug);
  return (
    <Suspense>
      <StripTournament {...props} stakeCents={stakeCents} />
    </Suspense>
  );
}
