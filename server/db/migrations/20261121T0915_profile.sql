-- What people may say of themselves, and how they change the address with which they sign in.

-- How somebody likes the product: the contract's preferences; what was never chosen is left out.
alter table accounts add column preferences jsonb not null default '{}';

create table profile_pictures (
  -- Part of the picture's address: a new picture has a new one.
  id uuid primary key,
  account_id uuid not null unique references accounts (id),
  -- The content as it was drawn anew: small, square and without whatever else the file held.
  sha256 text not null references stored_files (sha256),
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null
);
comment on table profile_pictures is 'The picture of an account, shown to the people of its buildings.';
create index profile_pictures_by_content on profile_pictures (sha256);

create table email_objections (
  -- SHA-256 of the secret in the mail to the former address.
  token_hash bytea primary key,
  account_id uuid not null references accounts (id),
  former_email text not null check (former_email = lower(former_email)),
  -- The address that was asked for.
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table email_objections is 'A one-time link by which the former address of an account takes a change of address back.';
create index email_objections_of_account on email_objections (account_id) where used_at is null;
