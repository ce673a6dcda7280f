import { useLingui } from '@lingui/react/macro';
import { cityTexts } from '@wl/world/cities/index';
import type { Language } from '@wl/world/languages';

/** Returns the names of game states, categories and cities. */
export function useGameWords() {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  return {
    states: {
      open: t({ message: 'Open', context: 'game' }),
      maintenance: t`Maintenance`,
      off: t({ message: 'Off', context: 'game' }),
    },
    categories: {
      video: t`Video slots`,
      classic: t`Classic slots`,
      table: t`Table games`,
      live: t`Live tables`,
    },
    returns: {
      too_early: t`Too early to tell`,
      in_band: t`Within range`,
      watch: t`Watch`,
      alarm: t`Alert`,
    },
    city: (slug: string) => cityTexts(slug)?.name[language] ?? slug,
  } as const;
}

/** Badge tone for each game state. `paper.module.css` defines the colours of the tones. */
export const stateTones = { open: 'ok', maintenance: 'warn', off: 'bad' } as const;
export const returnTones = {
  too_early: undefined,
  in_band: 'ok',
  watch: 'warn',
  alarm: 'bad',
} as const;
