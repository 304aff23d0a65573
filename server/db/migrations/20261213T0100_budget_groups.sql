-- Costs of a budget that only some units share: of a type that the bylaws name, or of limited common property.

create table budget_groups (
  building_id uuid not null,
  budget_id uuid not null,
  -- Its place in the list, from 0.
  position smallint not null,
  name text not null check (name <> ''),
  basis text not null check (basis in ('type', 'limitedCommon')),
  primary key (building_id, budget_id, position),
  foreign key (building_id, budget_id) references budgets (building_id, id)
);
comment on table budget_groups is 'Units that share some costs of a budget among themselves.';

create table budget_group_units (
  building_id uuid not null,
  budget_id uuid not null,
  position smallint not null,
  unit_id uuid not null,
  primary key (building_id, budget_id, position, unit_id),
  foreign key (building_id, budget_id, position) references budget_groups (building_id, budget_id, position),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table budget_group_units is 'The units of a group of a budget.';

alter table budget_lines
  -- The group that shares it; null where all units do.
  add column group_position smallint,
  add constraint budget_lines_of_group foreign key (building_id, budget_id, group_position)
    references budget_groups (building_id, budget_id, position),
  add constraint budget_lines_shared check (group_position is null or (fund = 'operating' and account_kind = 'expense')),
  drop constraint budget_lines_building_id_budget_id_account_id_key,
  add constraint budget_lines_once unique nulls not distinct (building_id, budget_id, account_id, group_position);

-- As before, for groups and their units as well.
create or replace function budget_lines_of_draft() returns trigger language plpgsql as $$
declare
  line record;
begin
  line := case when tg_op = 'DELETE' then old else new end;
  perform from budgets where building_id = line.building_id and id = line.budget_id and state = 'draft' for share;
  if not found then
    raise exception 'only the lines of a draft change';
  end if;
  return line;
end $$;
create trigger budget_groups_of_draft before insert or update or delete on budget_groups
  for each row execute function budget_lines_of_draft();
create trigger budget_group_units_of_draft before insert or update or delete on budget_group_units
  for each row execute function budget_lines_of_draft();

create table fee_schedule_group_shares (
  building_id uuid not null,
  schedule_id uuid not null,
  unit_id uuid not null,
  -- The place of the group in the schedule's budget.
  group_position smallint not null,
  -- Of the unit's month in the operating fund.
  month_cents bigint not null check (month_cents >= 0 and month_cents < 100000000000),
  fund text not null default 'operating' check (fund = 'operating'),
  primary key (building_id, schedule_id, unit_id, group_position),
  foreign key (building_id, schedule_id, unit_id, fund)
    references fee_schedule_shares (building_id, schedule_id, unit_id, fund)
);
comment on table fee_schedule_group_shares is 'What of a unit’s fee is shared by a group of units only.';
create trigger fee_schedule_group_shares_stay before update or delete on fee_schedule_group_shares
  for each row execute function ledger_stays();
create trigger fee_schedule_group_shares_stay_whole before truncate on fee_schedule_group_shares
  for each statement execute function ledger_stays();
