import { useTexts } from '../../../app/language/use-texts.ts';
import { feature } from '../routes.tsx';
import { HelpList } from './help-list.tsx';

/** Shows the list of help organisations on pages of other features, once this feature's texts are loaded. */
export default function HelpSection() {
  return useTexts(feature) ? <HelpList /> : null;
}
