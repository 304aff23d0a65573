-- Many are invited at once: what became of each address stays to be looked up.

-- The newest invitation to an address says where it stands.
create index invitations_of_address on invitations (building_id, email, id desc);

create table invitation_rounds (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  started_by uuid not null references accounts (id),
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (building_id, id)
);
comment on table invitation_rounds is 'Invitations to many people of the roster, sent by a job one after the other.';
create index invitation_rounds_of_building on invitation_rounds (building_id, id desc);

create table invitation_round_entries (
  building_id uuid not null,
  round_id uuid not null,
  position integer not null,
  email text not null check (email = lower(email)),
  -- Who reads mail there; spouses may share an address.
  names text not null,
  role text not null check (role in ('owner', 'tenant', 'council', 'management', 'member', 'visitor')),
  unit_id uuid not null,
  -- Null while it waits; `sent`, or why it was not.
  outcome text check (outcome in ('sent', 'belongs', 'invited', 'refused', 'unusable')),
  primary key (round_id, position),
  unique (round_id, email),
  foreign key (building_id, round_id) references invitation_rounds (building_id, id) on delete cascade,
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table invitation_round_entries is 'One address of a round, and what became of it.';
