import { Trans } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/format.ts';
import s from './members.module.css';

/** Warns clerks that e-mails to the member bounce, so that they can contact the member by other means. */
export function Bounces({ bounces }: { bounces: { since: string; status: string } }) {
  const { time } = useFormats();
  const since = time(bounces.since);
  return (
    <p className={s.bounces}>
      <Icon name="warning" size={20} />
      <span>
        <Trans>E-mails to this address have bounced since {since}.</Trans> ({bounces.status})
      </span>
    </p>
  );
}
