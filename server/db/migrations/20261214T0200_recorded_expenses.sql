-- Expenses that are recorded without a file of the bank: from a paper statement, or a cheque on the day it is written.

create table bank_expenses (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Whose bank account pays it.
  fund text not null check (fund in ('operating', 'reserve')),
  -- The day it is paid, or its cheque is written; the entry is for a later one where that month was locked.
  day date not null,
  cents bigint not null check (cents > 0 and cents <= 1000000000),
  category_id uuid not null,
  -- The special levy that it is spent from.
  levy_id uuid,
  -- What spending from the reserve is based on.
  authority text check (authority <> ''),
  -- Who is paid; may name a person, so the ledger doesn't repeat it, and it can be erased.
  payee text check (payee <> ''),
  -- Such as the number of a cheque.
  reference text check (reference <> ''),
  entry_id uuid not null,
  undone_entry_id uuid,
  undone_reason text check (undone_reason <> ''),
  -- Counts the changes of this row, so that nobody overwrites what they haven't seen.
  version integer not null default 1,
  unique (building_id, id),
  unique (building_id, entry_id),
  foreign key (building_id, category_id) references ledger_accounts (building_id, id),
  foreign key (building_id, levy_id) references levies (building_id, id),
  foreign key (building_id, entry_id) references ledger_entries (building_id, id),
  foreign key (building_id, undone_entry_id) references ledger_entries (building_id, id),
  constraint bank_expenses_of_levy check (levy_id is null or fund = 'operating'),
  constraint bank_expenses_authority check (fund = 'operating' or authority is not null),
  constraint bank_expenses_undone check ((undone_entry_id is null) = (undone_reason is null))
);
comment on table bank_expenses is 'An expense that someone recorded before, or without, the row of the bank that shows it.';
create index bank_expenses_listed on bank_expenses (building_id, day desc, id desc);
create index bank_expenses_alike on bank_expenses (building_id, cents, day) where undone_entry_id is null;

-- The arguments of the trigger are the columns that may change: the payee only so that a person's name can be erased.
create trigger bank_expenses_stay before update or delete on bank_expenses
  for each row execute function ledger_stays_but('payee', 'undone_entry_id', 'undone_reason', 'version');
create trigger bank_expenses_stay_whole before truncate on bank_expenses
  for each statement execute function ledger_stays();

-- A withdrawal may be an expense that is in the books already.
alter table bank_rows
  -- The recorded expense that an outcome names.
  add column named_expense_id uuid,
  add constraint bank_rows_expense foreign key (building_id, named_expense_id) references bank_expenses (building_id, id),
  add constraint bank_rows_spent_before check (
    (coalesce(outcome ->> 'kind', '') = 'paidOut' and coalesce(outcome ->> 'what', '') = 'expense')
      = (named_expense_id is not null)
  );
-- An expense leaves the bank once.
create unique index bank_rows_one_expense on bank_rows (building_id, named_expense_id) where named_expense_id is not null;
