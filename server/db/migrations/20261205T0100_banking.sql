-- Accounts with a bank, the files that come from there, and how the rows in them come into the books.

create table bank_accounts (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Whose money it holds; each fund has one at most.
  fund text not null check (fund in ('operating', 'reserve')),
  name text not null check (name <> ''),
  -- Of its number; the rest isn't kept.
  last_digits text not null check (last_digits ~ '^[0-9]{3,4}$'),
  created_at timestamptz not null,
  -- Counts the changes of this row, so that nobody overwrites what they haven't seen.
  version integer not null default 1,
  unique (building_id, id),
  constraint bank_accounts_one_a_fund unique (building_id, fund)
);
comment on table bank_accounts is 'The account with a bank of a fund.';

create table bank_files (
  id uuid primary key,
  building_id uuid not null,
  account_id uuid not null,
  name text not null check (name <> ''),
  format text not null check (format in ('csv', 'ofx')),
  -- The file itself, until its rows are posted or it is dropped.
  content bytea,
  -- By which its headings are known again; null for files that say themselves how they are read.
  headings text,
  -- How a CSV file is read.
  choices jsonb,
  -- How it was read, as it is shown.
  reading jsonb not null,
  state text not null check (state in ('tried', 'added', 'undone')),
  at timestamptz not null,
  -- Who sent it; null for a command.
  sent_by uuid references accounts (id),
  -- The first and the last day of its rows.
  from_date date,
  to_date date,
  -- What the bank says was in the account at the end of a day; null where the file doesn't say.
  closing_cents bigint,
  closes_on date,
  version integer not null default 1,
  unique (building_id, id),
  unique (building_id, account_id, id),
  foreign key (building_id, account_id) references bank_accounts (building_id, id),
  constraint bank_files_of_csv check ((format = 'csv') = (choices is not null and headings is not null)),
  constraint bank_files_days check ((from_date is null) = (to_date is null) and coalesce(to_date >= from_date, true)),
  constraint bank_files_closing check ((closing_cents is null) = (closes_on is null)),
  constraint bank_files_tried_whole check (state <> 'tried' or content is not null)
);
comment on table bank_files is 'A file of a bank: tried first, then its new rows are added.';
create index bank_files_listed on bank_files (building_id, account_id, id desc);

create table bank_mappings (
  building_id uuid not null,
  account_id uuid not null,
  headings text not null,
  choices jsonb not null,
  changed_at timestamptz not null,
  primary key (building_id, account_id, headings),
  foreign key (building_id, account_id) references bank_accounts (building_id, id)
);
comment on table bank_mappings is 'How files of an account with the same headings are read.';

create table bank_postings (
  id uuid primary key,
  building_id uuid not null,
  account_id uuid not null,
  at timestamptz not null,
  -- Who posted it; null for a command.
  posted_by uuid references accounts (id),
  -- How many rows it entered, and what they come to.
  row_count integer not null check (row_count > 0),
  cents bigint not null,
  undone_at timestamptz,
  undone_by uuid references accounts (id),
  unique (building_id, id),
  unique (building_id, account_id, id),
  foreign key (building_id, account_id) references bank_accounts (building_id, id),
  constraint bank_postings_undone check (undone_by is null or undone_at is not null)
);
comment on table bank_postings is 'Rows of an account that came into the books together, and can be taken out of them together.';
create index bank_postings_listed on bank_postings (building_id, account_id, id desc);

create table bank_rows (
  id uuid primary key,
  building_id uuid not null,
  account_id uuid not null,
  file_id uuid not null,
  day date not null,
  -- Above zero for a deposit.
  cents bigint not null check (cents <> 0 and abs(cents) <= 1000000000),
  -- What the bank says of it; may name a person, so the ledger doesn't repeat it.
  text text not null,
  -- A hash of that text as the file has it, but for its white space.
  text_key text not null,
  -- Which of the equal rows of the day in its file it is, from 1.
  nth integer not null check (nth > 0),
  reference text,
  -- What the bank says was left after it.
  balance_cents bigint,
  state text not null check (state in ('toMatch', 'matched', 'posted', 'ignored')),
  -- What it was matched with.
  outcome jsonb,
  -- The payment that an outcome names, recorded before or returned now.
  named_payment_id uuid,
  posting_id uuid,
  -- In the books, once it is posted.
  payment_id uuid,
  version integer not null default 1,
  unique (building_id, id),
  constraint bank_rows_once unique (account_id, day, cents, text_key, nth),
  foreign key (building_id, account_id) references bank_accounts (building_id, id),
  foreign key (building_id, account_id, file_id) references bank_files (building_id, account_id, id),
  foreign key (building_id, account_id, posting_id) references bank_postings (building_id, account_id, id),
  foreign key (building_id, named_payment_id) references ledger_payments (building_id, id),
  foreign key (building_id, payment_id) references ledger_payments (building_id, id),
  constraint bank_rows_matched check ((state = 'toMatch') = (outcome is null)),
  constraint bank_rows_ignored check ((state = 'ignored') = (coalesce(outcome ->> 'kind', '') = 'ignored')),
  constraint bank_rows_posted check ((state = 'posted') = (posting_id is not null)),
  constraint bank_rows_paid check (payment_id is null or state = 'posted'),
  constraint bank_rows_named check (
    (coalesce(outcome ->> 'kind', '') in ('recorded', 'returned')) = (named_payment_id is not null)
  )
);
comment on table bank_rows is 'A deposit or a withdrawal as the bank tells of it. An equal row of another file is the same one.';
create index bank_rows_listed on bank_rows (building_id, account_id, day, id);
create index bank_rows_waiting on bank_rows (building_id, account_id, day, id) where state in ('toMatch', 'matched');
create index bank_rows_of_file on bank_rows (building_id, file_id);
create index bank_rows_of_posting on bank_rows (building_id, posting_id) where posting_id is not null;
-- A payment is one deposit, and is returned once.
create unique index bank_rows_one_deposit on bank_rows (building_id, named_payment_id)
  where outcome ->> 'kind' = 'recorded';
create unique index bank_rows_one_return on bank_rows (building_id, named_payment_id)
  where outcome ->> 'kind' = 'returned';
create unique index bank_rows_one_payment on bank_rows (building_id, payment_id) where payment_id is not null;

create table bank_payers (
  building_id uuid not null,
  -- What the bank calls who paid, without what changes from one deposit to the next.
  payer_key text not null check (payer_key <> ''),
  holding_id uuid not null,
  posting_id uuid not null,
  primary key (building_id, payer_key, holding_id),
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id) on delete cascade,
  foreign key (building_id, posting_id) references bank_postings (building_id, id)
);
comment on table bank_payers is 'For whom someone paid before, by what the bank calls them; remembered when it is posted.';

create table bank_questions (
  building_id uuid not null,
  payment_id uuid not null,
  holding_id uuid not null,
  primary key (payment_id, holding_id),
  foreign key (building_id, payment_id) references ledger_payments (building_id, id),
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id) on delete cascade
);
comment on table bank_questions is 'Accounts of owners that a payment may be for; their owners are asked.';
create index bank_questions_of_holding on bank_questions (building_id, holding_id);

-- A payment that was posted by mistake is taken back as one that the bank returned is, but it never came in.
alter table ledger_payments
  add column is_withdrawn boolean not null default false,
  add constraint ledger_payments_withdrawn check (not is_withdrawn or returned_entry_id is not null);
drop trigger ledger_payments_stay on ledger_payments;
create trigger ledger_payments_stay before insert or update or delete on ledger_payments
  for each row execute function ledger_counted_stays('unplaced_cents', 'returned_entry_id', 'payer', 'memo', 'is_withdrawn');
