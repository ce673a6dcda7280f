import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { addAffiliateToken, type AffiliateFile } from '@wl/contract/office/affiliates';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { Field } from '../../../app/forms/field.tsx';
import s from './affiliates.module.css';

const linkOf = (token: string) => `${location.origin}/?token=${token}`;

/** Shows the affiliate's links with their clicks and sign-ups, and a form that adds a link with a new token. */
export function LinksPanel({
  file,
  allowed,
  onChange,
}: {
  file: AffiliateFile;
  allowed: boolean;
  onChange: (reply: { data: AffiliateFile }) => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [token, setToken] = useState('');
  const add = useMutation({
    mutationFn: () => request(addAffiliateToken, { params: { id: file.id }, body: { token } }),
    onSuccess: (reply) => {
      setToken('');
      onChange(reply);
    },
  });
  return (
    <section className={paper.panel} aria-labelledby="links">
      <h2 id="links">
        <Trans>Links</Trans>
      </h2>
      <LinkList tokens={file.tokens} />
      {allowed && (
        <form
          className={s.inline}
          onSubmit={(event) => {
            event.preventDefault();
            add.mutate();
          }}
        >
          <Field
            label={t`Additional token`}
            max={64}
            pattern="[A-Za-z0-9][A-Za-z0-9\-]{2,63}"
            title={t`3 to 64 letters, digits and hyphens`}
            value={token}
            onChange={setToken}
          />
          <Button type="submit" variant="plain" inactive={add.isPending}>
            <Trans>Add token</Trans>
          </Button>
        </form>
      )}
      {add.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(add.error)}
        </p>
      )}
    </section>
  );
}

/** Lists the links with their clicks and sign-ups. */
function LinkList({ tokens }: { tokens: AffiliateFile['tokens'] }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState('');
  return (
    <ul className={s.links}>
      {tokens.map((one) => (
        <li key={one.token}>
          <code>{linkOf(one.token)}</code>
          <span className={s.link}>
            <span className={paper.sub}>
              <Plural value={one.clicks} one="# click" other="# clicks" /> ·{' '}
              <Plural value={one.sign_ups} one="# sign-up" other="# sign-ups" />
            </span>
            {/* Show the copy button only in secure contexts, because browsers deny clipboard access to pages served
                over plain HTTP. */}
            {window.isSecureContext && (
              <Button
                variant="plain"
                aria-label={
                  copied === one.token
                    ? t`Copied link for ${one.token}`
                    : t`Copy link for ${one.token}`
                }
                onClick={() => {
                  void navigator.clipboard.writeText(linkOf(one.token)).then(
                    () => setCopied(one.token),
                    () => setCopied(''),
                  );
                }}
              >
                <Icon name={copied === one.token ? 'check' : 'copy'} size={18} />
                {copied === one.token ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
