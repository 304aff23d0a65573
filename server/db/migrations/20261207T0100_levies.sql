-- Special levies: what owners pay once, by a resolution, for one purpose; and what becomes of the money.

create table levies (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  name text not null check (name <> ''),
  purpose text not null check (purpose <> ''),
  total_cents bigint not null check (total_cents > 0 and total_cents < 100000000000),
  -- By unit entitlement, or as the resolution sets it.
  division text not null check (division in ('entitlement', 'otherFair')),
  state text not null check (state in ('draft', 'approved', 'finished')),
  approved_on date,
  -- The meeting or resolution that approved it.
  resolution text check (resolution <> ''),
  -- Its money is kept apart, in a fund of its own.
  fund_id uuid,
  -- Nothing is spent from then on.
  finished_on date,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  unique (building_id, fund_id),
  foreign key (building_id, fund_id) references ledger_funds (building_id, id),
  constraint levies_approved check (
    case when state = 'draft' then num_nonnulls(approved_on, resolution, fund_id) = 0
      else num_nonnulls(approved_on, resolution, fund_id) = 3 end
  ),
  constraint levies_finished check ((state = 'finished') = (finished_on is not null))
);
comment on table levies is 'A special levy, from the draft of its resolution until its money is spent and what is left has gone.';
create index levies_listed on levies (building_id, id desc);
-- So that no one spends from the wrong one.
create unique index levies_named on levies (building_id, lower(name)) where state <> 'draft';

create table levy_due_days (
  building_id uuid not null,
  levy_id uuid not null,
  -- Which instalment it is, from 1.
  nth integer not null check (nth between 1 and 24),
  due_on date not null,
  primary key (building_id, levy_id, nth),
  unique (building_id, levy_id, due_on),
  foreign key (building_id, levy_id) references levies (building_id, id)
);
comment on table levy_due_days is 'When the instalments of a levy are due.';

create table levy_shares (
  building_id uuid not null,
  levy_id uuid not null,
  unit_id uuid not null,
  -- The unit entitlement that it was divided by, where one was on record.
  entitlement numeric,
  cents bigint not null check (cents >= 0 and cents < 100000000000),
  primary key (building_id, levy_id, unit_id),
  foreign key (building_id, levy_id) references levies (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table levy_shares is
  'What each unit pays: of a draft only where it is set unit by unit; of an approved levy final, whatever its units become.';
create index levy_shares_of_unit on levy_shares (building_id, unit_id);

create table levy_charges (
  building_id uuid not null,
  levy_id uuid not null,
  nth integer not null,
  unit_id uuid not null,
  item_id uuid not null,
  primary key (building_id, levy_id, nth, unit_id, item_id),
  unique (building_id, item_id),
  foreign key (building_id, levy_id, nth) references levy_due_days (building_id, levy_id, nth),
  foreign key (building_id, levy_id, unit_id) references levy_shares (building_id, levy_id, unit_id),
  foreign key (building_id, item_id) references ledger_items (building_id, id)
);
comment on table levy_charges is
  'An instalment that was charged for a unit to the owners of its due day; again, to others, only where it was cancelled as not theirs.';

create table levy_disposals (
  id uuid primary key,
  building_id uuid not null,
  levy_id uuid not null,
  -- Refunded to owners, or moved to the contingency reserve fund.
  kind text not null check (kind in ('refund', 'reserve')),
  cents bigint not null check (cents > 0),
  at timestamptz not null,
  foreign key (building_id, levy_id) references levies (building_id, id)
);
comment on table levy_disposals is 'What of a completed levy’s surplus has gone, and where.';
create index levy_disposals_of_levy on levy_disposals (building_id, levy_id);

create trigger levy_charges_stay before update or delete on levy_charges for each row execute function ledger_stays();
create trigger levy_charges_stay_whole before truncate on levy_charges for each statement execute function ledger_stays();
create trigger levy_disposals_stay before update or delete on levy_disposals for each row execute function ledger_stays();
create trigger levy_disposals_stay_whole before truncate on levy_disposals for each statement execute function ledger_stays();

-- Approving takes the levy's row, so a change of its days or shares comes before it or is refused.
create function levy_parts_of_draft() returns trigger language plpgsql as $$
declare
  part jsonb := to_jsonb(new);
begin
  if tg_op = 'DELETE' then
    part := to_jsonb(old);
  end if;
  perform from levies where building_id = (part ->> 'building_id')::uuid and id = (part ->> 'levy_id')::uuid
    and state = 'draft' for share;
  if not found then
    raise exception 'only the days and shares of a draft change';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger levy_due_days_of_draft before insert or update or delete on levy_due_days
  for each row execute function levy_parts_of_draft();
create trigger levy_shares_of_draft before insert or update or delete on levy_shares
  for each row execute function levy_parts_of_draft();

create function levy_stays() returns trigger language plpgsql as $$
declare
  may_change text[] := array['state', 'finished_on', 'version'];
begin
  if old.state <> 'draft' and
    (tg_op = 'DELETE' or new.state = 'draft' or to_jsonb(old) - may_change <> to_jsonb(new) - may_change) then
    raise exception 'what owners approved is never changed';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger levy_stays before update or delete on levies for each row execute function levy_stays();

create function levy_adds_up() returns trigger language plpgsql as $$
begin
  if new.state <> 'draft' and (
    new.total_cents is distinct from
      (select sum(cents) from levy_shares where building_id = new.building_id and levy_id = new.id)
    or not exists (select from levy_due_days where building_id = new.building_id and levy_id = new.id)
  ) then
    raise exception 'the shares of an approved levy add up to its total, and it has a due day';
  end if;
  return null;
end $$;
create constraint trigger levy_adds_up after insert or update on levies
  deferrable initially deferred for each row execute function levy_adds_up();

-- A surplus that is refunded is credit of the owners' accounts.
alter table ledger_receipts
  drop constraint ledger_receipts_kind_check,
  add constraint ledger_receipts_kind_check
    check (kind in ('payment', 'credit', 'transfer', 'writeOff', 'levyRefund'));

-- What was spent from a fund, the latest first.
create index ledger_lines_spent on ledger_lines (building_id, fund_id, day desc, entry_id desc) include (cents)
  where account_kind = 'expense';

-- An expense at the bank may be spent from a special levy.
update bank_rows set outcome = outcome || '{"levyId": null}'
where outcome ->> 'kind' = 'category' and not outcome ? 'levyId';
alter table bank_rows
  add column levy_id uuid,
  add foreign key (building_id, levy_id) references levies (building_id, id),
  add constraint bank_rows_of_levy check
    (levy_id is not distinct from case when outcome ->> 'kind' = 'category' then (outcome ->> 'levyId')::uuid end);
create index bank_rows_spent on bank_rows (building_id, levy_id) where levy_id is not null;
