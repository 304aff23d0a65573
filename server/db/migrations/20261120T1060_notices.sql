create table notices (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  title text not null check (length(title) between 1 and 200),
  -- Rich text, cleaned when it was written.
  content text not null,
  -- Its first words without tags, as lists show them.
  preview text not null,
  -- The words of title and text in their plainest form, and a mark of the building so that a search stays inside it.
  words tsvector not null,
  type text not null check (type in ('emergency', 'event', 'maintenance', 'meeting', 'announcement', 'policy')),
  priority text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  audience text not null check (audience in ('all', 'owners', 'tenants', 'council', 'specific_units')),
  must_acknowledge boolean not null,
  -- How many files hang on it, written with them so that lists need not count.
  attachment_count integer not null default 0 check (attachment_count between 0 and 10),
  author_id uuid not null references accounts (id),
  created_at timestamptz not null,
  -- When somebody let it go; null for a draft. Scheduled, published and expired follow from the two dates below.
  released_at timestamptz,
  publish_date timestamptz,
  expires_at timestamptz,
  -- When people were told of it; null while it waits for its date.
  told_at timestamptz,
  pinned_until timestamptz,
  -- 0 for the text as first published; each correction adds one.
  revision integer not null default 0,
  revised_at timestamptz,
  -- Raised when a correction asks everybody anew; receipts of former rounds stay and no longer count.
  round integer not null default 0,
  deleted_at timestamptz,
  version integer not null default 1,
  -- Where it stands in lists: by its date, a draft without one by its making.
  listed_at timestamptz not null generated always as (coalesce(publish_date, created_at)) stored,
  unique (building_id, id),
  check (released_at is null or publish_date is not null),
  check (told_at is null or released_at is not null),
  check (pinned_until is null or released_at is not null),
  check (expires_at > publish_date)
);
comment on table notices is 'An announcement of a building to an audience.';
create index notices_listed on notices (building_id, listed_at desc, id desc) where deleted_at is null;
create index notices_to_acknowledge on notices (building_id, listed_at desc, id desc)
  where deleted_at is null and must_acknowledge;
create index notices_drafts on notices (building_id, listed_at desc, id desc) where deleted_at is null and released_at is null;
create index notices_pinned on notices (building_id, pinned_until) where deleted_at is null and pinned_until is not null;
create index notices_to_tell on notices (publish_date)
  where deleted_at is null and released_at is not null and told_at is null;
create index notices_by_words on notices using gin (words) where deleted_at is null;

create table notice_units (
  building_id uuid not null,
  notice_id uuid not null,
  unit_id uuid not null,
  primary key (notice_id, unit_id),
  foreign key (building_id, notice_id) references notices (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table notice_units is 'A unit that a notice to specific units is for.';
create index notice_units_of_unit on notice_units (building_id, unit_id);

create table notice_revisions (
  id uuid primary key,
  building_id uuid not null,
  notice_id uuid not null,
  revision integer not null check (revision > 0),
  at timestamptz not null,
  account_id uuid not null references accounts (id),
  -- What the author says of the correction.
  note text not null,
  -- Whether receipts started anew with it.
  asked_again boolean not null,
  -- What the notice said until then: its fields and the names of its files.
  former jsonb not null,
  unique (notice_id, revision),
  foreign key (building_id, notice_id) references notices (building_id, id)
);
comment on table notice_revisions is 'A correction of a published notice, with the text that it replaced.';

create table notice_recipients (
  building_id uuid not null,
  notice_id uuid not null,
  round integer not null,
  -- Null for a council member or member whom no unit knows, and for a unit that has nobody.
  person_id uuid,
  -- Null for somebody who could not sign in when it was published.
  account_id uuid references accounts (id),
  -- Null for who is told by role and not by unit.
  unit_id uuid,
  role text check (role in ('owner', 'tenant', 'occupant', 'council', 'member')),
  unique nulls not distinct (notice_id, round, unit_id, person_id, account_id, role),
  foreign key (building_id, notice_id) references notices (building_id, id),
  foreign key (building_id, person_id) references people (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  check (person_id is not null or account_id is not null or (unit_id is not null and role is null))
);
comment on table notice_recipients is 'Whom a notice was for when people were told of it; who joins later is not among them.';
create index notice_recipients_of_account on notice_recipients (account_id, notice_id) where account_id is not null;

create table notice_receipts (
  building_id uuid not null,
  notice_id uuid not null,
  account_id uuid not null references accounts (id),
  round integer not null,
  read_at timestamptz not null,
  acknowledged_at timestamptz,
  primary key (notice_id, account_id, round),
  foreign key (building_id, notice_id) references notices (building_id, id)
);
comment on table notice_receipts is 'Somebody opened a notice and, if they said so, took note of it; once in each round.';
create index notice_receipts_of_account on notice_receipts (account_id, building_id);
