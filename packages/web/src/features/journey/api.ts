import { playerLevel, type PlayerLevel } from '@wl/contract/journey-levels';
import { playerSkill, type Skills } from '@wl/contract/journey-skills';
import { keepAnswer, queryClient, queryOf } from '../../app/api.ts';
import { keptAnswer } from '../../app/session/kept-answers.ts';
import { refreshEffects } from './realtime.ts';

export const skillsQuery = {
  ...queryOf(playerSkill, {}),
  placeholderData: () => keptAnswer<Skills>('playerSkill'),
};
export const levelQuery = {
  ...queryOf(playerLevel, {}),
  placeholderData: () => keptAnswer<PlayerLevel>('playerLevel'),
};

/** Stores the skills after an upgrade, and refetches the data that they affect. */
export function takeSkills(data: Skills): void {
  keepAnswer(skillsQuery.queryKey, { data });
  refreshEffects({ client: queryClient });
}
