-- Pre-authorized debits: agreements of owners, what they were told, and files for the bank.

create table debit_settings (
  building_id uuid primary key references buildings (id),
  version integer not null default 1,
  originator_id text not null check (originator_id ~ '^[A-Z0-9]{1,10}$'),
  data_centre text not null check (data_centre ~ '^\d{5}$'),
  transaction_code text not null check (transaction_code ~ '^\d{3}$'),
  short_name text not null check (short_name <> ''),
  long_name text not null check (long_name <> ''),
  -- The account that returned debits come from, sealed but for its last digits.
  return_institution text not null check (return_institution ~ '^\d{3}$'),
  return_transit text not null check (return_transit ~ '^\d{5}$'),
  return_sealed bytea not null,
  return_last_three text not null check (return_last_three ~ '^\d{3}$'),
  next_number integer not null check (next_number between 1 and 10000),
  -- Where owners reach the building about debits.
  contact text not null check (contact <> ''),
  -- The payee letter of undertaking with the bank.
  letter_on date,
  -- The bank said that a file is right; until then files are tests.
  confirmed_on date,
  -- Owners can agree on their own.
  is_offered boolean not null
);
comment on table debit_settings is 'What the bank gave a building for its files of debits.';

create table debit_agreements (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  holding_id uuid not null,
  -- Names the account holder to the bank.
  payer_name text not null check (payer_name <> ''),
  institution text not null check (institution ~ '^\d{3}$'),
  last_three text not null check (last_three ~ '^\d{3}$'),
  -- Transit and account number, sealed; erased a while after it ended.
  sealed bytea,
  is_business boolean not null,
  covers text not null check (covers in ('fees', 'feesAndLevies')),
  -- What falls due before isn't debited.
  starts_on date not null,
  is_notice_waived boolean not null,
  agreed_on date not null,
  -- Of one that was signed on paper: how it was made sure who signed.
  identity text check (identity <> ''),
  -- What was agreed, a sentence at a time.
  terms jsonb not null,
  -- Who agreed, or entered it.
  made_by uuid references accounts (id),
  created_at timestamptz not null,
  ended_on date,
  end_reason text check (end_reason <> ''),
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id) on delete cascade,
  constraint debit_agreements_ended check (end_reason is null or ended_on is not null)
);
comment on table debit_agreements is 'An owner lets what they owe be debited from a bank account.';
create unique index debit_agreements_one on debit_agreements (building_id, holding_id) where ended_on is null;
create index debit_agreements_of_holding on debit_agreements (building_id, holding_id);

create table debit_notices (
  id uuid primary key,
  building_id uuid not null,
  agreement_id uuid not null,
  cents bigint not null check (cents > 0),
  -- The debit that it was told for.
  day date not null,
  told_on date not null,
  -- The first day on which this amount can be debited.
  from_date date not null,
  unique (building_id, id),
  foreign key (building_id, agreement_id) references debit_agreements (building_id, id) on delete cascade
);
comment on table debit_notices is 'An amount that an owner was told before it is debited.';
create index debit_notices_of_agreement on debit_notices (building_id, agreement_id, id desc);

create table debit_runs (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  day date not null,
  originator_id text not null,
  file_number integer not null check (file_number between 1 and 9999),
  -- Made before the bank confirmed one.
  is_test boolean not null,
  state text not null check (state in ('made', 'entered', 'cancelled')),
  debit_count integer not null check (debit_count > 0),
  cents bigint not null check (cents > 0),
  -- The file as it was given, sealed; erased with the bank details in it.
  sealed bytea,
  made_at timestamptz not null,
  made_by uuid references accounts (id),
  entered_at timestamptz,
  cancel_reason text check (cancel_reason <> ''),
  version integer not null default 1,
  unique (building_id, id),
  -- By which a deposit of the bank names debits that are in the books, so that these stay there.
  unique (building_id, id, state),
  -- A bank refuses a file whose number it had before.
  constraint debit_runs_numbered unique (building_id, originator_id, file_number),
  constraint debit_runs_entered check (state <> 'entered' or entered_at is not null),
  constraint debit_runs_real check (state <> 'entered' or not is_test),
  constraint debit_runs_cancelled check ((state = 'cancelled') = (cancel_reason is not null))
);
comment on table debit_runs is 'Debits of one day, in one file for the bank.';
create index debit_runs_listed on debit_runs (building_id, id desc);

create table debits (
  id uuid primary key,
  building_id uuid not null,
  run_id uuid not null,
  agreement_id uuid not null,
  holding_id uuid not null,
  cents bigint not null check (cents > 0),
  -- What was paid ahead and is taken off already.
  credit_cents bigint not null check (credit_cents >= 0),
  -- It pays what falls due after this day and through that of the run.
  after_day date not null,
  payment_id uuid,
  unique (building_id, id),
  constraint debits_once unique (run_id, agreement_id),
  foreign key (building_id, run_id) references debit_runs (building_id, id),
  foreign key (building_id, agreement_id) references debit_agreements (building_id, id) on delete cascade,
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id) on delete cascade,
  foreign key (building_id, payment_id) references ledger_payments (building_id, id)
);
comment on table debits is 'What is debited from the account of one agreement.';
create index debits_of_agreement on debits (building_id, agreement_id);
create index debits_of_run on debits (building_id, run_id);
create unique index debits_one_payment on debits (building_id, payment_id) where payment_id is not null;

-- The bank deposits the debits of a file as one amount.
alter table bank_rows
  add column named_run_id uuid,
  add column named_run_state text generated always as (case when named_run_id is not null then 'entered' end) stored,
  add constraint bank_rows_debits check ((coalesce(outcome ->> 'kind', '') = 'debits') = (named_run_id is not null)),
  add constraint bank_rows_entered_debits foreign key (building_id, named_run_id, named_run_state)
    references debit_runs (building_id, id, state);
create unique index bank_rows_one_run on bank_rows (building_id, named_run_id) where named_run_id is not null;
