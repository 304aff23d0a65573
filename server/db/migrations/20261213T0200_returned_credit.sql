-- A payment that the bank returned after a part of it was refunded or moved to another account: that part is owed by the
-- account that the payment was of, and no longer counts as taken from the payment.

alter table ledger_items
  drop constraint ledger_items_type_check,
  add constraint ledger_items_type_check check (type in (
    'strataFee', 'specialLevy', 'feeInterest', 'levyInterest', 'orderedWork', 'judgmentShare', 'openingBalance', 'userFee',
    'stallRent', 'documentFee', 'deposit', 'returnedPayment', 'returnedCredit', 'administration', 'damage', 'chargeback',
    'fine', 'remedyCost', 'lienCost'
  ));

create table ledger_outflow_debts (
  building_id uuid not null,
  outflow_id uuid not null,
  receipt_id uuid not null,
  item_id uuid not null unique,
  primary key (building_id, outflow_id, receipt_id),
  foreign key (building_id, outflow_id, receipt_id) references ledger_outflow_parts (building_id, outflow_id, receipt_id),
  foreign key (building_id, item_id) references ledger_items (building_id, id)
);
comment on table ledger_outflow_debts is 'What of a returned payment had been refunded or moved, and is owed instead.';

create trigger ledger_outflow_debts_stay before update or delete on ledger_outflow_debts
  for each row execute function ledger_stays();
create trigger ledger_outflow_debts_stay_whole before truncate on ledger_outflow_debts
  for each statement execute function ledger_stays();

-- The debt is of the same account and amount; the payment has that amount left again, to be undone as a whole.
create function ledger_outflow_is_owed() returns trigger language plpgsql as $$
declare
  part bigint := (
    select p.cents from ledger_outflow_parts p
    join ledger_outflows o on o.building_id = p.building_id and o.id = p.outflow_id and o.undone_entry_id is null
    join ledger_items i on i.building_id = o.building_id and i.id = new.item_id and i.holding_id = o.holding_id
      and i.type = 'returnedCredit' and i.cents = p.cents and i.undone_entry_id is null
    where p.building_id = new.building_id and p.outflow_id = new.outflow_id and p.receipt_id = new.receipt_id
  );
begin
  if part is null then
    raise exception 'what left a returned payment is owed by the account it left';
  end if;
  update ledger_receipts set left_cents = left_cents + part
  where building_id = new.building_id and id = new.receipt_id and kind = 'payment' and undone_entry_id is null;
  if not found then
    raise exception 'what left a returned payment is owed once';
  end if;
  return null;
end $$;
create trigger ledger_outflow_is_owed after insert on ledger_outflow_debts
  for each row execute function ledger_outflow_is_owed();

-- Otherwise the same credit could be spent twice.
create function ledger_owed_outflow_is_returned() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_receipts
    where building_id = new.building_id and id = new.receipt_id and undone_entry_id is not null
  ) then
    raise exception 'what left a payment is owed only once that is returned';
  end if;
  return null;
end $$;
create constraint trigger ledger_owed_outflow_is_returned after insert on ledger_outflow_debts
  deferrable initially deferred for each row execute function ledger_owed_outflow_is_returned();

-- Credit that is brought back is no longer owed, and what is owed was not brought back.
create function ledger_owed_outflow_ends() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_outflow_debts d
    join ledger_outflows o on o.building_id = d.building_id and o.id = d.outflow_id
    join ledger_items i on i.building_id = d.building_id and i.id = d.item_id
    where d.building_id = new.building_id and new.id in (d.item_id, d.outflow_id)
      and (o.undone_entry_id is null) <> (i.undone_entry_id is null)
  ) then
    raise exception 'what left a returned payment is owed until it is brought back';
  end if;
  return null;
end $$;
create constraint trigger ledger_owed_outflow_ends after update of undone_entry_id on ledger_items
  deferrable initially deferred for each row when (new.type = 'returnedCredit')
  execute function ledger_owed_outflow_ends();
create constraint trigger ledger_owed_outflow_ends after update of undone_entry_id on ledger_outflows
  deferrable initially deferred for each row execute function ledger_owed_outflow_ends();

-- As before, save that a part that is owed was counted already.
create or replace function ledger_outflow_returns() returns trigger language plpgsql as $$
begin
  if old.undone_entry_id is null and new.undone_entry_id is not null then
    update ledger_receipts r set left_cents = r.left_cents + p.cents
    from ledger_outflow_parts p
    where p.building_id = new.building_id and p.outflow_id = new.id
      and r.building_id = p.building_id and r.id = p.receipt_id
      and not exists (
        select from ledger_outflow_debts d
        where d.building_id = p.building_id and d.outflow_id = p.outflow_id and d.receipt_id = p.receipt_id
      );
  end if;
  return null;
end $$;
