-- Who is on council for which term. A term that runs gives its person's account the role of council, and takes it when it
-- ends; the roster's own words on council are kept as they were written and give nothing.

create extension if not exists btree_gist;

create table council_terms (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Somebody of the roster, with or without an account.
  person_id uuid not null,
  -- The offices held; none for a member at large. One person may hold several.
  positions text[] not null check (positions <@ array[
    'president', 'vice_president', 'treasurer', 'secretary', 'privacy_officer'
  ]),
  -- First and last day by the building's clocks, both included; without a last day it goes on.
  from_date date not null,
  to_date date,
  created_at timestamptz not null,
  -- When what follows from its end was done, by its day or by somebody who ended it; null until then.
  closed_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, person_id) references people (building_id, id),
  constraint council_terms_days check (to_date >= from_date),
  -- Of terms that are not over, one for a person at a time, whoever appoints at the same moment.
  constraint council_terms_one_at_a_time exclude using gist (
    building_id with =, person_id with =, daterange(from_date, to_date, '[]') with &&
  ) where (closed_at is null)
);
comment on table council_terms is 'Somebody''s time on council and the offices they hold for it.';
create index council_terms_open on council_terms (building_id, from_date) where closed_at is null;
create index council_terms_over on council_terms (building_id, to_date desc, id desc) where closed_at is not null;
create index council_terms_of_person on council_terms (building_id, person_id);

alter table memberships
  -- A moment foreseen at which the role falls back, although nobody has written so yet, and what it is from then on; null
  -- for no rights any more.
  add column falls_at timestamptz,
  add column falls_to text check (falls_to in ('owner', 'tenant', 'member')),
  add constraint memberships_fall check (falls_at is not null or falls_to is null);
