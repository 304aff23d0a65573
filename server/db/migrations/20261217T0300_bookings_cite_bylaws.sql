-- A booking keeps the bylaw or rule of the register that allowed its fee and deposit when it was made, also after the amenity
-- cites another one.

alter table bookings add column bylaw_id uuid;
comment on column bookings.bylaw_id is 'The bylaw or rule that allowed the fee and deposit when it was made; null where it was only named in words, or nothing was asked for.';
alter table bookings add constraint bookings_bylaw
  foreign key (building_id, bylaw_id) references bylaws (building_id, id);
create index bookings_of_bylaw on bookings (building_id, bylaw_id) where bylaw_id is not null;
