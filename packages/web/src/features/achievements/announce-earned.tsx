import { Trans } from '@lingui/react/macro';
import type { Badge } from '@wl/contract/achievements';
import { badgeNames, gradeNames } from '@wl/world/achievements/texts';
import type { Texts } from '@wl/world/languages';
import { showToast } from '@wl/ui/feedback/toast';
import { currentLanguage, needTexts } from '../../app/language/language.ts';
import { useSession } from '../../app/session/session.ts';
import { whenOffStage } from '../../app/shell/off-stage.ts';
import { readEditions } from '../editions/index.ts';
import { feature } from './routes.tsx';

/**
 * Announces newly earned pins in a toast. Does nothing if another member has signed in before the texts are loaded.
 * Waits while a game is on stage, because the toast would cover the game's controls.
 */
export async function announceEarned(earned: readonly Badge[], memberId: string): Promise<void> {
  // If the translations cannot be loaded, the toast is shown in the source language.
  await needTexts(feature).catch(() => undefined);
  const { badges } = await readEditions();
  whenOffStage(() => {
    if (useSession.getState().player?.id !== memberId) return;
    for (const badge of earned)
      showToast({
        text: <EarnedText badge={badge} names={badges[badge.figure]} />,
        tone: 'good',
        forMs: 8000,
      });
  });
}

function EarnedText({
  badge: { figure, grade },
  names = badgeNames[figure],
}: {
  badge: Badge;
  /** Name of the badge in each language if clerks have changed the name; otherwise undefined. */
  names: Texts | undefined;
}) {
  const language = currentLanguage();
  const name = names[language];
  const metal = gradeNames[grade][language];
  return (
    <Trans>
      New pin: {name} ({metal})
    </Trans>
  );
}
