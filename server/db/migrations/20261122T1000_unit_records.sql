-- What belongs to a unit beside its people, and what people let their neighbours see.

create table unit_spaces (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  kind text not null check (kind in ('stall', 'locker')),
  -- As it is painted on the wall or the door: P1-02, L-14.
  label text not null check (length(label) between 1 and 30),
  created_at timestamptz not null,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table unit_spaces is 'A parking stall or storage locker that goes with a unit; the list of owners names it (BC s.35).';
create unique index unit_spaces_once on unit_spaces (unit_id, kind, lower(label));
create index unit_spaces_of_unit on unit_spaces (building_id, unit_id);

create table vehicles (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  -- Whose it is, where the building knows.
  person_id uuid,
  -- In capitals and without spaces, so that ER6 47W and er647w are one plate.
  plate text not null check (plate ~ '^[A-Z0-9-]{2,15}$'),
  province text,
  make text,
  model text,
  colour text,
  created_at timestamptz not null,
  -- Gone with its owner, or sold.
  removed_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  foreign key (building_id, person_id) references people (building_id, id)
);
comment on table vehicles is 'A resident''s vehicle; a visitor''s is no record of a unit.';
create unique index vehicles_once on vehicles (unit_id, plate) where removed_at is null;
create index vehicles_of_unit on vehicles (building_id, unit_id);
create index vehicles_by_plate on vehicles (building_id, plate) where removed_at is null;

create table access_devices (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  -- Who carries it, where the building knows.
  person_id uuid,
  kind text not null check (kind in ('fob', 'key', 'remote', 'card')),
  -- What is stamped on it.
  serial text not null check (length(serial) between 1 and 40),
  issued_on date,
  -- No longer out: given back, lost, or switched off when its carrier moved out.
  ended_on date,
  end_reason text check (end_reason in ('returned', 'lost', 'deactivated')),
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  foreign key (building_id, person_id) references people (building_id, id),
  check ((ended_on is null) = (end_reason is null))
);
comment on table access_devices is 'A fob, key, remote or card that opens the building.';
create unique index access_devices_once on access_devices (building_id, kind, lower(serial)) where ended_on is null;
create index access_devices_of_unit on access_devices (building_id, unit_id);

create table pets (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  kind text not null check (kind in ('dog', 'cat', 'bird', 'fish', 'small mammal', 'reptile', 'other')),
  name text check (length(name) between 1 and 50),
  breed text check (length(breed) between 1 and 50),
  -- What the building agreed with its keepers.
  notes text check (length(notes) between 1 and 500),
  created_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table pets is 'An animal that lives in a unit; the bylaws say how many and which.';
create index pets_of_unit on pets (building_id, unit_id);

create table unit_insurance (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  person_id uuid,
  insurer text not null check (length(insurer) between 2 and 100),
  policy_number text check (length(policy_number) between 1 and 50),
  -- Last day of cover.
  expires_on date not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  foreign key (building_id, person_id) references people (building_id, id)
);
comment on table unit_insurance is 'An owner''s or tenant''s own policy, as they told the building.';
create index unit_insurance_of_unit on unit_insurance (building_id, unit_id);

create table alterations (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  title text not null check (length(title) between 3 and 100),
  -- What was agreed, and on which conditions; an owner who buys the unit takes it over.
  terms text check (length(terms) between 1 and 2000),
  agreed_on date not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table alterations is 'A change to a unit or its common property that the building agreed to; it stays with the unit.';
create index alterations_of_unit on alterations (building_id, unit_id);

-- Nothing shows to neighbours unless somebody says so, field by field.
alter table people
  add column is_listed boolean not null default false,
  add column shares_email boolean not null default false,
  add column shares_phone boolean not null default false,
  -- Set by managers for somebody at risk: shown to no neighbour, whatever was chosen.
  add column is_protected boolean not null default false;
comment on column people.is_listed is 'Whether neighbours see the person with their unit in the directory.';

alter table tenancies
  -- The day a Notice of Tenant''s Responsibilities came in (BC s.146); null while it is missing.
  add column form_k_received_on date,
  -- What the lease says; a tenancy may go on after it from month to month.
  add column lease_ends_on date;
