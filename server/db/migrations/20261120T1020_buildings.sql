create table buildings (
  id uuid primary key,
  name text not null check (length(name) between 3 and 100),
  -- The code a resident types to find the building; upper case.
  code text not null unique check (code ~ '^[A-Z0-9]{4,20}$'),
  address text not null,
  city text not null,
  province text not null,
  postal_code text not null,
  plan_number text not null,
  jurisdiction text not null check (jurisdiction in ('BC', 'AB', 'other')),
  privacy_regime text not null check (privacy_regime in ('BC_PIPA', 'AB_PIPA', 'PIPEDA')),
  time_zone text not null,
  -- Last day of the fiscal year as MM-DD.
  fiscal_year_end text not null default '12-31' check (fiscal_year_end ~ '^[0-1][0-9]-[0-3][0-9]$'),
  features jsonb not null,
  -- By role and area: true widens, false takes away what the role would have.
  permissions jsonb not null default '{}',
  branding jsonb not null default '{}',
  created_at timestamptz not null,
  suspended_at timestamptz,
  version integer not null default 1
);
comment on table buildings is 'A strata corporation or condominium corporation and its building.';

create table memberships (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  account_id uuid not null,
  role text not null check (role in ('owner', 'tenant', 'council', 'management', 'member', 'visitor')),
  started_at timestamptz not null,
  ended_at timestamptz,
  unique (building_id, id)
);
comment on table memberships is 'An account''s role in a building for a time; ended rights are gone at the next request.';
create unique index memberships_one_current on memberships (account_id, building_id) where ended_at is null;
create index memberships_of_building on memberships (building_id) where ended_at is null;
