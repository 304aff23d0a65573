-- What owners owe and what they paid. A row is never changed but for what of it is still open, which only the triggers here
-- count, and for the entry that undid it.

create table ledger_items (
  id uuid primary key,
  building_id uuid not null,
  holding_id uuid not null,
  type text not null check (type in (
    'strataFee', 'specialLevy', 'feeInterest', 'levyInterest', 'orderedWork', 'judgmentShare', 'openingBalance', 'userFee',
    'stallRent', 'documentFee', 'deposit', 'returnedPayment', 'administration', 'damage', 'chargeback', 'fine', 'remedyCost',
    'lienCost'
  )),
  words text not null check (words <> ''),
  -- What it rests on: a budget, a resolution, a bylaw, an order.
  authority text not null check (authority <> ''),
  due_on date not null,
  cents bigint not null check (cents > 0 and cents < 100000000000),
  open_cents bigint not null,
  entry_id uuid not null unique,
  -- By which it turned out not to be owed.
  undone_entry_id uuid,
  unique (building_id, id),
  unique (building_id, id, holding_id, type),
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id),
  foreign key (building_id, entry_id) references ledger_entries (building_id, id),
  foreign key (building_id, undone_entry_id) references ledger_entries (building_id, id),
  constraint ledger_items_open check (open_cents between 0 and cents),
  constraint ledger_items_undone_whole check (undone_entry_id is null or open_cents = cents)
);
comment on table ledger_items is 'A debt of a holding, such as the fee of a month.';
create index ledger_items_unpaid on ledger_items (building_id, holding_id, due_on)
  where open_cents > 0 and undone_entry_id is null;

create table ledger_item_parts (
  building_id uuid not null,
  item_id uuid not null,
  fund_id uuid not null,
  cents bigint not null check (cents > 0),
  primary key (building_id, item_id, fund_id),
  foreign key (building_id, item_id) references ledger_items (building_id, id),
  foreign key (building_id, fund_id) references ledger_funds (building_id, id)
);
comment on table ledger_item_parts is 'The funds into which a debt is paid.';

create table ledger_payments (
  id uuid primary key,
  building_id uuid not null,
  -- Of the bank account that it came into.
  fund_id uuid not null,
  way text not null check (way in ('cash', 'cheque', 'eTransfer', 'billPayment', 'debit', 'other')),
  -- Who paid and what they wrote; may be erased for a person.
  payer text,
  memo text,
  value_day date not null,
  cents bigint not null check (cents > 0 and cents < 100000000000),
  unplaced_cents bigint not null,
  entry_id uuid not null unique,
  -- By which the bank returned it.
  returned_entry_id uuid,
  unique (building_id, id),
  foreign key (building_id, fund_id) references ledger_funds (building_id, id),
  foreign key (building_id, entry_id) references ledger_entries (building_id, id),
  foreign key (building_id, returned_entry_id) references ledger_entries (building_id, id),
  constraint ledger_payments_unplaced check (unplaced_cents between 0 and cents),
  constraint ledger_payments_returned_whole check (returned_entry_id is null or unplaced_cents = cents)
);
comment on table ledger_payments is 'Money that came in, from someone known or not yet.';
create index ledger_payments_to_place on ledger_payments (building_id, value_day)
  where unplaced_cents > 0 and returned_entry_id is null;

create table ledger_receipts (
  id uuid primary key,
  building_id uuid not null,
  -- Money that came in, or what stands for it: a credit the holding began with, a transfer, a debt written off.
  kind text not null check (kind in ('payment', 'credit', 'transfer', 'writeOff')),
  payment_id uuid,
  holding_id uuid not null,
  -- What the payer said it is for.
  instruction text check (instruction <> ''),
  cents bigint not null check (cents > 0),
  left_cents bigint not null,
  entry_id uuid not null unique,
  undone_entry_id uuid,
  unique (building_id, id),
  unique (building_id, id, holding_id),
  foreign key (building_id, payment_id) references ledger_payments (building_id, id),
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id),
  foreign key (building_id, entry_id) references ledger_entries (building_id, id),
  foreign key (building_id, undone_entry_id) references ledger_entries (building_id, id),
  constraint ledger_receipts_of_payments check ((kind = 'payment') = (payment_id is not null)),
  constraint ledger_receipts_left check (left_cents between 0 and cents),
  constraint ledger_receipts_undone_whole check (undone_entry_id is null or left_cents = cents)
);
comment on table ledger_receipts is 'What a holding has to pay debts with, such as its part of a payment; what no debt took of it is its credit.';
create index ledger_receipts_of_payment on ledger_receipts (building_id, payment_id);
create index ledger_receipts_credit on ledger_receipts (building_id, holding_id)
  where left_cents > 0 and undone_entry_id is null;

create table ledger_allocations (
  id uuid primary key,
  building_id uuid not null,
  receipt_id uuid not null,
  item_id uuid not null,
  -- Of both: no one's money pays someone else's debt.
  holding_id uuid not null,
  item_type text not null,
  instruction text check (instruction <> ''),
  cents bigint not null check (cents > 0),
  entry_id uuid not null unique,
  undone_entry_id uuid,
  unique (building_id, id),
  foreign key (building_id, receipt_id, holding_id) references ledger_receipts (building_id, id, holding_id),
  foreign key (building_id, item_id, holding_id, item_type) references ledger_items (building_id, id, holding_id, type),
  foreign key (building_id, entry_id) references ledger_entries (building_id, id),
  foreign key (building_id, undone_entry_id) references ledger_entries (building_id, id),
  constraint ledger_allocations_on_word check
    (item_type not in ('fine', 'remedyCost', 'lienCost') or instruction is not null)
);
comment on table ledger_allocations is 'What of a receipt paid a debt. Fines and what enforcing cost are paid only on the payer’s word.';
create index ledger_allocations_of_item on ledger_allocations (building_id, item_id);
create index ledger_allocations_of_receipt on ledger_allocations (building_id, receipt_id);

-- What is left of a row is counted by the triggers below alone, and what undid it is said once. The arguments of the trigger
-- are the column that counts, the one that says what undid it, and others that may change.
create function ledger_counted_stays() returns trigger language plpgsql as $$
declare
  told jsonb := to_jsonb(new);
  before jsonb := to_jsonb(old);
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and before - tg_argv <> told - tg_argv) then
    raise exception 'what the ledger has entered is never changed';
  end if;
  if tg_op = 'INSERT' and (told -> tg_argv[0] <> told -> 'cents' or told ->> tg_argv[1] is not null) then
    raise exception 'all of it is left at first';
  end if;
  if tg_op = 'UPDATE' and before -> tg_argv[0] <> told -> tg_argv[0] and pg_trigger_depth() < 2 then
    raise exception 'what is left is counted, never written';
  end if;
  if tg_op = 'UPDATE' and before ->> tg_argv[1] is distinct from told ->> tg_argv[1] and before ->> tg_argv[1] is not null then
    raise exception 'what is undone stays so';
  end if;
  return new;
end $$;
create trigger ledger_items_stay before insert or update or delete on ledger_items
  for each row execute function ledger_counted_stays('open_cents', 'undone_entry_id');
create trigger ledger_payments_stay before insert or update or delete on ledger_payments
  for each row execute function ledger_counted_stays('unplaced_cents', 'returned_entry_id', 'payer', 'memo');
create trigger ledger_receipts_stay before insert or update or delete on ledger_receipts
  for each row execute function ledger_counted_stays('left_cents', 'undone_entry_id', 'instruction');
create trigger ledger_allocations_stay before insert or update or delete on ledger_allocations
  for each row execute function ledger_counted_stays('cents', 'undone_entry_id', 'instruction');
create trigger ledger_item_parts_stay before update or delete on ledger_item_parts
  for each row execute function ledger_stays();
create trigger ledger_items_stay_whole before truncate on ledger_items for each statement execute function ledger_stays();
create trigger ledger_item_parts_stay_whole before truncate on ledger_item_parts
  for each statement execute function ledger_stays();
create trigger ledger_payments_stay_whole before truncate on ledger_payments for each statement execute function ledger_stays();
create trigger ledger_receipts_stay_whole before truncate on ledger_receipts for each statement execute function ledger_stays();
create trigger ledger_allocations_stay_whole before truncate on ledger_allocations
  for each statement execute function ledger_stays();

create function ledger_parts_add_up() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_items i
    where (i.building_id, i.id) in (select building_id, item_id from added)
      and i.cents <> (select sum(cents) from ledger_item_parts p where p.building_id = i.building_id and p.item_id = i.id)
  ) then
    raise exception 'the parts of a debt add up to it';
  end if;
  return null;
end $$;
create trigger ledger_parts_add_up after insert on ledger_item_parts
  referencing new table as added for each statement execute function ledger_parts_add_up();

create function ledger_item_has_parts() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_item_parts where building_id = new.building_id and item_id = new.id) then
    raise exception 'a debt has its parts';
  end if;
  return null;
end $$;
create constraint trigger ledger_item_has_parts after insert on ledger_items
  deferrable initially deferred for each row execute function ledger_item_has_parts();

-- What is left of a payment, a receipt and a debt goes down with each row below it and up again when that is undone; the
-- checks decide between two who ask for the same cents at once.
create function ledger_receipt_counts() returns trigger language plpgsql as $$
declare
  taken bigint := case when tg_op = 'INSERT' then new.cents
    when old.undone_entry_id is null and new.undone_entry_id is not null then -new.cents else 0 end;
begin
  if taken <> 0 then
    update ledger_payments set unplaced_cents = unplaced_cents - taken
    where building_id = new.building_id and id = new.payment_id;
  end if;
  return null;
end $$;
create trigger ledger_receipt_counts after insert or update of undone_entry_id on ledger_receipts
  for each row execute function ledger_receipt_counts();

create function ledger_allocation_counts() returns trigger language plpgsql as $$
declare
  taken bigint := case when tg_op = 'INSERT' then new.cents
    when old.undone_entry_id is null and new.undone_entry_id is not null then -new.cents else 0 end;
begin
  if taken <> 0 then
    update ledger_items set open_cents = open_cents - taken
    where building_id = new.building_id and id = new.item_id;
    update ledger_receipts set left_cents = left_cents - taken
    where building_id = new.building_id and id = new.receipt_id;
  end if;
  return null;
end $$;
create trigger ledger_allocation_counts after insert or update of undone_entry_id on ledger_allocations
  for each row execute function ledger_allocation_counts();
