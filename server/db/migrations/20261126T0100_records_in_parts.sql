-- Each record is handed over, or its refusal sent, by itself: bylaws after a week, what is owed later after that.
alter table records_request_items
  drop constraint records_request_items_status_check,
  add constraint records_request_items_status check (status in ('open', 'ready', 'given', 'refused', 'withdrawn')),
  -- The day on which whoever asked got it, or was written that it is refused.
  add column answered_on date,
  add column delivered_how text check (delivered_how in ('online', 'email', 'paper', 'inspection')),
  add column delivered_by uuid references accounts (id),
  -- Until when whoever asked may download it.
  add column files_until timestamptz;

update records_request_items i
set status = 'given', answered_on = r.delivered_on, delivered_how = r.delivered_how, delivered_by = r.delivered_by,
  files_until = r.files_until
from records_requests r
where r.building_id = i.building_id and r.id = i.request_id and r.delivered_how is not null and i.status = 'ready';

update records_request_items i
set answered_on = coalesce(r.delivered_on, (r.closed_at at time zone b.time_zone)::date)
from records_requests r join buildings b on b.id = r.building_id
where r.building_id = i.building_id and r.id = i.request_id and r.status in ('partlyRefused', 'refused')
  and i.status = 'refused';

alter table records_request_items
  add constraint records_request_items_delivery check (
    (status = 'given') = (delivered_how is not null) and (delivered_how is null) = (delivered_by is null)
    and (status <> 'given' or answered_on is not null) and (answered_on is null or status in ('given', 'refused'))
  );

alter table records_requests
  drop constraint records_requests_delivery,
  drop column delivered_how,
  drop column delivered_on,
  drop column delivered_by,
  drop column files_until;
comment on column records_requests.due_on is 'the first day on which something is due that was neither handed over nor answered; null once it is over';
