/** Sentences that describe the lines of a dealt table's record, for the members' page and the dealer's console. */
import { useLingui } from '@lingui/react/macro';
import { cardText } from './card-text.tsx';

interface Line {
  kind: string;
  /** Hashed text of the line: a JSON object with the details of the line (decision 123). */
  content: string;
}

/** Details of the lines of a record. The kind of a line determines which of these fields are set. */
interface Details {
  dealer_name?: string;
  by?: 'dealer' | 'pit_boss' | 'server';
  trouble?: 'picture_lost' | 'dealer_left';
  entry?: 1 | 2;
  source?: 'keys' | 'scanner';
  item?: string;
  items?: string[];
}

/** Returns the text of an entered item, such as "K♠" for the card `Ks`. Returns a number unchanged. */
const itemText = (item: string) => (/^\d+$/.test(item) ? item : cardText(item));

/** Returns a function that describes a line of the table record in a sentence. */
export function useRecordWords(): (line: Line) => string {
  const entryWords = useEntryWords();
  const roundWords = useRoundWords();
  return ({ kind, content }) => {
    const details = JSON.parse(content) as Details;
    // After a server update, a page that is still open may receive kinds for which it has no texts.
    return entryWords(kind, details) ?? roundWords(kind, details) ?? kind.replaceAll('_', ' ');
  };
}

/** Returns a function that describes an entry or its confirmation. */
function useEntryWords() {
  const { t } = useLingui();
  return (kind: string, { entry, source, item = '', items = [] }: Details): string | undefined => {
    const shown = itemText(item);
    const all = items.map(itemText).join(' ');
    switch (kind) {
      case 'item_entered':
        if (source === 'scanner') return t`First entry by scanner: ${shown}`;
        return entry === 1
          ? t`First entry by keyboard: ${shown}`
          : t`Second entry by keyboard: ${shown}`;
      case 'item_taken_back':
        return entry === 1
          ? t`First entry: last card or number taken back`
          : t`Second entry: last card or number taken back`;
      case 'entries_differ':
        return t`The two entries differed, so a new attempt began`;
      case 'result_confirmed':
        return t`The dealer confirmed: ${all}`;
      case 'correction_requested':
        return t`Correction requested: ${all}`;
      case 'correction_confirmed':
        return t`A second person confirmed the correction`;
      case 'correction_declined':
        return t`The correction was declined`;
      case 'correction_finished':
        return t`All payouts have been corrected`;
      default:
        return undefined;
    }
  };
}

/** Returns a function that describes a change in the state of the round, the shift or the video. */
function useRoundWords() {
  const { t } = useLingui();
  return (kind: string, { dealer_name: dealer = '', by, trouble }: Details): string | undefined => {
    const isPicture = trouble === 'picture_lost';
    switch (kind) {
      case 'shift_started':
        return t`${dealer} started a shift`;
      case 'shift_ended':
        return by === 'dealer' ? t`The dealer ended the shift` : t`A pit boss ended the shift`;
      case 'round_opened':
        return t`Betting opened. Dealer: ${dealer}`;
      case 'round_closed':
        return t`Betting closed`;
      case 'round_settled':
        return t`Bets settled`;
      case 'round_voided':
        return t`Round void, bets refunded`;
      case 'video_recorded':
        return t`Video recorded`;
      case 'video_not_recorded':
        return t`Video not recorded`;
      case 'trouble_began':
        return isPicture ? t`The video was lost` : t`The dealer left the table`;
      case 'trouble_ended':
        return isPicture ? t`The video was restored` : t`A dealer is at the table again`;
      case 'pit_boss_called':
        return by === 'server'
          ? t`The server called the pit boss because no result was entered`
          : t`The dealer called the pit boss`;
      default:
        return undefined;
    }
  };
}
