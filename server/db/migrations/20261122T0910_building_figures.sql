-- The figures of a building's units and people, remembered until something that is counted changes.

create table building_figures (
  building_id uuid primary key references buildings (id) on delete cascade,
  -- How often units, people or ties of the building were written; a building without a row stands at 0.
  changes bigint not null,
  -- What `changes` was in the very moment that the figures show; they hold while it is so still.
  counted_changes bigint,
  -- The building's calendar day they were counted for: ties begin and end with days.
  day date,
  units integer,
  -- Units somebody lives in.
  occupied integer,
  -- Who owns, rents or lives in a unit, and how many accounts are theirs.
  residents integer,
  accounts integer,
  check (num_nulls(counted_changes, day, units, occupied, residents, accounts) in (0, 6))
);
comment on table building_figures is 'Figures of a building as they were counted last: true for the day while nothing has changed since.';

create table building_figures_due (
  transaction xid8 default pg_current_xact_id(),
  building_id uuid,
  primary key (transaction, building_id)
);
comment on table building_figures_due is 'Buildings whose figures a transaction outdates; its own commit empties it, so that nobody ever sees a row.';

create function outdate_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into building_figures_due (building_id) select distinct building_id from come order by 1
    on conflict do nothing;
  elsif tg_op = 'DELETE' then
    insert into building_figures_due (building_id) select distinct building_id from gone order by 1
    on conflict do nothing;
  elsif tg_op = 'UPDATE' then
    insert into building_figures_due (building_id)
    select building_id from come union select building_id from gone order by 1
    on conflict do nothing;
  else
    insert into building_figures_due (building_id) select building_id from building_figures order by 1
    on conflict do nothing;
  end if;
  return null;
end $$;

do $$
declare
  counted text;
begin
  foreach counted in array array['units', 'people', 'ownerships', 'tenancies'] loop
    execute format('create trigger figures_at_insert after insert on %I referencing new table as come
      for each statement execute function outdate_figures()', counted);
    execute format('create trigger figures_at_delete after delete on %I referencing old table as gone
      for each statement execute function outdate_figures()', counted);
    execute format('create trigger figures_at_update after update on %I referencing old table as gone new table as come
      for each statement execute function outdate_figures()', counted);
    execute format('create trigger figures_at_truncate after truncate on %I
      for each statement execute function outdate_figures()', counted);
  end loop;
end $$;

-- Counted at the commit only: the row is locked until a transaction ends, and an import that takes seconds shall not
-- keep others of the building waiting.
create function count_change() returns trigger language plpgsql as $$
begin
  insert into building_figures as f (building_id, changes)
  select b.id, 1 from buildings b where b.id = new.building_id
  on conflict (building_id) do update set changes = f.changes + 1;
  delete from building_figures_due where transaction = new.transaction and building_id = new.building_id;
  return null;
end $$;
create constraint trigger count_change after insert on building_figures_due
  deferrable initially deferred for each row execute function count_change();
