import { useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { switchLanguage } from '../language/language.ts';
import s from './frame.module.css';

/**
 * Renders the language selector as a native select element, because it works on every phone and with every screen
 * reader. With `compact`, phones show only the globe, because the bar has no room for the language's name.
 */
export function LanguageSwitcher({ compact = false }: { compact?: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <span className={cx(s.language, compact && s.compact)}>
      <Icon name="globe" size={18} />
      <select
        aria-label={t`Language`}
        value={i18n.locale}
        onChange={(event) => void switchLanguage(event.target.value as Language)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </span>
  );
}
