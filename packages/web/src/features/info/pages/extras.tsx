import { lazy, type ComponentType } from 'react';
import { ticketForms } from '../../support/index.ts';
import { helpSection } from '../../own-play/index.ts';
import { MethodFiles } from '../components/method-files.tsx';

const TicketForms = lazy(ticketForms);
const HelpList = lazy(helpSection);

/** Components shown below the text of information pages, by the path of the page. */
export const extras: Readonly<Record<string, ComponentType>> = {
  '/contact-us': () => <TicketForms kind="question" />,
  '/complaints': () => <TicketForms kind="complaint" />,
  '/fair-play': MethodFiles,
  '/responsible-gaming': () => <HelpList />,
};
