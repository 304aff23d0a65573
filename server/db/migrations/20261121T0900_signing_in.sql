-- An address proves nothing until its mail was read: only verified accounts own theirs. Whoever registers with somebody
-- else's address gets an account without rights, and learns nothing about whose it is.
drop index accounts_email;
create unique index accounts_email on accounts (email) where email_verified_at is not null;
create index accounts_by_email on accounts (email, created_at desc);

-- Signed in by password alone where the account has a second factor: good for nothing but giving that factor.
alter table sessions add column awaits_second_factor boolean not null default false;
-- When this session gave a second factor.
alter table sessions add column second_factor_at timestamptz;
alter table sessions add constraint sessions_wait_or_proof
  check (not (awaits_second_factor and second_factor_at is not null));

create table email_links (
  -- SHA-256 of the secret in the link.
  token_hash bytea primary key,
  account_id uuid not null references accounts (id),
  -- The address that the link proves: the account's own, or the one it is to have.
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table email_links is 'A one-time link by which somebody shows that they read the mail of an address.';
create index email_links_of_account on email_links (account_id) where used_at is null;

create table authenticators (
  account_id uuid primary key references accounts (id),
  -- The shared secret of an authenticator app, sealed with the installation's key.
  sealed_secret bytea not null,
  -- Null until a first code showed that the app has the secret; before that it asks nobody for anything.
  confirmed_at timestamptz,
  -- The last thirty seconds whose code was used: no code counts twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);
comment on table authenticators is 'Time-based one-time codes (RFC 6238) as somebody''s second factor.';

create table recovery_codes (
  account_id uuid not null references accounts (id),
  -- SHA-256 of the code.
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
comment on table recovery_codes is 'One-time codes for somebody whose second factor is lost.';

create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  credential_id bytea not null unique,
  public_key bytea not null,
  -- Grows with every use where the device counts; one that falls back was copied.
  counter bigint not null,
  transports text[] not null,
  -- What the person calls it.
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on table passkeys is 'Keys that a device or a password manager keeps for an account (WebAuthn).';
create index passkeys_of_account on passkeys (account_id);

create table sign_in_identities (
  issuer text not null,
  -- The provider's own name for the person; their address there may change.
  subject text not null,
  account_id uuid not null references accounts (id),
  email text not null,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
comment on table sign_in_identities is 'Whom a sign-in provider, such as Google, knows an account as.';
create unique index sign_in_identities_one_each on sign_in_identities (account_id, issuer);
