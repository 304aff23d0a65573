-- A message of the platform has no building, and nulls differ from each other: it too is told once.
drop index notifications_once;
create unique index notifications_once
  on notifications (account_id, coalesce(building_id, '00000000-0000-0000-0000-000000000000'), kind, subject_id);
