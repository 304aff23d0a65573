-- A charge that is a unit's share of a whole says so, which explains it for as long as it is kept.

create table ledger_item_shares (
  building_id uuid not null,
  item_id uuid not null,
  fund_id uuid not null,
  -- Its place among the shares of the fund, from 0.
  position smallint not null,
  -- The name of the units that share it; null where all do.
  group_name text check (group_name <> ''),
  cents bigint not null check (cents > 0),
  -- What was divided, such as the month of a budget, and the unit's weight among all weights, such as its entitlement.
  whole_cents bigint not null check (whole_cents >= cents),
  weight numeric not null check (weight > 0),
  weights numeric not null check (weights >= weight),
  primary key (building_id, item_id, fund_id, position),
  foreign key (building_id, item_id, fund_id) references ledger_item_parts (building_id, item_id, fund_id)
);
comment on table ledger_item_shares is 'What a part of a charge is a share of.';
create trigger ledger_item_shares_stay before update or delete on ledger_item_shares
  for each row execute function ledger_stays();
create trigger ledger_item_shares_stay_whole before truncate on ledger_item_shares
  for each statement execute function ledger_stays();
