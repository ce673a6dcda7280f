import { lazy, type ComponentType } from 'react';
import { letterDesk } from '../../enquiries/index.ts';
import { helpSection } from '../../own-play/index.ts';
import { MethodFiles } from '../components/method-files.tsx';

const LetterDesk = lazy(letterDesk);
const HelpList = lazy(helpSection);

/** Content below the text of some information pages. */
export const extras: Readonly<Record<string, ComponentType>> = {
  '/contact-us': () => <LetterDesk kind="question" />,
  '/complaints': () => <LetterDesk kind="complaint" />,
  '/fair-play': MethodFiles,
  '/responsible-gaming': () => <HelpList />,
};
