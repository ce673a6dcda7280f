import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import { helpOrganisations } from '@wl/world/casino/help';
import { useId } from 'react';
import { currentLanguage } from '../../../app/language/language.ts';
import s from './help-list.module.css';

/**
 * Lists help organisations in the member's language, with their names, telephone numbers that can be dialled with one
 * tap, and websites that open in a new tab.
 */
export function HelpList() {
  const { t, i18n } = useLingui();
  const id = useId();
  const language = currentLanguage();
  const countries = new Intl.DisplayNames(i18n.locale || 'en', { type: 'region' });
  return (
    <section className={s.help} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name="heart" size={28} />
        <Trans>Someone to talk to</Trans>
      </h2>
      <p>
        <Trans>This help is free, confidential and independent of us.</Trans>
      </p>
      <ul className={s.list}>
        {helpOrganisations[language].map(({ name, url, phone, country }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
              <span className="sr-only">{t`(opens in a new window)`}</span>
            </a>
            {phone && (
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={s.phone}>
                <Icon name="phone" size={18} />
                <span>{phone}</span>
                {country && <small>{countries.of(country)}</small>}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
