import { useTexts } from '../../../app/language/use-texts.ts';
import { feature } from '../routes.tsx';
import { HelpList } from './help-list.tsx';

/** Shows the help list on pages of other features. Shows nothing until this feature's texts are loaded. */
export default function HelpSection() {
  return useTexts(feature) ? <HelpList /> : null;
}
