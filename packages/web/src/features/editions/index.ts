/** What the desk has changed of the journey's words and rewards since these pages were built. Never in the first load of a page. */
import { useQuery } from '@tanstack/react-query';
import { editionTexts, type EditionTexts } from '@wl/contract/editions';
import { levelUpReward } from '@wl/world/house/levels';
import { queryClient, queryOf } from '../../app/api.ts';

/** An edition shows at the next load of a page; on one page it holds still. */
const query = { ...queryOf(editionTexts, {}), staleTime: Infinity };

const NOTHING: EditionTexts = { missions: {}, cities: {}, badges: {}, levels: {} };

/** What differs from the build; nothing until it is known, and nothing when the house cannot be asked. */
export function useEditions(): EditionTexts {
  return useQuery(query).data?.data ?? NOTHING;
}

/** The same, to wait for. Without a connection the words of the build stand. */
export async function readEditions(): Promise<EditionTexts> {
  const answer = await queryClient.fetchQuery(query).catch(() => undefined);
  return answer?.data ?? NOTHING;
}

/** What the step from a level to the next pays. */
export function rewardOf(
  { levels }: EditionTexts,
  level: number,
): { coins: number; skillPoints: number } {
  const edited = levels[level];
  return edited ? { coins: edited.coins, skillPoints: edited.skill_points } : levelUpReward(level);
}
