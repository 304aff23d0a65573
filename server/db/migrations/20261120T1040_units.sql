-- The unit is the legal actor: votes, receipts, fines and the ledger belong to it; people come and go.

create table units (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- As it stands on the door: text, so that 0101 and PH1 stay what they are.
  unit_number text not null check (length(unit_number) between 1 and 10),
  -- The number spelt so that 2 sorts before 10 and penthouses come last.
  sort_key text collate "C" not null,
  -- The lot of the strata plan, or the unit of the condominium plan.
  strata_lot text,
  -- Unit entitlement in BC, unit factor in Alberta: the unit's share of votes and costs.
  unit_entitlement numeric check (unit_entitlement > 0),
  unit_type text,
  floor text,
  street_address text,
  city text,
  province text,
  postal_code text,
  -- Roster columns whose feature is not there yet, as they were given.
  extra jsonb not null default '{}',
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id)
);
comment on table units is 'A strata lot or condominium unit of a building.';
create unique index units_number on units (building_id, lower(unit_number));
create index units_order on units (building_id, sort_key, id);

create table people (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  first_name text,
  last_name text,
  company_name text,
  -- How the person is called in lists: the company, else first and last name.
  name text not null generated always as
    (coalesce(company_name, btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')))) stored
    check (name <> ''),
  -- E-mail and name in small letters: two rows of a roster with the same key are one person.
  same_key text not null,
  email text check (email = lower(email)),
  phone text,
  mobile text,
  mailing_address text,
  mailing_city text,
  mailing_province text,
  mailing_postal_code text,
  mailing_country text,
  -- Whether legal notices may come by e-mail, and since when; null where nobody asked.
  email_notice_consent boolean,
  consent_date date,
  emergency_contact_name text,
  emergency_contact_phone text,
  -- The account of somebody whose verified e-mail is this person's.
  account_id uuid references accounts (id),
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id)
);
comment on table people is 'Somebody of a building, a company included, with or without an account or an e-mail.';
create unique index people_same on people (building_id, same_key);
create index people_of_account on people (account_id, building_id) where account_id is not null;
create index people_by_email on people (email) where email is not null;

create table ownerships (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  person_id uuid not null,
  -- Null where the shares of co-owners were not said.
  share_percent numeric check (share_percent > 0 and share_percent <= 100),
  is_primary boolean,
  occupies_unit boolean,
  -- First and last day; null for "as long as anybody knows" and "until further notice".
  from_date date,
  to_date date,
  -- What another system calls this person in this unit.
  external_id text,
  notes text,
  extra jsonb not null default '{}',
  created_at timestamptz not null,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  foreign key (building_id, person_id) references people (building_id, id),
  check (to_date >= from_date)
);
comment on table ownerships is 'A person owns a unit, or a share of it, for a time; a sale ends one and starts another.';
create unique index ownerships_one_current on ownerships (unit_id, person_id) where to_date is null;
create index ownerships_of_unit on ownerships (building_id, unit_id);
create index ownerships_of_person on ownerships (building_id, person_id);
create unique index ownerships_external on ownerships (building_id, external_id) where external_id is not null;

create table tenancies (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  person_id uuid not null,
  -- A tenant rents; an occupant lives there without owning or renting; an agent acts for the owner.
  kind text not null check (kind in ('tenant', 'occupant', 'agent')),
  is_primary boolean,
  occupies_unit boolean,
  from_date date,
  to_date date,
  external_id text,
  notes text,
  extra jsonb not null default '{}',
  created_at timestamptz not null,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  foreign key (building_id, person_id) references people (building_id, id),
  check (to_date >= from_date)
);
comment on table tenancies is 'A person rents a unit, lives in it or acts for its owner, for a time.';
create unique index tenancies_one_current on tenancies (unit_id, person_id, kind) where to_date is null;
create index tenancies_of_unit on tenancies (building_id, unit_id);
create index tenancies_of_person on tenancies (building_id, person_id);
create unique index tenancies_external on tenancies (building_id, external_id) where external_id is not null;

-- A person is met by id alone, which the composite keys bind to the building: so the planner takes the one row by its
-- key also before it knows the tables' sizes.
create view unit_links as
  select o.id, o.building_id, o.unit_id, o.person_id, p.account_id, p.name, p.email, 'owner'::text as role,
    o.from_date, o.to_date
  from ownerships o join people p on p.id = o.person_id
  union all
  select t.id, t.building_id, t.unit_id, t.person_id, p.account_id, p.name, p.email, t.kind,
    t.from_date, t.to_date
  from tenancies t join people p on p.id = t.person_id;
comment on view unit_links is 'Everybody''s tie to a unit, past and to come: compare from_date and to_date (both days included, null is open) with the day that matters.';

create table import_batches (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  at timestamptz not null,
  -- Null where a command did it.
  account_id uuid references accounts (id),
  file_name text,
  sha256 text not null,
  counts jsonb not null,
  unique (building_id, id)
);
comment on table import_batches is 'A roster file that was applied; the history of each record it touched names the batch.';
create index import_batches_of_building on import_batches (building_id, id desc);
