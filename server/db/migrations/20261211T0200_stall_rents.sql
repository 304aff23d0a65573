-- The rents of stalls that were charged to owners' accounts, where the books of a building say so.

create table parking_rents (
  building_id uuid not null,
  assignment_id uuid not null,
  -- The first day of the month that was charged; the unit had the stall on it.
  month date not null check (extract(day from month) = 1),
  -- The charge in the ledger. It stays here if it's cancelled there, so that the month isn't charged again.
  charge_id uuid not null unique,
  charged_at timestamptz not null,
  primary key (assignment_id, month),
  foreign key (building_id, assignment_id) references parking_assignments (building_id, id),
  foreign key (building_id, charge_id) references ledger_items (building_id, id)
);
comment on table parking_rents is 'A month of rent of an assigned stall, charged once to the owners of the unit.';
