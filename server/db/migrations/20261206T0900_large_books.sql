-- A unit’s page reads as little where its history is long.

-- What it owed before the first day of a statement is summed up from the index alone.
drop index ledger_lines_of_holding;
create index ledger_lines_of_holding on ledger_lines (building_id, holding_id, day desc, entry_id desc) include (cents)
  where holding_id is not null;

-- The day of a receipt, so that the latest ones of a holding are found by an index.
alter table ledger_receipts add column day date;
alter table ledger_receipts disable trigger user;
update ledger_receipts r set day = coalesce(p.value_day, e.day)
from ledger_receipts o
join ledger_entries e on e.building_id = o.building_id and e.id = o.entry_id
left join ledger_payments p on p.building_id = o.building_id and p.id = o.payment_id
where o.id = r.id;
alter table ledger_receipts enable trigger user;
alter table ledger_receipts alter column day set not null;
comment on column ledger_receipts.day is 'The bank’s day of its payment; of what stands for money, the day of the entry. Neither ever changes.';
create index ledger_receipts_latest on ledger_receipts (building_id, holding_id, day desc, id desc);

create function ledger_receipt_dated() returns trigger language plpgsql as $$
begin
  new.day := coalesce(
    (select value_day from ledger_payments where building_id = new.building_id and id = new.payment_id),
    (select day from ledger_entries where building_id = new.building_id and id = new.entry_id));
  return new;
end $$;
create trigger ledger_receipts_dated before insert on ledger_receipts
  for each row execute function ledger_receipt_dated();
