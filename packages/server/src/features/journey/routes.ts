import type { FastifyInstance } from 'fastify';
import { currentCity, currentCityWithSuffix, hudStatus } from '@wl/contract/journey';
import { playerLevel } from '@wl/contract/journey-levels';
import { playerSkill, upgradeSkill as upgradeSkillCall } from '@wl/contract/journey-skills';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { currentCityOf } from '../members/index.ts';
import { hudOf } from './hud.ts';
import { readLevel } from './read-level.ts';
import { readSkills } from './read-skills.ts';
import { upgradeSkill } from './upgrade-skill.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, hudStatus, async ({ memberId }) => ({ data: await hudOf(deps, memberId) }));
  for (const call of [currentCity, currentCityWithSuffix])
    serve(app, call, async ({ memberId }) => ({ data: await currentCityOf(deps, memberId) }));
  serve(app, playerLevel, async ({ memberId }) => ({ data: await readLevel(deps, memberId) }));
  serve(app, playerSkill, async ({ memberId }) => ({ data: await readSkills(deps, memberId) }));
  serve(app, upgradeSkillCall, async ({ memberId, params, body }) => {
    await upgradeSkill(deps, memberId, {
      id: body.id,
      skill: params.skill,
      toLevel: body.to_level,
    });
    return { data: await readSkills(deps, memberId) };
  });
}
