-- The one-time link that makes the first owner: written by `npm run first-owner`, used up by the page that it leads to.

create table staff_first_owner_link (
  -- A new link replaces the one before.
  one boolean primary key default true check (one),
  email text not null,
  -- SHA-256 of the token in the link.
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- The application uses a link up; it makes none.
revoke insert, delete, truncate on staff_first_owner_link from wanderluck_app;
