-- How people come into a building: somebody invites them, or they ask.

create table invitations (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- SHA-256 of the secret in the mail.
  token_hash bytea not null unique,
  -- Whom it was mailed to; nobody else can use it.
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'tenant', 'council', 'management', 'member', 'visitor')),
  -- Where the person lives or owns, if whoever invites them knows.
  unit_id uuid,
  invited_by uuid not null references accounts (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  claimed_at timestamptz,
  claimed_by uuid references accounts (id),
  revoked_at timestamptz,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  check ((claimed_at is null) = (claimed_by is null)),
  check (claimed_at is null or revoked_at is null)
);
comment on table invitations is 'An offer of a role in a building to one address; it makes a membership once.';
create index invitations_of_building on invitations (building_id, id desc);
-- A newer invitation to the same address takes the older one''s place.
create unique index invitations_one_open on invitations (building_id, email)
  where claimed_at is null and revoked_at is null;

create table access_requests (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- A request goes with an account that was never confirmed and is forgotten.
  account_id uuid not null references accounts (id) on delete cascade,
  -- The unit that the person says is theirs; nothing is concluded from it.
  claimed_unit text not null check (length(claimed_unit) between 1 and 10),
  -- The role that was given with the approval.
  role text check (role in ('owner', 'tenant', 'council', 'management', 'member', 'visitor')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined', 'withdrawn', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references accounts (id),
  -- What whoever decided says to the person.
  reason text check (length(reason) between 1 and 500),
  version integer not null default 1,
  unique (building_id, id),
  check ((status = 'approved') = (role is not null)),
  check ((status = 'pending') = (decided_at is null))
);
comment on table access_requests is 'Somebody who asks to be let into a building; its managers decide.';
create unique index access_requests_one_pending on access_requests (account_id, building_id) where status = 'pending';
create index access_requests_of_building on access_requests (building_id, id desc);
create index access_requests_by_end on access_requests (expires_at) where status = 'pending';
