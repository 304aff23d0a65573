-- Visitors who stand in the building's visitor spaces, and the links by which they come.

create table visitor_lots (
  building_id uuid primary key references buildings (id)
);
comment on table visitor_lots is 'The visitor lot of a building: whoever takes a space holds its row while it is judged.';

create table guest_links (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  host_id uuid not null references accounts (id),
  -- A hash of the secret in the link; the link itself is shown once.
  token_hash bytea not null unique,
  uses integer not null check (uses > 0),
  used integer not null default 0 check (used between 0 and uses),
  made_at timestamptz not null,
  until timestamptz not null check (until > made_at),
  ended_at timestamptz,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table guest_links is 'A resident''s link by which guests register themselves, so many and until then.';
create index guest_links_of_host on guest_links (building_id, host_id) where ended_at is null;

create table visitor_passes (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  -- Who is visited; null where staff registered somebody for a unit.
  host_id uuid references accounts (id),
  source text not null check (source in ('resident', 'guest_link', 'staff')),
  guest_link_id uuid,
  -- Who comes with what: erased after the building's retention.
  visitor_name text,
  plate text check (plate ~ '^[A-Z0-9]{2,15}$'),
  -- By what two plates are the same.
  plate_key text check (plate_key ~ '^[A-Z0-9]{2,15}$'),
  province text not null default '',
  make text not null default '',
  model text not null default '',
  colour text not null default '',
  purpose text not null default '',
  notes text not null default '',
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  made_at timestamptz not null,
  -- Cancelled or revoked.
  ended_at timestamptz,
  ended_as text check (ended_as in ('cancelled', 'revoked')),
  end_reason text not null default '',
  -- Who allowed it although a rule stood against it, and why.
  override_by uuid references accounts (id),
  override_reason text not null default '',
  -- A hash of the secret that opens the guest's own page.
  token_hash bytea unique,
  -- By which the reminder of its end is told; a longer stay is reminded of anew.
  reminder_id uuid unique,
  erased_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  foreign key (building_id, guest_link_id) references guest_links (building_id, id),
  constraint visitor_passes_ended check ((ended_at is null) = (ended_as is null)),
  constraint visitor_passes_override check ((override_by is null) = (override_reason = '')),
  constraint visitor_passes_erased check (
    case when erased_at is null then visitor_name is not null and plate is not null and plate_key is not null
    else visitor_name is null and plate is null and plate_key is null and province = '' and make = '' and model = ''
      and colour = '' and purpose = '' and notes = '' end
  ),
  -- A vehicle is in one place: whoever registers it first for a time has it.
  constraint visitor_passes_plate_once exclude using gist (
    building_id with =, plate_key with =, tstzrange(from_at, until_at) with &&
  ) where (ended_at is null and plate_key is not null)
);
comment on table visitor_passes is 'A visitor''s vehicle in the visitor lot, for a unit and a time.';
create index visitor_passes_newest on visitor_passes (building_id, id desc);
create index visitor_passes_of_unit on visitor_passes (building_id, unit_id, id desc);
create index visitor_passes_in_time on visitor_passes (building_id, until_at);
create index visitor_passes_of_plate on visitor_passes (building_id, plate_key) where plate_key is not null;
create index visitor_passes_to_remind on visitor_passes (until_at) where ended_at is null and reminder_id is null;
create index visitor_passes_to_erase on visitor_passes (building_id, until_at) where erased_at is null;

-- A resident's car is known by the same folding: O and 0, I and 1 are one, hyphens do not count.
create index vehicles_by_plate_key on vehicles (building_id, translate(replace(plate, '-', ''), 'OI', '01'))
  where removed_at is null;
