-- Counts the changes of the building's list of important contacts, which is always written whole.
alter table buildings add column contacts_version integer not null default 0;
comment on column buildings.contacts_version is 'How often the list of important contacts was changed: a change made on an outdated list is refused by it.';

create table contacts (
  building_id uuid not null references buildings (id),
  -- Its place in the list, from 0.
  position integer not null check (position >= 0),
  name text not null check (name <> ''),
  -- What they are to the building, as "Property manager".
  role text not null check (role <> ''),
  -- As people dial it: 911, a number with an extension; empty where there is none, as with the two after it.
  phone text not null,
  email text not null,
  availability text not null,
  -- Whether to call them when there is no time to lose.
  is_emergency boolean not null,
  primary key (building_id, position)
);
comment on table contacts is 'Somebody whom the people of a building may need to reach: shown to all of them.';
