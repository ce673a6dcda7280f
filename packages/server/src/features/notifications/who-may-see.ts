import {
  kindsOf,
  type NotificationGroup,
  type NotificationKind,
} from '@wl/world/notifications/kinds';
import type { Deps } from '../../platform/deps.ts';
import { decide } from '../limits/index.ts';
import { memberState, memberStates } from '../members/index.ts';
import { visibleGroups } from './rules.ts';

/** Notification groups and kinds that a member may receive now. */
export interface Visibility {
  groups: readonly NotificationGroup[];
  kinds: readonly NotificationKind[];
  /** True if the member may receive invitations to play (decisions §10, action `message`). */
  mayInvite: boolean;
}

/**
 * Returns the notification groups and kinds that the member may see. During a break or exclusion, only the groups
 * `account` and `money` are visible, and invitations to play are not allowed.
 */
export async function visibilityOf(
  deps: Pick<Deps, 'clock' | 'db'>,
  memberId: string,
): Promise<Visibility> {
  return visibilityIn(await memberState(deps as Deps, memberId), deps.clock.now());
}

/** Returns the notification groups and kinds that each member may see, keyed by member id. Makes at most one query. */
export async function visibilitiesOf(
  deps: Pick<Deps, 'clock' | 'db'>,
  memberIds: readonly string[],
): Promise<Map<string, Visibility>> {
  const states = await memberStates(deps as Deps, memberIds);
  const now = deps.clock.now();
  return new Map(memberIds.map((id) => [id, visibilityIn(states.get(id), now)]));
}

type State = Awaited<ReturnType<typeof memberState>>;

function visibilityIn(state: State, now: Date): Visibility {
  const verdict = state && decide('message', state, now);
  const isAway =
    verdict?.ok === false &&
    (verdict.code === 'member.excluded' || verdict.code === 'member.on_break');
  const groups = visibleGroups(isAway);
  return { groups, kinds: kindsOf(groups), mayInvite: verdict?.ok === true };
}
