-- Fees of parking stalls and tow requests can rest on a text of the register of bylaws and rules, which can't be removed then.

alter table parking_assignments add column bylaw_id uuid;
comment on column parking_assignments.bylaw_id is 'The bylaw or rule that allows the fee; null where it is only named in words.';
alter table parking_assignments add constraint parking_assignments_bylaw
  foreign key (building_id, bylaw_id) references bylaws (building_id, id);
create index parking_assignments_of_bylaw on parking_assignments (building_id, bylaw_id) where bylaw_id is not null;

alter table parking_offers add column bylaw_id uuid;
comment on column parking_offers.bylaw_id is 'The bylaw or rule that allows the fee; null where it is only named in words.';
alter table parking_offers add constraint parking_offers_bylaw
  foreign key (building_id, bylaw_id) references bylaws (building_id, id);
create index parking_offers_of_bylaw on parking_offers (building_id, bylaw_id) where bylaw_id is not null;

alter table parking_violations add column bylaw_id uuid;
comment on column parking_violations.bylaw_id is 'The bylaw or rule that a tow was requested by; null where it is only named in words.';
alter table parking_violations add constraint parking_violations_bylaw
  foreign key (building_id, bylaw_id) references bylaws (building_id, id);
create index parking_violations_of_bylaw on parking_violations (building_id, bylaw_id) where bylaw_id is not null;
