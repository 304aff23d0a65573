create table accounts (
  id uuid primary key,
  email text not null check (email = lower(email)),
  -- argon2id in PHC form; null for somebody who signs in otherwise.
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone text,
  platform_role text not null default 'normal' check (platform_role in ('superadmin', 'normal')),
  email_verified_at timestamptz,
  profile_picture text,
  created_at timestamptz not null,
  disabled_at timestamptz,
  version integer not null default 1
);
comment on table accounts is 'Somebody who can sign in, in any number of buildings.';
create unique index accounts_email on accounts (email);
alter table memberships add constraint memberships_account foreign key (account_id) references accounts (id);

create table sessions (
  id uuid primary key,
  -- SHA-256 of the secret in the cookie.
  token_hash bytea not null unique,
  account_id uuid not null references accounts (id),
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Longest silence after which it counts as ended.
  idle_minutes integer not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
comment on table sessions is 'A signed-in browser; idle and absolute expiry are judged at every call.';
create index sessions_of_account on sessions (account_id) where ended_at is null;

create table password_links (
  -- SHA-256 of the secret in the link.
  token_hash bytea primary key,
  account_id uuid not null references accounts (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table password_links is 'A one-time link with which somebody sets a password.';
create index password_links_of_account on password_links (account_id) where used_at is null;
