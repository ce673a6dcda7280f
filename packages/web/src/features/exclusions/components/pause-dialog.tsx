import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { excludeSelf } from '@wl/contract/exclusions';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Checkbox } from '@wl/ui/controls/field';
import { showToast } from '@wl/ui/feedback/toast';
import { isBreak, type PauseLength } from '@wl/world/casino/exclusions';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { endSession } from '../../../app/session/session.ts';
import { keepExclusion, refreshPlayer } from '../api.ts';
import { usePauseWords } from '../use-pause-words.ts';
import s from './pause-controls.module.css';

/** Returns the mutation that starts the break or the exclusion. */
function useExclusion(length: PauseLength, onClose: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useSend(excludeSelf, {
    onSuccess: async ({ data }) => {
      if (isBreak(length)) {
        keepExclusion(data);
        await refreshPlayer();
        onClose();
        showToast({ text: t`Your break has begun.`, tone: 'good' });
        return;
      }
      // The server has ended every session. End the session in this window too, before the next call is rejected.
      endSession();
      keepExclusion(data);
      await navigate({ to: '/locked-out-player' });
    },
  });
}

/**
 * Shows a dialog that explains a break or exclusion of the chosen length, with a button that starts it. A permanent
 * exclusion also requires a ticked checkbox.
 */
export function PauseDialog({ length, onClose }: { length: PauseLength; onClose: () => void }) {
  const { t } = useLingui();
  const words = usePauseWords();
  const errorText = useErrorText();
  const [isSure, setSure] = useState(false);
  const name = words.lengths[length];
  const rests = isBreak(length);
  const isForGood = length === 'permanent';
  const send = useExclusion(length, onClose);
  return (
    <Dialog
      title={rests ? t`Take a break · ${name}` : t`Exclude yourself · ${name}`}
      closeLabel={t`Close`}
      onClose={onClose}
      paper
    >
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate({ body: { length } });
        }}
      >
        <Consequences length={length} />
        {isForGood && (
          <Checkbox required checked={isSure} onChange={(event) => setSure(event.target.checked)}>
            <Trans>I never want to play here again.</Trans>
          </Checkbox>
        )}
        {send.isError && (
          <p role="alert" className={s.trouble}>
            {errorText(send.error)}
          </p>
        )}
        <Button type="submit" variant="ink" wide loading={send.isPending}>
          {rests ? <Trans>Start the break</Trans> : <Trans>Exclude me now</Trans>}
        </Button>
      </form>
    </Dialog>
  );
}

function Consequences({ length }: { length: PauseLength }) {
  const rests = isBreak(length);
  const isForGood = length === 'permanent';
  return (
    <ul className={s.means}>
      <li>
        <Trans>No games, top-ups, purchases or trips until this period ends.</Trans>
      </li>
      {rests ? (
        <li>
          <Trans>This period ends automatically and cannot be ended early.</Trans>
        </li>
      ) : (
        <li>
          <Trans>You will be signed out on all devices, and we will not send you offers.</Trans>
        </li>
      )}
      <li>
        <Trans>Pending cash-outs will still be processed, and you can cash out your balance.</Trans>
      </li>
      {length === 'indefinite' && (
        <li>
          <Trans>You can ask to return once at least seven days have passed.</Trans>
        </li>
      )}
      {!rests && !isForGood && length !== 'indefinite' && (
        <li>
          <Trans>You can extend this period, but never shorten it.</Trans>
        </li>
      )}
      {isForGood && (
        <li>
          <strong>
            <Trans>Nobody can undo this, not even our team.</Trans>
          </strong>
        </li>
      )}
    </ul>
  );
}
