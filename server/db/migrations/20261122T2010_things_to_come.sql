-- Vehicles and pets may be written down before somebody moves in with them.

alter table vehicles add column from_date date;
comment on column vehicles.from_date is 'The first day it is there, by the building''s calendar; empty where nobody said';
alter table pets add column from_date date;
comment on column pets.from_date is 'The first day it lives there, by the building''s calendar; empty where nobody said';
