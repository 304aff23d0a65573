-- Ties are edited in place: whoever saves says which state they saw.

alter table ownerships add column version integer not null default 1;
alter table tenancies add column version integer not null default 1;
