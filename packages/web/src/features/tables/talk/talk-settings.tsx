import { Trans, useLingui } from '@lingui/react/macro';
import { showTableName, type TableTalker, unblockTableAuthor } from '@wl/contract/tables-chat';
import { Button } from '@wl/ui/controls/button';
import { Checkbox } from '@wl/ui/controls/field';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { queryClient, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { talkQuery } from './use-talk.ts';
import s from './table-talk.module.css';

interface TalkSettingsProps {
  slug: string;
  me: TableTalker;
  onClose: () => void;
}

/** Lets the member show or hide their nickname in the table talk, and unblock blocked authors. */
export function TalkSettings({ slug, me, onClose }: TalkSettingsProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const onSuccess = () =>
    void queryClient.invalidateQueries({ queryKey: talkQuery(slug).queryKey });
  const name = useSend(showTableName, { onSuccess });
  const unblock = useSend(unblockTableAuthor, { onSuccess });
  const error = name.error ?? unblock.error;
  const dayOf = (at: string) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium' }).format(new Date(at));
  const shows_name = name.isPending ? (name.variables.body.shows_name ?? false) : me.shows_name;
  return (
    <Dialog title={t`Table talk settings`} closeLabel={t`Close`} onClose={onClose} paper>
      <Checkbox
        checked={shows_name}
        onChange={({ target }) => name.mutate({ body: { shows_name: target.checked } })}
      >
        <Trans>Show my nickname to everybody at the table</Trans>
      </Checkbox>
      <p className={s.hint}>
        <Trans>
          With your consent, your nickname appears on your messages and your wins. Without your
          consent, others see only your city. The name on messages you have already sent does not
          change.
        </Trans>
      </p>
      <h3>
        <Trans>Blocked travellers</Trans>
      </h3>
      {me.blocked.length === 0 ? (
        <p className={s.hint}>
          <Trans>
            You have not blocked anyone. Travellers whose messages you block will appear here.
          </Trans>
        </p>
      ) : (
        <ul className={s.blocked}>
          {me.blocked.map(({ author, name: nickname, at }) => {
            const shown = nickname ?? t`A traveller`;
            const day = dayOf(at);
            return (
              <li key={author}>
                <span>
                  {shown} <small>{t`Blocked on ${day}`}</small>
                </span>
                <Button
                  variant="plain"
                  size="small"
                  aria-label={t`Unblock ${shown}, blocked on ${day}`}
                  onClick={() => unblock.mutate({ params: { author } })}
                >
                  <Trans>Unblock</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {error && <p role="alert">{errorText(error)}</p>}
    </Dialog>
  );
}
