-- An amenity's fee and deposit can rest on a text of the register of bylaws and rules, which can't be removed then.

alter table amenities add column bylaw_id uuid;
comment on column amenities.bylaw_id is 'The bylaw or rule that allows the fee and deposit; null where it is only named in words.';
alter table amenities add constraint amenities_bylaw
  foreign key (building_id, bylaw_id) references bylaws (building_id, id);
create index amenities_of_bylaw on amenities (building_id, bylaw_id) where bylaw_id is not null;
