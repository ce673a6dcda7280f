import { Trans, useLingui } from '@lingui/react/macro';
import type { ReplyOf } from '@wl/contract/call';
import type { tournamentGames } from '@wl/contract/office/tournaments';
import { Checkbox, Select } from '@wl/ui/controls/field';
import { cities, cityTexts } from '@wl/world/cities/index';
import type { Language } from '@wl/world/languages';
import { useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import type { Draft } from '../draft.ts';
import { useSlots } from '../use-slots.ts';
import s from './tournaments.module.css';

export interface DraftProps {
  value: Draft;
  onChange: (change: Partial<Draft>) => void;
}

type Slots = ReplyOf<typeof tournamentGames>['data'];

/** Returns the stakes that all chosen slots offer. If no slot is chosen, returns the stakes of the first slot. */
function stakesOf(games: Slots, slugs: Draft['games']): readonly number[] {
  const chosen = games.filter(({ slug }) => slugs.includes(slug));
  const [first, ...rest] = chosen.length > 0 ? chosen : games;
  return (first?.stakes ?? []).filter((stake) =>
    rest.every((game) => chosen.length === 0 || game.stakes.includes(stake)),
  );
}

interface SlotProps extends DraftProps {
  games: Slots;
  error: Error | null;
}

/** Shows checkboxes for the slots, grouped by city. */
function SlotFields({ value, onChange, games, error }: SlotProps) {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const turn = (slug: string) =>
    onChange({
      games: value.games.includes(slug)
        ? value.games.filter((one) => one !== slug)
        : [...value.games, slug],
    });
  const byCity = cities
    .map(({ slug }) => ({ slug, of: games.filter(({ city }) => city === slug) }))
    .filter(({ of }) => of.length > 0);
  return (
    <fieldset className={s.group}>
      <legend>
        <Trans>Eligible slots</Trans>
      </legend>
      {error && (
        <p role="alert" className={paper.alert}>
          {errorText(error)}
        </p>
      )}
      <div className={s.cities}>
        {byCity.map(({ slug, of }) => (
          <div key={slug} role="group" aria-label={cityTexts(slug)?.name[i18n.locale as Language]}>
            <p className={paper.sub}>{cityTexts(slug)?.name[i18n.locale as Language]}</p>
            {of.map((game) => (
              <Checkbox
                key={game.slug}
                className={s.game}
                checked={value.games.includes(game.slug)}
                onChange={() => turn(game.slug)}
              >
                <img
                  src={`/art/games/${game.slug}/tile-320.avif`}
                  width={34}
                  height={34}
                  alt=""
                  loading="lazy"
                />
                {game.name}
              </Checkbox>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface StakeProps extends DraftProps {
  /** Stakes that all chosen slots offer; undefined until the slots are loaded. */
  stakes: readonly number[] | undefined;
}

/** Shows the stakes that all chosen slots offer, and a warning if the chosen stake is no longer among them. */
function StakeField({ value, onChange, stakes }: StakeProps) {
  const { money } = useFormats();
  const isLost = value.stake > 0 && stakes !== undefined && !stakes.includes(value.stake);
  return (
    <>
      <Select
        label={<Trans>Exact stake (other stakes do not count)</Trans>}
        className={s.stake}
        required
        value={isLost || value.stake === 0 ? '' : String(value.stake)}
        onChange={(event) => onChange({ stake: Number(event.target.value) })}
      >
        <option value="">{isLost ? `${money(value.stake)} ✕` : '–'}</option>
        {stakes?.map((stake) => (
          <option key={stake} value={stake}>
            {money(stake)}
          </option>
        ))}
      </Select>
      {isLost && (
        <p role="status" className={paper.alert}>
          <Trans>
            Not every selected slot offers a stake of {money(value.stake)}. Choose another stake.
          </Trans>
        </p>
      )}
    </>
  );
}

/** Shows the form fields for the tournament's slots, grouped by city, and for a stake that all chosen slots offer. */
export function GamesAndStake({ value, onChange }: DraftProps) {
  const query = useSlots();
  const games = query.data?.data;
  return (
    <>
      <SlotFields value={value} onChange={onChange} games={games ?? []} error={query.error} />
      <StakeField
        value={value}
        onChange={onChange}
        stakes={games && stakesOf(games, value.games)}
      />
    </>
  );
}
