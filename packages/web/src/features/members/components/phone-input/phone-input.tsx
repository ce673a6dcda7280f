import { useLingui } from '@lingui/react/macro';
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
  /** `number` is E.164 when it parses. */
  onChange: (change: { text: string; number: string; valid: boolean }) => void;
  preferred: readonly CountryCode[];
  excluded?: readonly CountryCode[];
  /** Shows a search field above the list. */
  search?: boolean;
  /** 250 in general, 25 in registration (specification §5). */
  maxLength?: number;
  /** The country the visitor seems to be in; a failure or an unserved one falls back to the first preferred. */
  lookUpCountry?: () => Promise<string | null>;
  describedBy?: string | undefined;
  invalid?: boolean;
}

const noCountries: readonly CountryCode[] = [];

function useLibrary(): Library | undefined {
  const [library, setLibrary] = useState<Library>();
  useEffect(() => {
    void import('libphonenumber-js/min').then((loaded) => setLibrary(loaded));
  }, []);
  return library;
}

/** The default country: by the visitor's address, else the first preferred one. */
function useDefaultCountry({ lookUpCountry, preferred, excluded = noCountries }: PhoneInputProps) {
  const [country, setCountry] = useState<CountryCode>();
  useEffect(() => {
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
    // oxlint-disable-next-line react/exhaustive-deps -- the visitor's country is asked for once
  }, []);
  return [country, setCountry] as const;
}

/** A phone number with its country: flag and dial code as a list button, the number beside it. */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onChange, preferred, excluded = noCountries, search, maxLength = 250 } = props;
  const { t, i18n } = useLingui();
  const listId = useId();
  const library = useLibrary();
  const [country, setCountry] = useDefaultCountry(props);
  const [open, setOpen] = useState<'up' | 'down'>();
  const button = useRef<HTMLButtonElement>(null);
  const countries = useMemo(
    () => (library ? listCountries(library, i18n.locale, preferred, excluded) : []),
    [library, i18n.locale, preferred, excluded],
  );
  const current = countries.find(({ code }) => code === country);
  const tell = (text: string, code: CountryCode | undefined) => {
    if (!library) return;
    onChange({
      text,
      number: international(library, text, code),
      valid: isValidNumber(library, text, code, excluded),
    });
  };
  const show = () => {
    const below = window.innerHeight - (button.current?.getBoundingClientRect().bottom ?? 0);
    setOpen(below < ROOM_BELOW_PX ? 'up' : 'down');
  };
  const close = () => {
    setOpen(undefined);
    button.current?.focus();
  };
  const type = (raw: string) => {
    const text = keepAllowed(raw);
    const named = library && countryOfNumber(library, text);
    const code = named && !excluded.includes(named) ? named : country;
    if (code !== country) setCountry(code);
    tell(text, code);
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(undefined);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    show();
  };
  return (
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
        onClick={() => (open ? setOpen(undefined) : show())}
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
        aria-describedby={props.describedBy}
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
            setCountry(code);
            tell(value, code);
            close();
          }}
          close={close}
        />
      )}
    </div>
  );
}
