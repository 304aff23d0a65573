-- What the screens of the ledger need: how owners are asked to pay, and lists of payments.

alter table ledger_books
  add column how_to_pay text not null default '',
  -- Counts the changes of this row, so that nobody overwrites what they haven’t seen.
  add column version integer not null default 1;

create index ledger_payments_by_day on ledger_payments (building_id, value_day desc, id desc);

-- A holding follows the roster: one for which nothing was entered goes with its unit, and its owners with their person. One
-- that was used stays, and keeps its unit and its owners.
alter table ledger_holdings
  drop constraint ledger_holdings_building_id_unit_id_fkey,
  add foreign key (building_id, unit_id) references units (building_id, id) on delete cascade;
alter table ledger_holders
  drop constraint ledger_holders_building_id_holding_id_fkey,
  drop constraint ledger_holders_building_id_person_id_fkey,
  add foreign key (building_id, holding_id) references ledger_holdings (building_id, id) on delete cascade,
  add foreign key (building_id, person_id) references people (building_id, id) on delete cascade;

-- What goes along with a person or a unit is deleted by a trigger; who settles holdings deletes rows to write them again.
create function ledger_debtor_stays() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 and exists (
    select from ledger_lines l where l.building_id = old.building_id and l.holding_id = old.holding_id
  ) then
    raise exception 'whom the ledger has entered something for stays'
      using errcode = 'foreign_key_violation', constraint = 'ledger_debtor_stays';
  end if;
  return old;
end $$;
create trigger ledger_debtor_stays before delete on ledger_holders for each row execute function ledger_debtor_stays();
