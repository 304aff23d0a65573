-- The budget of a fiscal year, the fees that follow from it, and the months in which they were charged.

-- A category that a budget names is there once, however it is spelled.
create unique index ledger_accounts_category on ledger_accounts (building_id, kind, name_key(name))
  where kind in ('income', 'expense') and retired_at is null;

create table budgets (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- A fiscal year: twelve whole months.
  starts_on date not null check (extract(day from starts_on) = 1),
  ends_on date not null,
  state text not null check (state in ('draft', 'noticed', 'approved', 'superseded')),
  -- When owners were sent it with the notice of the meeting that votes on it.
  noticed_on date,
  approved_on date,
  -- The meeting or resolution that approved it.
  authority text check (authority <> ''),
  -- Why the reserve gets less than the law's least.
  low_reserve_reason text check (low_reserve_reason <> ''),
  -- The month from which its fees apply.
  fees_from date,
  -- The day on which the difference for earlier months of the year is due; null where none is charged.
  catch_up_on date,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  constraint budgets_of_a_year check (ends_on = (starts_on + interval '1 year')::date - 1),
  constraint budgets_noticed check ((state = 'draft') = (noticed_on is null)),
  constraint budgets_approved check (
    case when state in ('approved', 'superseded')
      then approved_on >= noticed_on and authority is not null and extract(day from fees_from) = 1
        and fees_from between starts_on and ends_on and coalesce(catch_up_on between fees_from and ends_on, true)
      else num_nonnulls(approved_on, authority, low_reserve_reason, fees_from, catch_up_on) = 0
    end
  ),
  -- At any time at most one budget is in effect, whichever fiscal year a building has.
  constraint budgets_one_approved exclude using gist (
    building_id with =, daterange(starts_on, ends_on, '[]') with &&
  ) where (state = 'approved')
);
comment on table budgets is 'The budget of a fiscal year, from its first draft to the one that replaces it.';
create index budgets_listed on budgets (building_id, starts_on desc, id desc);

create table budget_lines (
  building_id uuid not null,
  budget_id uuid not null,
  -- Its place in the list, from 0.
  position integer not null,
  -- The category: an expense or income of the operating fund; for the reserve, the account of fees.
  account_id uuid not null,
  account_kind text not null,
  fund text not null,
  -- Of the year.
  cents bigint not null check (cents between 0 and 1000000000),
  primary key (building_id, budget_id, position),
  unique (building_id, budget_id, account_id),
  foreign key (building_id, budget_id) references budgets (building_id, id),
  foreign key (building_id, account_id, account_kind) references ledger_accounts (building_id, id, kind),
  constraint budget_lines_of_fund check (
    (fund = 'operating' and account_kind in ('expense', 'income')) or (fund = 'reserve' and account_kind = 'income')
  )
);
comment on table budget_lines is
  'A line of a budget: operating expenses and other income, and what owners contribute to the reserve. Fees are worked out from them.';

-- Approving takes the budget's row, so a change of its lines comes before it or is refused.
create function budget_lines_of_draft() returns trigger language plpgsql as $$
declare
  line budget_lines := case when tg_op = 'DELETE' then old else new end;
begin
  perform from budgets where building_id = line.building_id and id = line.budget_id and state = 'draft' for share;
  if not found then
    raise exception 'only the lines of a draft change';
  end if;
  return line;
end $$;
create trigger budget_lines_of_draft before insert or update or delete on budget_lines
  for each row execute function budget_lines_of_draft();

create table fee_schedules (
  id uuid primary key,
  building_id uuid not null,
  budget_id uuid not null,
  -- The first day of the first month that is charged by it.
  from_month date not null check (extract(day from from_month) = 1),
  -- What its charges rest on, in words.
  authority text not null check (authority <> ''),
  catch_up_on date check (catch_up_on >= from_month),
  created_at timestamptz not null,
  -- When the difference was charged, and how many units were left out because no owner was on record.
  catch_up_ran_at timestamptz,
  catch_up_left_out integer check (catch_up_left_out >= 0),
  unique (building_id, id),
  unique (building_id, budget_id),
  foreign key (building_id, budget_id) references budgets (building_id, id),
  constraint fee_schedules_caught_up check (
    (catch_up_ran_at is null) = (catch_up_left_out is null) and (catch_up_ran_at is null or catch_up_on is not null)
  )
);
comment on table fee_schedules is 'The fees that an approved budget set, from a month on until others apply.';
create trigger fee_schedules_stay before update or delete on fee_schedules
  for each row execute function ledger_stays_but('catch_up_ran_at', 'catch_up_left_out');
create trigger fee_schedules_stay_whole before truncate on fee_schedules
  for each statement execute function ledger_stays();

create table fee_schedule_shares (
  building_id uuid not null,
  schedule_id uuid not null,
  unit_id uuid not null,
  fund text not null check (fund in ('operating', 'reserve')),
  -- The unit entitlement that it was divided by.
  entitlement numeric not null check (entitlement > 0),
  -- Of each month, and of the difference for earlier months of the year.
  month_cents bigint not null check (month_cents >= 0 and month_cents < 100000000000),
  catch_up_cents bigint not null check (catch_up_cents >= 0 and catch_up_cents < 100000000000),
  primary key (building_id, schedule_id, unit_id, fund),
  foreign key (building_id, schedule_id) references fee_schedules (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table fee_schedule_shares is 'What each unit pays into each fund by a schedule.';
create trigger fee_schedule_shares_stay before update or delete on fee_schedule_shares
  for each row execute function ledger_stays();
create trigger fee_schedule_shares_stay_whole before truncate on fee_schedule_shares
  for each statement execute function ledger_stays();

create table charge_runs (
  building_id uuid not null references buildings (id),
  month date not null check (extract(day from month) = 1),
  -- The latest run that charged a unit: when, and by whom, or by which job.
  ran_at timestamptz not null,
  ran_by uuid references accounts (id),
  actor text,
  -- All that was charged so far, and the units that were left out because no owner was on record.
  units integer not null check (units >= 0),
  cents bigint not null check (cents >= 0),
  left_out integer not null check (left_out >= 0),
  primary key (building_id, month),
  constraint charge_runs_by_one check ((ran_by is null) <> (actor is null))
);
comment on table charge_runs is 'A month whose fees were charged: each unit once, however often it was run.';
