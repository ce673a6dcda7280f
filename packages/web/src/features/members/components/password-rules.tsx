import { useLingui } from '@lingui/react/macro';
import { passwordParts } from './acquire/draft.ts';
import s from './password-rules.module.css';

/** Lists the rules for a new password (specification §5). A rule is ticked as soon as the typed password meets it. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useLingui();
  const parts = passwordParts(password);
  const rules: [boolean, string][] = [
    [parts.length, t`8 characters or more`],
    [parts.digit, t`a number`],
    [parts.special, t`a special character`],
    [parts.capital, t`a capital letter`],
  ];
  return (
    <ul className={s.rules} aria-label={t`Password requirements`}>
      {rules.map(([met, text]) => (
        <li key={text} data-met={met}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
            {met && (
              <path
                d="m5 8 2.200 2.400L11 5.800"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.800"
              />
            )}
          </svg>
          {text}
          <span className="sr-only">{met ? t`requirement met` : t`requirement not met`}</span>
        </li>
      ))}
    </ul>
  );
}
