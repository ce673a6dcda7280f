import { randomInt } from 'node:crypto';
import { textsOf } from '../../platform/http/field-issues.ts';
import type { Subject } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet } from '../ledger/index.ts';
import {
  changeMember,
  isProfane,
  lockedMember,
  nicknameIsTaken,
  suggestNickname,
  type MemberRow,
} from '../members/index.ts';
import { noteChange } from './note-change.ts';
import { judgeNickname, nearNickname } from './rules.ts';

/** Number of attempts to find a nickname similar to the requested one, before random nicknames are tried. */
const NEAR_TRIES = 8;

/**
 * Changes a member's nickname. Nicknames are unique regardless of case, but members can change the case of their own
 * nickname.
 * @throws DomainError request.invalid with the error text of the field · details.nickname_taken with an available
 *   `suggestion`
 */
export async function changeNickname(
  deps: Deps,
  asker: Subject,
  wanted: string,
): Promise<MemberRow> {
  const nickname = wanted.trim();
  const fault = judgeNickname(nickname, isProfane);
  if (fault) throw new DomainError('request.invalid', { fields: textsOf({ nickname: fault }) });
  const key = nickname.toLowerCase();
  try {
    return await deps.transaction(async (tx) => {
      await lockWallet(tx, asker.id);
      const before = await lockedMember(tx, asker.id);
      if (!before) throw new DomainError('auth.signed_out');
      if (before.nickname === nickname) return before;
      const change = { nickname, nickname_key: key };
      const after = await changeMember(deps, tx, asker.id, change);
      await noteChange(deps, tx, asker, {
        what: 'nickname',
        before: { nickname: before.nickname },
        after: { nickname },
      });
      return after;
    });
  } catch (error) {
    // Two concurrent requests can both find the name free. The unique constraint then rejects one of them.
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== '23505' || constraint !== 'members_nickname_taken') throw error;
    throw new DomainError('details.nickname_taken', {
      params: { suggestion: await freeNickname(deps, nickname) },
      fields: textsOf({ nickname: 'field.nickname_taken' }),
    });
  }
}

async function freeNickname(deps: Deps, wanted: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const one = tries < NEAR_TRIES ? nearNickname(wanted, randomInt) : suggestNickname(randomInt);
    if (
      judgeNickname(one, isProfane) === null &&
      !(await nicknameIsTaken(deps.db, one.toLowerCase()))
    )
      return one;
  }
}
