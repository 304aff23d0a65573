-- Credit that leaves an account: paid back to its owners, or moved to another account as they ask.

create table ledger_outflows (
  id uuid primary key,
  building_id uuid not null,
  holding_id uuid not null,
  kind text not null check (kind in ('refund', 'transfer')),
  -- Of a refund: how it was paid.
  way text check (way in ('cash', 'cheque', 'eTransfer', 'billPayment', 'debit', 'other')),
  -- Of a transfer: what stands for it in the other account.
  to_receipt_id uuid,
  -- Why it was refunded, or how the owners asked for it; may be erased for a person.
  reason text not null check (reason <> ''),
  cents bigint not null check (cents > 0 and cents < 100000000000),
  entry_id uuid not null unique,
  undone_entry_id uuid,
  unique (building_id, id),
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id),
  foreign key (building_id, to_receipt_id) references ledger_receipts (building_id, id),
  foreign key (building_id, entry_id) references ledger_entries (building_id, id),
  foreign key (building_id, undone_entry_id) references ledger_entries (building_id, id),
  constraint ledger_outflows_of_kind check
    ((kind = 'refund') = (way is not null) and (kind = 'transfer') = (to_receipt_id is not null))
);
comment on table ledger_outflows is 'Credit that was refunded to the owners of an account, or moved to another account.';
create index ledger_outflows_of_receipt on ledger_outflows (building_id, to_receipt_id) where to_receipt_id is not null;

create table ledger_outflow_parts (
  building_id uuid not null,
  outflow_id uuid not null,
  receipt_id uuid not null,
  cents bigint not null check (cents > 0),
  primary key (building_id, outflow_id, receipt_id),
  foreign key (building_id, outflow_id) references ledger_outflows (building_id, id),
  foreign key (building_id, receipt_id) references ledger_receipts (building_id, id)
);
comment on table ledger_outflow_parts is 'The payments whose credit was refunded or moved.';
create index ledger_outflow_parts_of_receipt on ledger_outflow_parts (building_id, receipt_id);

create trigger ledger_outflows_stay before insert or update or delete on ledger_outflows
  for each row execute function ledger_counted_stays('cents', 'undone_entry_id', 'reason');
create trigger ledger_outflow_parts_stay before update or delete on ledger_outflow_parts
  for each row execute function ledger_stays();
create trigger ledger_outflows_stay_whole before truncate on ledger_outflows
  for each statement execute function ledger_stays();
create trigger ledger_outflow_parts_stay_whole before truncate on ledger_outflow_parts
  for each statement execute function ledger_stays();

-- All parts of an outflow are written at once, of receipts of its own account, so that none is added to it later.
create function ledger_outflow_adds_up() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_outflows o
    where (o.building_id, o.id) in (select building_id, outflow_id from added)
      and (o.undone_entry_id is not null
        or o.cents <> (select sum(p.cents) from ledger_outflow_parts p
          join ledger_receipts r on r.building_id = p.building_id and r.id = p.receipt_id and r.holding_id = o.holding_id
          where p.building_id = o.building_id and p.outflow_id = o.id))
  ) then
    raise exception 'the parts of what leaves an account add up to it';
  end if;
  update ledger_receipts r set left_cents = r.left_cents - a.cents
  from added a where r.building_id = a.building_id and r.id = a.receipt_id;
  return null;
end $$;
create trigger ledger_outflow_adds_up after insert on ledger_outflow_parts
  referencing new table as added for each statement execute function ledger_outflow_adds_up();

create function ledger_outflow_has_parts() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_outflow_parts where building_id = new.building_id and outflow_id = new.id) then
    raise exception 'what leaves an account has its parts';
  end if;
  return null;
end $$;
create constraint trigger ledger_outflow_has_parts after insert on ledger_outflows
  deferrable initially deferred for each row execute function ledger_outflow_has_parts();

create function ledger_outflow_returns() returns trigger language plpgsql as $$
begin
  if old.undone_entry_id is null and new.undone_entry_id is not null then
    update ledger_receipts r set left_cents = r.left_cents + p.cents
    from ledger_outflow_parts p
    where p.building_id = new.building_id and p.outflow_id = new.id
      and r.building_id = p.building_id and r.id = p.receipt_id;
  end if;
  return null;
end $$;
create trigger ledger_outflow_returns after update of undone_entry_id on ledger_outflows
  for each row execute function ledger_outflow_returns();
