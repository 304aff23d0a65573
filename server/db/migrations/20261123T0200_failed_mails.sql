-- What went wrong with a building's mail is asked for every building of a page at once.

create index outbox_failed on outbox (building_id, failed_at) where failed_at is not null;
