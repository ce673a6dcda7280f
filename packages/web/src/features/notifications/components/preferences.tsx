import { Trans, useLingui } from '@lingui/react/macro';
import {
  notificationPreferences,
  type NotificationPreference,
  putNotificationPreference,
} from '@wl/contract/notifications';
import { Button } from '@wl/ui/controls/button';
import { Checkbox } from '@wl/ui/controls/field';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { groupsWithEmails, notificationGroups } from '@wl/world/notifications/kinds';
import { useState } from 'react';
import { keepAnswer, keyOf, useCall, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useGroupNames } from '../use-notification-words.ts';
import s from './preferences.module.css';

type Change = Partial<Pick<NotificationPreference, 'toast' | 'email'>>;
/** Preferences for one group. A value is undefined while it is loading, and null if the member cannot change it. */
type Preference = Pick<NotificationPreference, 'group'> &
  Record<keyof Change, boolean | null | undefined>;

/** Rows shown as placeholders while the member's choices load. */
const unknown: readonly Preference[] = notificationGroups.map((group) => ({
  group,
  toast: undefined,
  email: groupsWithEmails.includes(group) ? undefined : null,
}));

/**
 * Shows a table in which the member chooses, for each group, whether notifications pop up and whether they are
 * e-mailed. Mandatory notifications are always listed and always e-mailed.
 * @param offers true if the member wants offers by e-mail
 */
export function NotificationPreferences({ offers }: { offers: boolean }) {
  const errorText = useErrorText();
  const query = useCall(notificationPreferences, {}, { refetchOnMount: 'always' });
  const data = query.data?.data;
  return (
    <>
      <p>
        <Trans>
          All notifications are listed under the bell. Choose which ones also pop up while you use
          the site, and which ones we also send by e-mail.
        </Trans>
      </p>
      {query.isError && !data ? (
        <div role="alert" className={s.failed}>
          <p>{errorText(query.error)}</p>
          <Button variant="ink" onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <Choices groups={data?.groups ?? unknown} offers={offers} />
      )}
    </>
  );
}

function Choices({ groups, offers }: { groups: readonly Preference[]; offers: boolean }) {
  const errorText = useErrorText();
  // Member's choices, shown until the server has responded.
  const [chosen, setChosen] = useState<Record<string, Change>>({});
  const put = useSend(putNotificationPreference, {
    scope: { id: 'notification-preferences' },
    onSuccess: (answer) => {
      keepAnswer(keyOf(notificationPreferences, {}), answer);
    },
  });
  const choose = (group: NotificationPreference['group'], change: Change) => {
    setChosen({ ...chosen, [group]: { ...chosen[group], ...change } });
    const body = Object.fromEntries(
      Object.entries(change).filter(([, value]) => typeof value === 'boolean'),
    );
    put.mutate({ params: { group }, body }, { onSettled: () => setChosen({}) });
  };
  return (
    <>
      <table className={s.table} aria-busy={groups === unknown}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans>Pop-up</Trans>
            </th>
            <th scope="col">
              <Trans>By e-mail</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((one) => (
            <Row
              key={one.group}
              preference={{ ...one, ...chosen[one.group] }}
              onChange={(change) => choose(one.group, change)}
            />
          ))}
        </tbody>
      </table>
      <p className={s.small}>
        <Trans>
          We always send essential e-mails about your money and your account. Use the checkboxes
          above to choose the optional ones.
        </Trans>{' '}
        {!offers && (
          <Trans>
            E-mails about bonuses count as offers. We send them only if you have chosen to receive
            offers.
          </Trans>
        )}
      </p>
      {put.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(put.error)}
        </p>
      )}
    </>
  );
}

function Row({
  preference: { group, toast, email },
  onChange,
}: {
  preference: Preference;
  onChange: (change: Change) => void;
}) {
  const { t } = useLingui();
  const names = useGroupNames();
  const name = names[group];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Box
          preference={toast}
          label={t`${name}: pop-up`}
          onChange={(on) => onChange({ toast: on })}
        />
      </td>
      <td>
        {group === 'account' ? (
          <Trans>always</Trans>
        ) : (
          <Box
            preference={email}
            label={t`${name}: by e-mail`}
            onChange={(on) => onChange({ email: on })}
          />
        )}
      </td>
    </tr>
  );
}

function Box({
  preference,
  label,
  onChange,
}: {
  preference: boolean | null | undefined;
  label: string;
  onChange: (on: boolean) => void;
}) {
  if (preference === undefined) return <Skeleton className={s.bone} />;
  if (preference === null) {
    return (
      <span className={s.none} aria-hidden="true">
        –
      </span>
    );
  }
  return (
    <Checkbox
      className={s.box}
      checked={preference}
      onChange={({ target }) => onChange(target.checked)}
    >
      <span className="sr-only">{label}</span>
    </Checkbox>
  );
}
