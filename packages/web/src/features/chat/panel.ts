/**
 * Chat panel, loaded together with its texts when it is opened. If the texts fail to load, the panel is shown in English.
 */
import { needTexts } from '../../app/language/language.ts';
import { Panel } from './components/panel.tsx';
import { feature } from './routes.tsx';

await needTexts(feature).catch(() => undefined);

export default Panel;
