-- Somebody who asks to be let in says more, may be asked back, and is tied to the row of the roster that is theirs.

alter table access_requests
  -- What the person says they are to the unit; null where nobody asked them.
  add column claimed_role text check (claimed_role in ('owner', 'tenant', 'occupant', 'agent')),
  add column message text check (length(message) between 1 and 1000),
  -- What whoever decides wants to know first, and what the person says to that; the latest of each.
  add column question text check (length(question) between 1 and 500),
  add column asked_at timestamptz,
  add column answer text check (length(answer) between 1 and 1000),
  add column answered_at timestamptz,
  -- The row of the roster that whoever decided said is theirs.
  add column person_id uuid,
  add foreign key (building_id, person_id) references people (building_id, id),
  add check ((question is null) = (asked_at is null)),
  add check ((answer is null) = (answered_at is null)),
  add check (answer is null or question is not null),
  add check (person_id is null or status = 'approved');

-- One that was asked back waits for the person, and is as open as one that waits for the building.
alter table access_requests
  drop constraint access_requests_status_check,
  drop constraint access_requests_check1,
  add constraint access_requests_status
    check (status in ('pending', 'asked', 'approved', 'declined', 'withdrawn', 'expired')),
  add constraint access_requests_decided check ((status in ('pending', 'asked')) = (decided_at is null)),
  add constraint access_requests_asked check (status <> 'asked' or question is not null);
drop index access_requests_one_pending;
drop index access_requests_by_end;
create unique index access_requests_one_open on access_requests (account_id, building_id)
  where status in ('pending', 'asked');
create index access_requests_by_end on access_requests (expires_at) where status in ('pending', 'asked');
create index access_requests_ended on access_requests (decided_at) where decided_at is not null;

-- Evidence hangs on a request as attachments do on a notice.
alter table attachments
  drop constraint attachments_subject_check,
  add constraint attachments_subject check (subject in ('notice', 'accessRequest'));
