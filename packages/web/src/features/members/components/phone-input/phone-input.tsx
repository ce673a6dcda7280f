import { useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type CountryCode,
  countryOfNumber,
  hasUnknownCallingCode,
  international,
  isValidNumber,
  keepAllowed,
  type Library,
  listCountries,
  ROOM_BELOW_PX,
} from './countries.ts';
import { CountryList } from './country-list.tsx';
import s from './phone-input.module.css';

export interface PhoneInputProps {
  id: string;
  value: string;
  /**
   * Called when the number changes. `number` is in E.164 format if it can be parsed. `valid` is null until the number
   * can be checked; true if the phone library failed to load.
   */
  onChange: (change: {
    text: string;
    number: string;
    country: CountryCode | undefined;
    valid: boolean | null;
  }) => void;
  /**
   * Result of an earlier check of `value`, for a form that is shown again; null or undefined if `value` has not been
   * checked yet.
   */
  valid?: boolean | null;
  /** Country that was selected when the form was last shown. If undefined, the visitor's country is looked up. */
  country?: CountryCode | undefined;
  preferred: readonly CountryCode[];
  excluded?: readonly CountryCode[];
  /** True if the list of countries has a search field above it. */
  search?: boolean;
  /** Maximum length of the number in characters: 25 in the registration form, 250 elsewhere (specification §5). */
  maxLength?: number;
  /**
   * Looks up the visitor's probable country. If the lookup fails or the country is not served, the first preferred
   * country is selected.
   */
  lookUpCountry?: () => Promise<string | null>;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** Loads the phone library. The default is a dynamic import. */
  loadLibrary?: (() => Promise<Library>) | undefined;
}

const noCountries: readonly CountryCode[] = [];

const loadMin = (): Promise<Library> => import('libphonenumber-js/min');

/**
 * Returns the phone library; undefined while it is loading, null if loading failed. Without the library, only the
 * server can check the number.
 */
function useLibrary(load: () => Promise<Library>): Library | null | undefined {
  const [library, setLibrary] = useState<Library | null>();
  useEffect(() => {
    load().then(setLibrary, () => setLibrary(null));
    // oxlint-disable-next-line react/exhaustive-deps -- loaded once
  }, []);
  return library;
}

/**
 * Returns the selected country and a setter. Without a selection, starts with the country of the visitor's IP address,
 * or with the first preferred country if the visitor's country is unknown or excluded.
 */
function useStartCountry(props: PhoneInputProps) {
  const { lookUpCountry, preferred, excluded = noCountries } = props;
  const [country, setCountry] = useState(props.country);
  useEffect(() => {
    if (country !== undefined) return undefined;
    let here = true;
    const settle = (code: string | null) => {
      if (!here) return;
      const found = code?.toUpperCase() as CountryCode | undefined;
      setCountry((chosen) => chosen ?? (found && !excluded.includes(found) ? found : preferred[0]));
    };
    (lookUpCountry?.() ?? Promise.resolve(null)).then(settle, () => settle(null));
    return () => {
      here = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the visitor's country is requested only once
  }, []);
  return [country, setCountry] as const;
}

/** Returns the country of the number, the countries to list, and functions that handle changes to the input. */
function usePhoneNumber(props: PhoneInputProps) {
  const { value, onChange, preferred, excluded = noCountries } = props;
  const { i18n } = useLingui();
  const library = useLibrary(props.loadLibrary ?? loadMin);
  const [country, setCountry] = useStartCountry(props);
  const countries = useMemo(
    () => (library ? listCountries(library, i18n.locale, preferred, excluded) : []),
    [library, i18n.locale, preferred, excluded],
  );
  const report = (text: string, code: CountryCode | undefined) => {
    const judgeable = library && (code !== undefined || text.startsWith('+'));
    onChange({
      text,
      number: library ? international(library, text, code) : text,
      country: code,
      valid: judgeable ? isValidNumber(library, text, code, excluded) : library === null || null,
    });
  };
  const type = (raw: string) => {
    const text = keepAllowed(raw);
    const named = library ? countryOfNumber(library, text) : undefined;
    const code = named && !excluded.includes(named) ? named : country;
    if (code !== country) setCountry(code);
    report(text, code);
  };
  const ready = library !== undefined && country !== undefined;
  const barred = excluded.join();
  const judgedWith = useRef(barred);
  useEffect(() => {
    if (!ready || value === '') return;
    // Check the number if it was typed before the library loaded. Check it again if the excluded countries have
    // changed.
    if ((props.valid ?? null) === null) type(value);
    else if (library && judgedWith.current !== barred) report(value, country);
    judgedWith.current = barred;
    // oxlint-disable-next-line react/exhaustive-deps -- runs when the library or `barred` changes, not per key
  }, [ready, barred]);
  return {
    country,
    countries,
    type,
    pick: (code: CountryCode) => {
      setCountry(code);
      report(value, code);
    },
    hasUnknownCode: library ? hasUnknownCallingCode(library, value) : false,
  };
}

/**
 * Manages the open state of the country list. `open` is the direction in which the list opens; undefined while it is
 * closed.
 */
function useOpenList() {
  const [open, setOpen] = useState<'up' | 'down'>();
  const button = useRef<HTMLButtonElement>(null);
  const show = () => {
    const below = window.innerHeight - (button.current?.getBoundingClientRect().bottom ?? 0);
    setOpen(below < ROOM_BELOW_PX ? 'up' : 'down');
  };
  return {
    open,
    button,
    toggle: () => (open ? setOpen(undefined) : show()),
    close: () => {
      setOpen(undefined);
      button.current?.focus();
    },
    leave: (event: FocusEvent<HTMLDivElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(undefined);
    },
    openByKey: (event: KeyboardEvent) => {
      if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      show();
    },
  };
}

/**
 * Shows a field for a phone number and its country. A button beside the number opens the list of countries and shows
 * the flag and the calling code.
 */
export function PhoneInput(props: PhoneInputProps) {
  const { value, preferred, search, maxLength = 250 } = props;
  const { t } = useLingui();
  const listId = useId();
  const { country, countries, type, pick, hasUnknownCode } = usePhoneNumber(props);
  const { open, button, toggle, close, leave, openByKey } = useOpenList();
  const current = countries.find(({ code }) => code === country);
  // If the field already shows an error, do not add the error for an unknown calling code.
  const unknown = !props.invalid && hasUnknownCode;
  const describedBy = cx(props.describedBy, unknown && `${listId}-unknown`) || undefined;
  const number = (
    <div className={s.phone} data-invalid={props.invalid || undefined} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={s.country}
        aria-haspopup="listbox"
        aria-expanded={open !== undefined}
        aria-controls={listId}
        aria-label={
          current ? `${t`Country code`}: ${current.name} +${current.dial}` : t`Country code`
        }
        onClick={toggle}
        onKeyDown={openByKey}
      >
        {country && <img src={`/art/flags/${country}.svg`} width="24" height="16" alt="" />}
        <span>+{current?.dial ?? ''}</span>
      </button>
      <input
        id={props.id}
        className={s.number}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={maxLength}
        value={value}
        aria-describedby={describedBy}
        aria-invalid={props.invalid || undefined}
        onChange={(event) => type(event.target.value)}
      />
      {open && (
        <CountryList
          id={listId}
          countries={countries}
          chosen={country}
          separatorAfter={preferred.length}
          direction={open}
          search={search === true}
          pick={(code) => {
            pick(code);
            close();
          }}
          close={close}
        />
      )}
    </div>
  );
  return (
    <>
      {number}
      <p id={`${listId}-unknown`} role="status" className={s.unknown}>
        {unknown && t`Unknown calling code`}
      </p>
    </>
  );
}
