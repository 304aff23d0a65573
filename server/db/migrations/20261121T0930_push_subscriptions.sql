-- Web push: messages that a browser shows although no tab is open.

-- The pair of keys by which push services know this installation (VAPID, RFC 8292). They stand here, so that all servers
-- of one installation share them and a restored database keeps its subscribers.
alter table installation add column push_public_key text;
alter table installation add column push_private_key text;
alter table installation add constraint installation_push_keys_whole
  check ((push_public_key is null) = (push_private_key is null));

create table push_subscriptions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- The signed-in browser: when its session ends, so does the subscription.
  session_id uuid not null unique references sessions (id) on delete cascade,
  -- Where the browser's push service takes messages for it; whoever knows it can send there.
  endpoint text not null unique check (endpoint ~ '^https?://' and length(endpoint) <= 1000),
  -- The browser's keys, with which each message is sealed (RFC 8291).
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
comment on table push_subscriptions is 'A browser in which somebody switched push messages on; one a session.';
create index push_subscriptions_of_account on push_subscriptions (account_id);

create table push_messages (
  id uuid primary key,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  -- Null for a message of the platform.
  building_id uuid references buildings (id),
  -- As in the inbox: kind and reference, worded when it leaves.
  kind text not null,
  subject_id uuid,
  -- An emergency: leaves at once, whatever was sent before.
  urgent boolean not null,
  -- How many earlier ones it stands for, which came within the same hour.
  more integer not null default 0 check (more >= 0),
  told_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- Not to be tried before; while it is being sent, the time from which somebody else may try.
  next_attempt_at timestamptz not null,
  -- The push service's last answer as a code.
  last_answer text,
  -- When the push service took it.
  sent_at timestamptz,
  -- When it was given up or had become pointless.
  dropped_at timestamptz,
  check (sent_at is null or dropped_at is null)
);
comment on table push_messages is 'Every push message that left or is to leave, one a browser.';
-- Of one kind one waits at most: what comes meanwhile takes its place.
create unique index push_messages_waiting on push_messages (subscription_id, kind)
  where not urgent and sent_at is null and dropped_at is null;
create index push_messages_due on push_messages (next_attempt_at) where sent_at is null and dropped_at is null;
create index push_messages_sent on push_messages (subscription_id, kind, sent_at desc) where sent_at is not null;
