-- What somebody wants to be told, by which way and when; what waits meanwhile; and how a mail is unsubscribed from.

create table notification_preferences (
  account_id uuid not null references accounts (id),
  -- The building is the sender, so each has preferences of its own.
  building_id uuid not null references buildings (id),
  -- By the building's clocks, as 22:00; between them nothing is sent that can wait. Null for no quiet hours.
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_until text check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- How often the mails that can wait are gathered into one.
  digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  version integer not null default 0 check (version >= 0),
  changed_at timestamptz not null,
  primary key (account_id, building_id),
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);
comment on table notification_preferences is 'What somebody chose for the messages of a building; without a row the usual holds.';

create table notification_choices (
  account_id uuid not null,
  building_id uuid not null,
  -- As `notice.published`.
  kind text not null,
  channel text not null check (channel in ('inbox', 'email', 'push')),
  wanted boolean not null,
  primary key (account_id, building_id, kind, channel),
  foreign key (account_id, building_id) references notification_preferences (account_id, building_id)
);
comment on table notification_choices is 'Kinds of message that somebody switched on or off, by the way they come.';

create table mail_refusals (
  building_id uuid not null references buildings (id),
  address text not null,
  kind text not null,
  refused_at timestamptz not null,
  primary key (building_id, address, kind)
);
comment on table mail_refusals is 'Mail that an address without an account does not want; an account with this address may say otherwise.';

create table unsubscribe_links (
  -- Of the link's secret; the link itself stands in the mail only.
  token_hash bytea primary key,
  building_id uuid not null references buildings (id),
  -- Null for an address without an account.
  account_id uuid references accounts (id),
  address text not null,
  -- What the mail was about; null for a gathered mail, which holds all that can be switched off.
  kind text,
  made_at timestamptz not null,
  -- The law asks for 60 days at least (CASL s.11).
  expires_at timestamptz not null,
  -- What the link switched off, so that it can be undone; the last time it was used stands beside it as proof.
  stopped_kinds text[],
  used_at timestamptz
);
comment on table unsubscribe_links is 'The link in a mail by which its reader wants no more of it, without signing in.';
create index unsubscribe_links_old on unsubscribe_links (expires_at);

create table held_mails (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  building_id uuid not null references buildings (id),
  -- As in the inbox: kind and reference, worded when it leaves.
  kind text not null,
  subject_id uuid not null,
  held_at timestamptz not null,
  -- When quiet hours end or the next gathered mail leaves.
  due_at timestamptz not null,
  -- When it left, or turned out to be pointless: read meanwhile, withdrawn, or not wanted any more.
  released_at timestamptz,
  unique (account_id, building_id, kind, subject_id)
);
comment on table held_mails is 'What somebody is to be told by e-mail later, once; kept a while after, so that it is not told again.';
create index held_mails_due on held_mails (due_at) where released_at is null;

-- The address in a mail's List-Unsubscribe header; null for mail that cannot be switched off.
alter table outbox add column unsubscribe_url text;
