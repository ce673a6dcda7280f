import { Plural } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import s from './crowd.module.css';

/** Shows the number of members with a bet in this or the previous round. */
export function MemberCount({ members }: { members: number }) {
  return (
    <span className={s.members}>
      <Icon name="users" size={16} />
      <Plural value={members} one="# member" other="# members" />
    </span>
  );
}
