-- The history cannot be emptied either: a truncate passes the trigger on rows by.
create trigger changes_stay_whole before truncate on changes for each statement execute function changes_stay();
