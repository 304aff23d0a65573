-- How many codes were tried in a sign-in that waits for its second factor; after a few the sign-in is over.
alter table sessions add column codes_tried smallint not null default 0;

create table authenticator_setups (
  account_id uuid primary key references accounts (id),
  -- The shared secret of the app that is being set up, sealed with the installation's key.
  sealed_secret bytea not null,
  created_at timestamptz not null
);
comment on table authenticator_setups is 'An authenticator app that has yet to show, by a first code, that it has the secret.';

-- Apps that have shown it stand in authenticators, all others in authenticator_setups.
alter table authenticators alter column confirmed_at set not null;

create table passkey_challenges (
  -- SHA-256 of the challenge that a device signs.
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'sign in', 'second factor')),
  -- Whose passkey it must be; null where the passkey itself says who signs in.
  account_id uuid references accounts (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((account_id is null) = (purpose = 'sign in'))
);
comment on table passkey_challenges is 'What a device was asked to sign (WebAuthn): each is good for one answer.';
create index passkey_challenges_by_end on passkey_challenges (expires_at);
