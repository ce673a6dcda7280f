import { Link } from '@tanstack/react-router';
import { ownLinks } from '../own-links.ts';

/** Shows a text and turns the URLs of this casino's pages into links. */
export function LinkedText({ text }: { text: string }) {
  return ownLinks(text, location.origin).map((part, index) =>
    'path' in part ? (
      <Link key={index} to={part.path}>
        {location.host + part.path}
      </Link>
    ) : (
      part.text
    ),
  );
}
