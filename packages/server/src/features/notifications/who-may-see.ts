import {
  kindsOf,
  type NotificationGroup,
  type NotificationKind,
} from '@wl/world/notifications/kinds';
import type { Deps } from '../../platform/deps.ts';
import { decide } from '../limits/index.ts';
import { memberState } from '../members/index.ts';
import { visibleGroups } from './rules.ts';

/** What a member may be told now. */
export interface Sight {
  groups: readonly NotificationGroup[];
  kinds: readonly NotificationKind[];
  /** What calls to play may be told (decisions §10, action `message`). */
  mayInvite: boolean;
}

/** Of a member who takes a break or is excluded: account and money, and nothing that calls to play. */
export async function sightOf(deps: Pick<Deps, 'clock' | 'db'>, memberId: string): Promise<Sight> {
  const state = await memberState(deps as Deps, memberId);
  const verdict = state && decide('message', state, deps.clock.now());
  const isAway =
    verdict?.ok === false &&
    (verdict.code === 'member.excluded' || verdict.code === 'member.on_break');
  const groups = visibleGroups(isAway);
  return { groups, kinds: kindsOf(groups), mayInvite: verdict?.ok === true };
}
