-- The register of what council decided: every vote that was taken has a number, without gaps, by building and year.

create table decision_years (
  building_id uuid not null references buildings (id),
  year integer not null check (year between 1900 and 2199),
  -- The last number given; its row is held while the next one is given.
  last integer not null check (last >= 1),
  primary key (building_id, year)
);
comment on table decision_years is 'How many decisions of a year have a number.';

create table decisions (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- The year in which it was decided, and its place there from 1: D-2026-014.
  year integer not null,
  place integer not null check (place >= 1),
  title text not null check (length(title) between 1 and 200),
  -- Rich text, cleaned when it was written.
  wording text not null,
  -- The words of title and text in their plainest form, and a mark of the building so that a search stays inside it.
  words tsvector not null,
  -- By the building's calendar.
  decided_on date not null,
  made text not null check (made in ('meeting', 'between', 'bylaw')),
  -- The words of the bylaw by which it was made.
  authority text not null default '',
  outcome text not null check (outcome in ('passed', 'failed', 'tied', 'no_quorum')),
  -- All null for a vote over a list, and where nobody noted them.
  votes_for integer check (votes_for >= 0),
  votes_against integer check (votes_against >= 0),
  votes_abstained integer check (votes_abstained >= 0),
  -- The arithmetic of the outcome, line by line.
  lines jsonb not null default '[]',
  -- Who voted how; null in a secret ballot and where it was written down by hand.
  names jsonb,
  -- Who had declared a conflict of interest.
  conflicts text[] not null default '{}',
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  -- The vote that made it; null where somebody wrote it down.
  proposal_id uuid,
  -- Who wrote it down.
  written_by uuid references accounts (id),
  noted_at timestamptz not null,
  -- Whether a meeting has still to ratify it, or has.
  ratification text not null check (ratification in ('none', 'awaits', 'ratified')),
  ratified_on date,
  -- The words of the minutes.
  ratified_minutes text not null default '',
  ratified_at timestamptz,
  ratified_by uuid references accounts (id),
  version integer not null default 1,
  unique (building_id, id),
  constraint decisions_numbered unique (building_id, year, place),
  constraint decisions_of_proposal unique (building_id, proposal_id),
  foreign key (building_id, year) references decision_years (building_id, year),
  foreign key (building_id, proposal_id) references proposals (building_id, id),
  constraint decisions_counted check (num_nulls(votes_for, votes_against, votes_abstained) in (0, 3)),
  constraint decisions_source check ((proposal_id is null) = (written_by is not null)),
  constraint decisions_ratified check (
    num_nulls(ratified_on, ratified_at, ratified_by) = case ratification when 'ratified' then 0 else 3 end
    and ratified_on >= decided_on
  )
);
comment on table decisions is 'A decision of council with its number.';
create index decisions_awaiting on decisions (building_id, year desc, place desc) where ratification = 'awaits';
create index decisions_by_words on decisions using gin (words);
