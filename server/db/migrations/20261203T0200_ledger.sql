-- The ledger of a building: double entry, in integer cents, by fund. What is written stays as it is; a mistake is undone by
-- another entry with its signs turned.

create table ledger_books (
  building_id uuid primary key references buildings (id),
  -- Nothing is entered for this day or one before it; the last day of a month.
  locked_through date check (locked_through is null or extract(day from locked_through + 1) = 1)
);
comment on table ledger_books is 'The books of a building, and the month through which they are closed.';

create table ledger_funds (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- `reserve` is the contingency reserve fund; each special levy has a fund; `trust` holds money whose owner is disputed.
  kind text not null check (kind in ('operating', 'reserve', 'levy', 'trust')),
  -- Of a levy; the others are called by the law's word for them.
  name text check (name <> ''),
  created_at timestamptz not null,
  unique (building_id, id),
  constraint ledger_funds_named check ((kind = 'levy') = (name is not null))
);
comment on table ledger_funds is 'Every cent is in one fund; a move from one to another is a pair of lines in each.';
create unique index ledger_funds_one on ledger_funds (building_id, kind) where kind <> 'levy';

create table ledger_accounts (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- `receivable` is what holdings owe, `credit` what they paid ahead, `interfund` what funds owe each other,
  -- `suspense` what came in and isn't placed yet.
  kind text not null
    check (kind in ('bank', 'receivable', 'credit', 'income', 'expense', 'interfund', 'suspense', 'tax', 'equity', 'trust')),
  -- What the product itself calls an account that every building has.
  code text,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  -- Nothing new is entered on it from then on; it is never deleted.
  retired_at timestamptz,
  unique (building_id, id),
  unique (building_id, id, kind),
  unique (building_id, code)
);
comment on table ledger_accounts is 'The chart of accounts of a building; income and expense accounts are the lines of its budget.';

create table ledger_holdings (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  -- Both days included; null for "as long as anybody knows" and "until further notice".
  from_date date,
  to_date date,
  created_at timestamptz not null,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  check (to_date >= from_date),
  constraint ledger_holdings_one_at_a_time exclude using gist (
    unit_id with =, daterange(from_date, to_date, '[]') with &&
  ) deferrable initially deferred
);
comment on table ledger_holdings is
  'A unit under one set of owners: the debtor. A sale ends one and begins the next, so that a buyer never sees what a seller owes.';

create table ledger_holders (
  building_id uuid not null references buildings (id),
  holding_id uuid not null,
  person_id uuid not null,
  primary key (holding_id, person_id),
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id),
  foreign key (building_id, person_id) references people (building_id, id)
);
comment on table ledger_holders is 'Who owns a unit together in a holding. Names stay out of the ledger itself.';
create index ledger_holders_of_person on ledger_holders (building_id, person_id);

create table ledger_entries (
  id uuid primary key,
  building_id uuid not null references ledger_books (building_id),
  -- The day it counts on, and the day the bank valued it, where a bank did.
  day date not null,
  value_day date,
  recorded_at timestamptz not null,
  -- What it stands for, such as `fee:2026-12:<unit>`: the same thing is entered once.
  source text not null check (source <> ''),
  words text not null check (words <> ''),
  reverses_id uuid,
  -- The account of the person who entered it; a job or a command says its name instead.
  entered_by uuid,
  actor text,
  line_count integer not null check (line_count >= 2),
  -- SHA-256 in hex of what the entry says, and of the account, fund, holding and cents of its lines.
  seal text not null check (seal ~ '^[0-9a-f]{64}$'),
  unique (building_id, id),
  unique (building_id, id, day),
  foreign key (building_id, reverses_id) references ledger_entries (building_id, id),
  constraint ledger_entries_source unique (building_id, source),
  constraint ledger_entries_reversed_once unique (reverses_id)
);
comment on table ledger_entries is 'Something that happened to a building’s money: lines that sum to zero in each fund. Never changed.';
create index ledger_entries_by_day on ledger_entries (building_id, day desc, id desc);

create table ledger_lines (
  building_id uuid not null,
  entry_id uuid not null,
  position integer not null,
  -- The entry’s own, so that a unit’s page needs no join.
  day date not null,
  account_id uuid not null,
  account_kind text not null,
  fund_id uuid not null,
  -- Whose debt or credit it is.
  holding_id uuid,
  -- Above zero for a debit.
  cents bigint not null check (cents <> 0 and abs(cents) < 100000000000),
  primary key (building_id, entry_id, position),
  foreign key (building_id, entry_id, day) references ledger_entries (building_id, id, day),
  foreign key (building_id, account_id, account_kind) references ledger_accounts (building_id, id, kind),
  foreign key (building_id, fund_id) references ledger_funds (building_id, id),
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id),
  constraint ledger_lines_of_holding check ((account_kind in ('receivable', 'credit')) = (holding_id is not null))
);
comment on table ledger_lines is 'A debit or a credit of an account in a fund. Never changed.';
create index ledger_lines_of_holding on ledger_lines (building_id, holding_id, day desc, entry_id desc)
  where holding_id is not null;
create index ledger_lines_of_account on ledger_lines (building_id, account_id, day);

create function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what the ledger has entered is never changed';
end $$;
create trigger ledger_entries_stay before update or delete on ledger_entries for each row execute function ledger_stays();
create trigger ledger_entries_stay_whole before truncate on ledger_entries for each statement execute function ledger_stays();
create trigger ledger_lines_stay before update or delete on ledger_lines for each row execute function ledger_stays();
create trigger ledger_lines_stay_whole before truncate on ledger_lines for each statement execute function ledger_stays();

-- The arguments of the trigger are the columns that may change.
create function ledger_stays_but() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(old) - tg_argv <> to_jsonb(new) - tg_argv then
    raise exception 'what the ledger has entered is never changed';
  end if;
  return new;
end $$;
create trigger ledger_funds_stay before update or delete on ledger_funds
  for each row execute function ledger_stays_but('name');
create trigger ledger_accounts_stay before update or delete on ledger_accounts
  for each row execute function ledger_stays_but('name', 'retired_at');

-- A lock waits for entries on their way, and those that come after it are refused: they hold the row that it changes.
create function ledger_day_is_open() returns trigger language plpgsql as $$
declare
  closed date;
begin
  select locked_through into closed from ledger_books where building_id = new.building_id for share;
  if new.day <= closed then
    raise exception 'the books are closed through %', closed
      using errcode = 'exclusion_violation', constraint = 'ledger_locked', detail = closed::text;
  end if;
  return null;
end $$;
-- After the row, so that what was entered before under the same source isn't refused.
create trigger ledger_day_is_open after insert on ledger_entries for each row execute function ledger_day_is_open();

-- Counting the lines of the whole entry keeps a later statement from adding a balanced pair to an old one.
create function ledger_balances() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries e
    where (e.building_id, e.id) in (select building_id, entry_id from added)
      and e.line_count <> (select count(*) from ledger_lines l where l.building_id = e.building_id and l.entry_id = e.id)
  ) then
    raise exception 'an entry has all its lines at once';
  end if;
  if exists (select from added group by building_id, entry_id, fund_id having sum(cents) <> 0) then
    raise exception 'an entry sums to zero in each fund';
  end if;
  if exists (
    select from added l join ledger_accounts a on a.building_id = l.building_id and a.id = l.account_id
    where a.retired_at is not null
  ) then
    raise exception 'a retired account takes no entry';
  end if;
  return null;
end $$;
create trigger ledger_balances after insert on ledger_lines
  referencing new table as added for each statement execute function ledger_balances();

-- Nor is an entry left without lines.
create function ledger_entry_has_lines() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_lines where building_id = new.building_id and entry_id = new.id) then
    raise exception 'an entry has lines';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_has_lines after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_entry_has_lines();

-- The funds and accounts that the books of every building begin with.
create function found_ledger(building uuid, at timestamptz) returns void language sql as $$
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
    ('trust', 'trust', 'Held in trust')
  ) as a (kind, code, name);
$$;
select found_ledger(id, created_at) from buildings;
