import { useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type Country,
  type CountryCode,
  searchCountries,
  TYPE_TO_FIND_MS,
  typeToFind,
} from './countries.ts';
import s from './phone-input.module.css';

interface Props {
  id: string;
  countries: readonly Country[];
  chosen: CountryCode | undefined;
  /** Number of preferred countries above the separator. */
  separatorAfter: number;
  direction: 'up' | 'down';
  search: boolean;
  pick: (code: CountryCode) => void;
  close: () => void;
}

const PAGE = 8;

/**
 * Returns the new position in a list of `count` entries after a key press; undefined if the key does not change the
 * position.
 */
function moved(key: string, active: number, count: number, searching: boolean): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'PageDown':
      return Math.min(count - 1, active + PAGE);
    case 'PageUp':
      return Math.max(0, active - PAGE);
    case 'Home':
      return searching ? undefined : 0;
    case 'End':
      return searching ? undefined : count - 1;
    default:
      return undefined;
  }
}

/**
 * Returns a function that collects typed characters into a search word. The word is reset after 700 ms without a key
 * press.
 */
function useTypedWord() {
  const word = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (letter: string) => {
    clearTimeout(timer.current);
    word.current += letter;
    timer.current = setTimeout(() => {
      word.current = '';
    }, TYPE_TO_FIND_MS);
    return word.current;
  };
}

/** Gap in px between the field and the list. */
const GAP_PX = 6;
const WIDTH_PX = 340;

/**
 * Shows the list in the top layer, so that no surrounding element clips it, and keeps it next to the field while the
 * page scrolls.
 */
function useTopLayer(pop: RefObject<HTMLDivElement | null>, direction: 'up' | 'down'): void {
  useLayoutEffect(() => {
    const box = pop.current;
    const field = box?.parentElement;
    if (!box || !field) return undefined;
    const place = () => {
      const { left, top, bottom, width } = field.getBoundingClientRect();
      const isDown = direction === 'down';
      box.style.left = `${String(left)}px`;
      box.style.width = `${String(Math.min(WIDTH_PX, width))}px`;
      box.style.top = isDown ? `${String(bottom + GAP_PX)}px` : 'auto';
      box.style.bottom = isDown ? 'auto' : `${String(window.innerHeight - top + GAP_PX)}px`;
      const room = (isDown ? window.innerHeight - bottom : top) - 2 * GAP_PX;
      box.style.setProperty('--room', `${String(Math.max(0, room))}px`);
    };
    box.showPopover();
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [pop, direction]);
}

/**
 * Manages the search and the keyboard navigation, and scrolls the active country into view. Returns the matching
 * countries, the active country and the key press handler.
 */
function useNavigation({ id, countries, chosen, search, pick, close }: Props) {
  const { i18n } = useLingui();
  const [words, setWords] = useState('');
  const items = searchCountries(countries, words, i18n.locale);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex((c) => c.code === chosen),
    ),
  );
  const type = useTypedWord();
  useEffect(() => {
    document.getElementById(`${id}-${String(active)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const onKey = (event: KeyboardEvent) => {
    const next = items.length > 0 ? moved(event.key, active, items.length, search) : undefined;
    const chooses = event.key === 'Enter' || (event.key === ' ' && !search);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (chooses) {
      event.preventDefault();
      const country = items[active];
      if (country) pick(country.code);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (!search && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const found = typeToFind(items, type(event.key.toLocaleLowerCase(i18n.locale)), i18n.locale);
      if (found >= 0) setActive(found);
    }
  };
  return {
    words,
    items,
    active,
    setActive,
    onKey,
    find: (text: string) => {
      setWords(text);
      setActive(0);
    },
  };
}

/** Shows a list of countries with keyboard navigation, type-ahead and an optional search field. */
export function CountryList(props: Props) {
  const { id, chosen, direction, search, pick } = props;
  const { t } = useLingui();
  const pop = useRef<HTMLDivElement>(null);
  useTopLayer(pop, direction);
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    (search ? field.current : list.current)?.focus();
  }, [search]);
  const { words, items, active, setActive, onKey, find } = useNavigation(props);
  return (
    <div ref={pop} popover="manual" className={s.pop}>
      {search && (
        <input
          ref={field}
          className={s.search}
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={`${id}-${String(active)}`}
          aria-label={t`Search countries`}
          placeholder={t`Search countries`}
          value={words}
          onChange={(event) => find(event.target.value)}
          onKeyDown={onKey}
        />
      )}
      <ul
        ref={list}
        id={id}
        className={s.list}
        role="listbox"
        tabIndex={search ? -1 : 0}
        aria-label={t`Country`}
        aria-activedescendant={`${id}-${String(active)}`}
        onKeyDown={search ? undefined : onKey}
      >
        {items.map((country, index) => (
          <li
            key={country.code}
            id={`${id}-${String(index)}`}
            role="option"
            aria-selected={country.code === chosen}
            className={s.option}
            data-active={index === active || undefined}
            data-last-preferred={(!words && index === props.separatorAfter - 1) || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(index)}
            onClick={() => pick(country.code)}
          >
            <CountryName country={country} />
          </li>
        ))}
        {items.length === 0 && <li className={s.none}>{t`Unknown country`}</li>}
      </ul>
    </div>
  );
}

function CountryName({ country }: { country: Country }) {
  return (
    <>
      <img src={`/art/flags/${country.code}.svg`} width="24" height="16" alt="" loading="lazy" />
      <span>{country.name}</span>
      <span className={s.dial}>+{country.dial}</span>
    </>
  );
}
