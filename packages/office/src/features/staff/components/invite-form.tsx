import { Trans, useLingui } from '@lingui/react/macro';
import { inviteClerk } from '@wl/contract/office/staff-accounts';
import { ApiError } from '@wl/contract/client';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { Field } from '../../../app/forms/field.tsx';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { type Outcome, useManage } from '../use-manage.ts';
import type { Role } from '../use-role-names.ts';
import { RoleFields } from './roles.tsx';

interface LanguageProps {
  value: Language;
  onChange: (language: Language) => void;
}

function LanguageField({ value, onChange }: LanguageProps) {
  return (
    <Select
      label={<Trans>E-mail language</Trans>}
      value={value}
      onChange={(event) => onChange(event.target.value as Language)}
    >
      {languages.map((one) => (
        <option key={one} value={one}>
          {languageNames[one]}
        </option>
      ))}
    </Select>
  );
}

/** Shows the form for inviting a person by e-mail and choosing the roles of the new account. */
export function InviteForm({
  onDone,
  onClose,
}: {
  onDone: (email: string, outcome: Outcome) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<Role[]>([]);
  const [language, setLanguage] = useState(i18n.locale as Language);
  const [reason, setReason] = useState('');
  const invite = useManage(
    () => request(inviteClerk, { body: { email, roles, language, reason: reason.trim() } }),
    (outcome) => onDone(email.trim(), outcome),
  );
  const isEmailWrong = invite.error instanceof ApiError && 'email' in invite.error.fields;
  const isReady = roles.length > 0 && reason.trim().length >= 3 && !invite.isPending;
  return (
    <section className={paper.panel} aria-labelledby="invite">
      <h2 id="invite">
        <Trans>Invitation</Trans>
      </h2>
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) invite.mutate();
        }}
      >
        <Field
          type="email"
          label={t`E-mail`}
          max={320}
          value={email}
          onChange={(value) => {
            invite.reset();
            setEmail(value);
          }}
        />
        <RoleFields value={roles} onChange={setRoles} />
        <LanguageField value={language} onChange={setLanguage} />
        <ReasonField rows={2} value={reason} onChange={setReason} />
        {invite.isError && (
          <p role="alert" className={paper.alert}>
            {isEmailWrong ? <Trans>Enter a valid e-mail address.</Trans> : errorText(invite.error)}
          </p>
        )}
        <p className={paper.actions}>
          <Button type="submit" inactive={!isReady}>
            <Trans>Send invitation</Trans>
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </p>
      </form>
    </section>
  );
}
