import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BagItem } from '@wl/contract/bag';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import type { FreeSpinsTerms } from '@wl/world/bonuses/free-spins/terms';
import { useFormats } from '../../../../app/language/formats.ts';
import { Bar } from '../../components/bar.tsx';
import { useItemWords } from '../../use-item-words.ts';
import { winningsPreview } from '../amounts.tsx';
import type { BagKind } from '../bag-kind.ts';

function SpinsProgress({ item, name }: { item: BagItem; name: string }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { spins } = item;
  if (!spins) return null;
  return (
    <Bar
      label={t`Spins played: ${name}`}
      value={spins.of - spins.left}
      max={spins.of}
      text={<Plural value={spins.left} one="# spin left" other="# spins left" />}
      figures={[[t`Won so far`, money(spins.won)]]}
    />
  );
}

function GameLink({ item, terms }: { item: BagItem; terms: FreeSpinsTerms }) {
  const { gamePath, gameName } = useItemWords();
  const game = gameName(terms.game);
  return (
    <Link to={gamePath(terms.game)} search={{ item: item.id }} className={buttonClass()}>
      <Icon name="play" size={18} />
      <Trans>Play {game}</Trans>
    </Link>
  );
}

export const freeSpins: BagKind<FreeSpinsTerms> = {
  Progress: SpinsProgress,
  Next: GameLink,
  preview: winningsPreview,
};
