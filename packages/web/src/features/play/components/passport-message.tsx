import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import s from './trouble-bar.module.css';

/** Asks the member to complete the passport verification that their jurisdiction requires before the first bet. */
export function PassportMessage() {
  return (
    <div className={s.bar} role="status">
      <Icon name="passport" size={22} />
      <p>
        <Trans>In your jurisdiction, you must verify your passport before you can play.</Trans>
      </p>
      <Link to="/my-passport" className={buttonClass()}>
        <Trans>Verify your passport</Trans>
      </Link>
    </div>
  );
}
