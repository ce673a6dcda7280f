import { Trans, useLingui } from '@lingui/react/macro';
import { changeNickname } from '@wl/contract/details';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Field } from '@wl/ui/controls/field';
import { showToast } from '@wl/ui/feedback/toast';
import { NICKNAME_MAX_LENGTH } from '@wl/world/casino/limits';
import { useState } from 'react';
import { ApiError, useSend } from '../../../app/api.ts';
import { storePlayer } from '../../../app/session/session.ts';
import type { DialogProps } from './details-sheet.tsx';
import { Trouble, useRefusal } from './form-parts.tsx';
import s from './details.module.css';

/** Shows the dialog that changes the nickname. If the nickname is taken, a button offers one that is available. */
export default function NicknameDialog({ details, onChanged, onClose }: DialogProps) {
  const { t } = useLingui();
  const [nickname, setNickname] = useState(details.nickname);
  const put = useSend(changeNickname, {
    onSuccess: (answer) => {
      storePlayer(answer.data.player);
      onChanged();
      const { nickname: name } = answer.data.player;
      showToast({ text: t`Your nickname is now ${name}.`, tone: 'good' });
      onClose();
    },
  });
  const refusal = useRefusal(put.error);
  const offered = put.error instanceof ApiError ? put.error.params['suggestion'] : undefined;
  const suggestion = offered === undefined ? undefined : String(offered);
  return (
    <Dialog title={t`Change nickname`} closeLabel={t`Close`} onClose={onClose} paper>
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          put.mutate({ body: { nickname } });
        }}
      >
        <Field
          label={t`Nickname`}
          hint={t`Use 5 to 28 letters and digits. Other people see your nickname next to your wins and playlists.`}
          name="nickname"
          autoComplete="nickname"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={NICKNAME_MAX_LENGTH}
          required
          value={nickname}
          error={refusal.fields['nickname']}
          onChange={(event) => {
            put.reset();
            setNickname(event.target.value);
          }}
        />
        {suggestion && (
          <p className={s.suggestion}>
            <Trans>This nickname is available:</Trans>{' '}
            <Button
              variant="quiet"
              onClick={() => {
                put.reset();
                setNickname(suggestion);
              }}
            >
              {suggestion}
            </Button>
          </p>
        )}
        <Trouble text={refusal.whole} />
        <Button type="submit" wide loading={put.isPending}>
          <Trans>Save nickname</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
