-- Automatic charges to owners' accounts, and deposits that the building holds.

alter table ledger_books
  -- Fees and deposits of amenity bookings, when a booking is confirmed.
  add column charges_bookings boolean not null default false,
  -- Rents of stalls, from this month on; null where they aren't charged here.
  add column stall_rents_from date
    constraint ledger_books_stall_rents_month check (extract(day from stall_rents_from) = 1);

-- A deposit is owed back until it is returned or kept: it isn't income.
alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in (
    'bank', 'receivable', 'credit', 'income', 'expense', 'interfund', 'suspense', 'tax', 'equity', 'trust', 'deposit'
  ));

create or replace function found_ledger(building uuid, at timestamptz) returns void language sql as $$
  insert into ledger_books (building_id) values (building);
  insert into ledger_funds (id, building_id, kind, created_at)
  select gen_random_uuid(), building, kind, at from unnest(array['operating', 'reserve', 'trust']) as kind;
  insert into ledger_accounts (id, building_id, kind, code, name, created_at)
  select gen_random_uuid(), building, a.kind, a.code, a.name, at
  from (values
    ('bank', 'bank', 'Bank'),
    ('receivable', 'receivable', 'Accounts receivable'),
    ('credit', 'credit', 'Owner prepayments'),
    ('income', 'fees', 'Fees'),
    ('income', 'levies', 'Special levies'),
    ('income', 'interest', 'Interest on late payments'),
    ('income', 'otherIncome', 'Other income'),
    ('interfund', 'interfund', 'Due between funds'),
    ('suspense', 'unplaced', 'Unallocated deposits'),
    ('tax', 'tax', 'GST collected'),
    ('equity', 'opening', 'Opening balance equity'),
    ('trust', 'trust', 'Held in trust'),
    ('deposit', 'deposits', 'Refundable deposits')
  ) as a (kind, code, name);
$$;
insert into ledger_accounts (id, building_id, kind, code, name, created_at)
select gen_random_uuid(), b.building_id, 'deposit', 'deposits', 'Refundable deposits', now() from ledger_books b;
