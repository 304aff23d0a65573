-- What is done with several records at once is one message to each person, not one for each record.

alter table ticket_events
  -- The same for all lines that one action wrote; null for those of an action on one ticket.
  add column batch_id uuid;
create index ticket_events_of_batch on ticket_events (building_id, batch_id) where batch_id is not null;

-- The dates of a series are told of together.
create index bookings_of_series on bookings (building_id, series_id) where series_id is not null;

-- What is deleted is unread no longer, whoever was told of it.
create index notifications_about on notifications (building_id, subject_id) where read_at is null;
