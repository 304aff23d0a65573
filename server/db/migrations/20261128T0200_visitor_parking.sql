-- How a building shares its visitor parking. A building without a row has what every building begins with.

create table parking_settings (
  building_id uuid primary key references buildings (id),
  -- Null where nobody counts them.
  visitor_spaces integer check (visitor_spaces > 0),
  -- Days after the end of a pass after which who came with what is erased.
  retention_days integer not null check (retention_days between 1 and 365),
  -- The other rules, as the contract has them.
  rules jsonb not null,
  version integer not null check (version >= 1)
);
comment on table parking_settings is 'How many visitor spaces a building has, and by which rules they are shared.';
