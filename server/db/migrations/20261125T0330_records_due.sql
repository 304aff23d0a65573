-- What is ready is owed until it is handed over, and a refusal until it is sent: requests that are not over get their day back.
update records_requests r set due_on = (
  select min(i.due_on) from records_request_items i
  where i.building_id = r.building_id and i.request_id = r.id and i.status <> 'withdrawn')
where r.closed_at is null;
comment on column records_requests.due_on is 'the first day on which something is due that was not handed over; null once it is over';
