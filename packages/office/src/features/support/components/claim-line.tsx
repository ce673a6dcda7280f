import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import type { ClaimControl } from '../use-claim.ts';
import s from './composer.module.css';

/** Shows whether this clerk has claimed the ticket and until when, with the button that claims or releases it. */
export function ClaimLine({ claim: { claim, isBusy, error, toggle } }: { claim: ClaimControl }) {
  const errorText = useErrorText();
  const { timeOfDay } = useFormats();
  const until = claim ? timeOfDay(claim.until) : '';
  return (
    <>
      <div className={s.claim} data-mine={claim !== null}>
        <span role="status">
          <Icon name={claim ? 'lock' : 'hourglass'} size={18} />
          {claim ? <Trans>Claimed by you until {until}</Trans> : <Trans>Not claimed</Trans>}
        </span>
        <Button variant="plain" size="small" loading={isBusy} onClick={toggle}>
          {claim ? <Trans>Release ticket</Trans> : <Trans>Claim ticket</Trans>}
          <kbd>C</kbd>
        </Button>
      </div>
      {error && (
        <p role="alert" className={paper.alert}>
          {errorText(error)}
        </p>
      )}
    </>
  );
}
