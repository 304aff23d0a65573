-- Browsers in which somebody has signed in before: guesses at their password made elsewhere never keep them waiting.

create table known_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  -- The hash of the secret in the browser's cookie.
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, device_hash)
);
comment on table known_devices is 'A browser that an account has signed in from, known by the hash of a cookie.';
create index known_devices_seen on known_devices (seen_at);
