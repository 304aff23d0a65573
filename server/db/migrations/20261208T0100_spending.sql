-- What owners decided on expenses outside the budget.

create table spending_approvals (
  building_id uuid not null,
  entry_id uuid not null,
  -- What the expense rests on; null once the approval was withdrawn.
  basis text check (
    basis in ('depreciationReport', 'recommendedWork', 'evCharging', 'electricalReport', 'evReport', 'otherWork', 'emergency')
  ),
  -- When owners approved it; an emergency comes before they could.
  approved_on date,
  -- The meeting or resolution, or what the emergency was.
  resolution text check (resolution <> ''),
  version integer not null default 1,
  primary key (building_id, entry_id),
  foreign key (building_id, entry_id) references ledger_entries (building_id, id),
  constraint spending_approvals_whole check (
    (basis is null) = (resolution is null) and (approved_on is not null) = coalesce(basis <> 'emergency', false)
  )
);
comment on table spending_approvals is 'What an expense outside the budget rests on: a decision of owners, or an emergency.';
