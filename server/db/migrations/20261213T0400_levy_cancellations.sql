-- Instalments of a levy that were still to come, and that a decision ended: they are never charged.

create table levy_cancellations (
  building_id uuid not null,
  levy_id uuid not null,
  nth integer not null,
  unit_id uuid not null,
  -- When it was recorded; the decision is in the history.
  at timestamptz not null,
  primary key (building_id, levy_id, nth, unit_id),
  foreign key (building_id, levy_id, nth) references levy_due_days (building_id, levy_id, nth),
  foreign key (building_id, levy_id, unit_id) references levy_shares (building_id, levy_id, unit_id)
);
comment on table levy_cancellations is 'An instalment of a unit that was cancelled before it was charged.';

create trigger levy_cancellations_stay before update or delete on levy_cancellations
  for each row execute function ledger_stays();
create trigger levy_cancellations_stay_whole before truncate on levy_cancellations
  for each statement execute function ledger_stays();
