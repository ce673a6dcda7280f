import { useParams } from '@tanstack/react-router';

/** The game of the address, `/…/$game_category/$game_name`. Routes are made of data, so the router cannot type them. */
export function useGameName(): string {
  const params: unknown = useParams({ strict: false });
  return (params as { game_name?: string }).game_name ?? '';
}
