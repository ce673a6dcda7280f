import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { giveGift, emailCampaign, type CampaignFile } from '@wl/contract/office/campaigns';
import { Button } from '@wl/ui/controls/button';
import { request, useErrorText } from '../../../app/api.ts';
import { Field } from '../../../app/forms/field.tsx';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { toneOf, useCampaignNames } from '../names.ts';
import type { OnChanged } from './switch-panel.tsx';
import s from './campaigns.module.css';

interface Props {
  file: CampaignFile;
  allowed: boolean;
  onChange: OnChanged;
}

/**
 * Shows a form that sends the campaign's e-mails once, to members who have opted in to marketing e-mails. After that,
 * shows the sending progress.
 */
export function EmailPanel({ file, allowed, onChange }: Props) {
  const { t } = useLingui();
  const names = useCampaignNames();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const send = useMutation({
    mutationFn: () => request(emailCampaign, { params: { id: file.id }, body: { reason } }),
    onSuccess: onChange,
  });
  const { emails } = file;
  const isOpen = file.state === 'live' && file.status === 'open';
  return (
    <section className={paper.panel} aria-labelledby="emails">
      <h2 id="emails">
        <Trans>E-mails</Trans>
      </h2>
      {emails ? (
        <div className={s.progress} role="status">
          <p>
            <span className={paper.badge} data-tone={toneOf(emails.state)}>
              {names.emailStates[emails.state]}
            </span>
          </p>
          <progress aria-label={t`E-mails`} max={Math.max(1, emails.total)} value={emails.done} />
          <p className={paper.sub}>
            <Trans>
              {emails.done} of {emails.total} members checked
            </Trans>
            , <Plural value={emails.sent} one="# e-mail sent" other="# e-mails sent" />
          </p>
        </div>
      ) : (
        <p className={paper.sub}>
          <Trans>
            The e-mail is sent once per campaign, while the campaign is open, to members of its
            audience who have opted in to offers. It is never sent to excluded members or members on
            a break.
          </Trans>
        </p>
      )}
      {allowed && !emails && (
        <form
          className={paper.form}
          style={{ marginTop: 10 }}
          onSubmit={(event) => {
            event.preventDefault();
            send.mutate();
          }}
        >
          <ReasonField rows={2} value={reason} onChange={setReason} />
          {send.isError && (
            <p role="alert" className={paper.alert}>
              {errorText(send.error)}
            </p>
          )}
          <Button type="submit" variant="plain" inactive={!isOpen || send.isPending}>
            <Trans>Send e-mails to members</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}

/**
 * Lists the members with a reserved item, each with a personal link. Shows a form for reserving the item for another
 * member.
 */
export function GiftPanel({ file, allowed, onChange }: Props) {
  const { t } = useLingui();
  const names = useCampaignNames();
  const errorText = useErrorText();
  const [member, setMember] = useState('');
  const [reason, setReason] = useState('');
  const give = useMutation({
    mutationFn: () => request(giveGift, { params: { id: file.id }, body: { member, reason } }),
    onSuccess: (reply) => {
      setMember('');
      setReason('');
      onChange(reply);
    },
  });
  return (
    <section className={paper.panel} aria-labelledby="gifts">
      <h2 id="gifts">
        <Trans>Reservations for individual members</Trans>
      </h2>
      <ul className={paper.lines}>
        {file.gifts.map((gift) => (
          <li key={gift.id} className={s.gift}>
            <span>
              <b>{gift.member.nickname}</b>{' '}
              <span className={paper.badge} data-tone={toneOf(gift.status)}>
                {names.gifts[gift.status]}
              </span>
            </span>
            <code>{`${location.origin}/grab-player-bonus/${gift.id}`}</code>
          </li>
        ))}
      </ul>
      {allowed && file.state !== 'stopped' && (
        <form
          className={paper.form}
          onSubmit={(event) => {
            event.preventDefault();
            give.mutate();
          }}
        >
          <Field label={t`Nickname or e-mail`} max={254} value={member} onChange={setMember} />
          <ReasonField rows={2} value={reason} onChange={setReason} />
          {give.isError && (
            <p role="alert" className={paper.alert}>
              {errorText(give.error)}
            </p>
          )}
          <Button type="submit" variant="plain" inactive={give.isPending}>
            <Trans>Reserve item</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}
