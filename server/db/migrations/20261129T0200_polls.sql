-- Polls: a question of the building to its owners or residents, with one answer a unit. Nothing is decided by a poll.

create table polls (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  question text not null check (length(question) between 1 and 200),
  details text not null default '',
  -- Whose ties to a unit may answer for it.
  audience text not null check (audience in ('owners', 'residents')),
  -- How many options a unit may choose.
  choices_most integer not null check (choices_most between 1 and 12),
  -- When those who may answer see the result.
  results_show text not null check (results_show in ('afterAnswer', 'atClose')),
  -- What those who manage the building see: sums, or what each unit answered. Fixed once it is open.
  detail text not null check (detail in ('totals', 'byUnit')),
  author_id uuid not null references accounts (id),
  created_at timestamptz not null,
  -- Null for a draft, which nobody is told of.
  opened_at timestamptz,
  closes_at timestamptz not null,
  -- When it was found to be over, or was closed before its time; until then the clock alone says so.
  closed_at timestamptz,
  withdrawn_at timestamptz,
  reason text not null default '',
  reminded_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  constraint polls_order check (closes_at > opened_at),
  constraint polls_closed check (closed_at is null or (opened_at is not null and withdrawn_at is null)),
  constraint polls_withdrawn check (
    (withdrawn_at is null) = (reason = '') and (withdrawn_at is null or opened_at is not null)
  )
);
comment on table polls is 'A question to owners or residents of a building; not a vote.';
create index polls_drafts on polls (building_id, created_at desc, id desc) where opened_at is null;
create index polls_listed on polls (building_id, closes_at, id) where opened_at is not null;
create index polls_running on polls (closes_at)
  where opened_at is not null and closed_at is null and withdrawn_at is null;

create table poll_options (
  id uuid primary key,
  building_id uuid not null,
  poll_id uuid not null,
  -- Their place in the list, from 0.
  place integer not null check (place >= 0),
  label text not null check (length(label) between 1 and 120),
  unique (building_id, poll_id, id),
  unique (poll_id, place),
  foreign key (building_id, poll_id) references polls (building_id, id) on delete cascade
);
comment on table poll_options is 'An answer that one can choose in a poll.';

create table poll_units (
  building_id uuid not null,
  poll_id uuid not null,
  unit_id uuid not null,
  primary key (building_id, poll_id, unit_id),
  foreign key (building_id, poll_id) references polls (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table poll_units is 'A unit that was asked: those of the building when the poll was opened.';
create index poll_units_of_unit on poll_units (building_id, unit_id);

create table poll_answers (
  building_id uuid not null,
  poll_id uuid not null,
  unit_id uuid not null,
  -- Who answered for the unit last.
  account_id uuid not null references accounts (id),
  answered_at timestamptz not null,
  primary key (building_id, poll_id, unit_id),
  foreign key (building_id, poll_id, unit_id) references poll_units (building_id, poll_id, unit_id)
);
comment on table poll_answers is 'That a unit has answered: one answer a unit, and the last one counts.';

create table poll_choices (
  building_id uuid not null,
  poll_id uuid not null,
  unit_id uuid not null,
  option_id uuid not null,
  primary key (building_id, poll_id, unit_id, option_id),
  foreign key (building_id, poll_id, unit_id) references poll_answers (building_id, poll_id, unit_id),
  foreign key (building_id, poll_id, option_id) references poll_options (building_id, poll_id, id)
);
comment on table poll_choices is 'An option that a unit chose.';
create index poll_choices_of_option on poll_choices (building_id, poll_id, option_id);
