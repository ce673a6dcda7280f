import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Renders a link within a compiled text (`@wl/ui/text/blocks`) to a page of the site. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to}>{children}</Link>
);
