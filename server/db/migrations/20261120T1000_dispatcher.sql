-- What the dispatcher remembers between calls.

create table idempotency_keys (
  account_id uuid not null,
  key text not null check (length(key) between 1 and 255),
  route text not null,
  request_hash text not null,
  status smallint,
  reply text,
  created_at timestamptz not null,
  primary key (account_id, route, key)
);
comment on table idempotency_keys is 'The answer to a call that must have its effect once, kept for a day; written in the transaction of the effect.';
create index idempotency_keys_age on idempotency_keys (created_at);

create table throttles (
  key text primary key,
  count integer not null check (count >= 0),
  -- When the count starts anew.
  resets_at timestamptz not null
);
comment on table throttles is 'How often something limited was done within its window; survives a restart.';
create index throttles_age on throttles (resets_at);
