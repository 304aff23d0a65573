-- What bylaws set for what is paid late, or returned by the bank. Without one, nothing is charged.

create table ledger_interest_rules (
  building_id uuid not null references ledger_books (building_id),
  -- The first due day of the debts that it is for, until the next rule's; a debt keeps the rule of its due day.
  from_date date not null,
  -- Hundredths of a percent a year; nothing where the bylaw was switched off.
  bps integer not null check (bps between 0 and 10000),
  authority text not null,
  set_at timestamptz not null,
  primary key (building_id, from_date),
  constraint ledger_interest_rules_rest_on check ((bps = 0) = (authority = ''))
);
comment on table ledger_interest_rules is 'The interest on late debts, by the day they were due on.';

alter table ledger_books
  add column returned_fee_cents bigint check (returned_fee_cents between 1 and 1000000000),
  add column returned_fee_authority text check (returned_fee_authority <> ''),
  add constraint ledger_books_returned_fee check ((returned_fee_cents is null) = (returned_fee_authority is null));

-- The late debt that interest is on.
alter table ledger_items
  add column for_item_id uuid,
  add foreign key (building_id, for_item_id) references ledger_items (building_id, id),
  add constraint ledger_items_interest check (for_item_id is null or type in ('feeInterest', 'levyInterest'));
create index ledger_items_interest_of on ledger_items (building_id, for_item_id) where for_item_id is not null;
