-- The history of a whole building is read by time, by who did something and by what was done. What people do with their
-- own account is theirs and no part of it.

create index changes_of_building on changes (building_id, at desc, id desc) where subject <> 'account';
create index changes_by_account on changes (building_id, account_id, at desc, id desc) where subject <> 'account';
create index changes_of_kind on changes (building_id, subject, action, at desc, id desc) where subject <> 'account';
