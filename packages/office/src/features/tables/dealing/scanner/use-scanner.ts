import { useEffect, useEffectEvent, useState } from 'react';
import { cardOfCode } from './card-of-code.ts';
import type { CardScanner } from './card-scanner.ts';
import { keyboardScanner } from './keyboard-scanner.ts';
import {
  readScannerSettings,
  storeScannerSettings,
  type ScannerSettings,
} from './scanner-settings.ts';
import { serialScanner } from './serial-scanner.ts';

/** Last code that a scanner has read; `card` is undefined if the code does not name a card. */
export interface Scan {
  code: string;
  card: string | undefined;
}

/**
 * State of the serial scanner. `unsupported`: the browser has no Web Serial. `off`: no port is selected. `on`: a port
 * is selected. `lost`: the scanner was unplugged, or its port could not be opened.
 */
export type SerialState = 'unsupported' | 'off' | 'on' | 'lost';

export interface Scanner {
  settings: ScannerSettings;
  change: (settings: ScannerSettings) => void;
  last: Scan | undefined;
  serial: SerialState;
  /** Asks the dealer to choose a serial scanner. */
  connect: () => Promise<void>;
}

/**
 * Reads the card scanners of this computer: one that types like a keyboard, and one on a serial port.
 * @param isActive false at tables without cards, and for clerks who do not deal
 * @param enter called with each card that is scanned
 */
export function useScanner(isActive: boolean, enter: (card: string) => void): Scanner {
  const [settings, setSettings] = useState(readScannerSettings);
  const [last, setLast] = useState<Scan>();
  const read = useEffectEvent((code: string) => {
    const card = cardOfCode(code, settings);
    setLast({ code, card });
    if (card !== undefined) enter(card);
  });
  useEffect(
    () => (isActive ? keyboardScanner().start((code) => read(code)) : undefined),
    [isActive],
  );
  const { serial, connect } = useSerial(isActive, settings.baudRate, (code) => read(code));
  const change = (to: ScannerSettings) => {
    storeScannerSettings(to);
    setSettings(to);
  };
  return { settings, change, last, serial, connect };
}

/** Reads the serial scanner that the dealer has chosen now or on an earlier visit. */
function useSerial(isActive: boolean, baudRate: number, take: (code: string) => void) {
  const [port, setPort] = useState<SerialPort>();
  const [isLost, setIsLost] = useState(false);
  const read = useEffectEvent(take);
  useEffect(() => {
    const { serial } = navigator;
    if (!isActive || !serial) return undefined;
    const choose = () =>
      void serial.getPorts().then(([known]) => {
        setPort(known);
        setIsLost(false);
      });
    choose();
    serial.addEventListener('connect', choose);
    return () => serial.removeEventListener('connect', choose);
  }, [isActive]);
  useEffect(() => {
    if (!isActive || !port) return undefined;
    const scanner: CardScanner = serialScanner(port, baudRate, () => {
      setPort(undefined);
      setIsLost(true);
    });
    return scanner.start((code) => read(code));
  }, [isActive, port, baudRate]);
  const connect = async () => {
    // The dealer can close the browser's dialog without choosing a port.
    const chosen = await navigator.serial?.requestPort().catch(() => undefined);
    if (!chosen) return;
    setIsLost(false);
    setPort(chosen);
  };
  const state: SerialState = !navigator.serial
    ? 'unsupported'
    : port
      ? 'on'
      : isLost
        ? 'lost'
        : 'off';
  return { serial: state, connect };
}
