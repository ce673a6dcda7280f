import { Trans, useLingui } from '@lingui/react/macro';
import type { BagItem } from '@wl/contract/bag';
import type { SpinCreditsTerms } from '@wl/world/bonuses/spin-credits/terms';
import { useFormats } from '../../../../app/language/formats.ts';
import { Bar } from '../../components/bar.tsx';
import { LobbyLink } from '../../components/next-links.tsx';
import { winningsPreview } from '../amounts.tsx';
import type { BagKind } from '../bag-kind.ts';

function CreditProgress(props: { item: BagItem; terms: SpinCreditsTerms; name: string }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { name } = props;
  const { spins } = props.item;
  const all = props.terms.creditCents;
  if (!spins) return null;
  return (
    <Bar
      label={t`Credit used: ${name}`}
      value={all - spins.credit_left}
      max={all}
      text={<Trans>{money(spins.credit_left)} credit remaining</Trans>}
      figures={[[t`Won so far`, money(spins.won)]]}
    />
  );
}

export const spinCredits: BagKind<SpinCreditsTerms> = {
  Progress: CreditProgress,
  Next: LobbyLink,
  preview: winningsPreview,
};
