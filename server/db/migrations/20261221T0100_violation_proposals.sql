-- Council votes on a violation case in the product; those the case is about, or who complained, have no vote on it.

create table violation_proposals (
  building_id uuid not null,
  violation_id uuid not null,
  proposal_id uuid not null,
  -- The unit that the case was about when council was asked: whoever has to do with it never sees the proposal.
  unit_id uuid not null,
  -- The case changed after council was asked: there was an answer, a request for a hearing, or other particulars.
  is_void boolean not null default false,
  -- A proposal is about one case.
  primary key (building_id, proposal_id),
  foreign key (building_id, violation_id) references violations (building_id, id),
  foreign key (building_id, proposal_id) references proposals (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table violation_proposals is 'A proposal by which council votes on a case; the newest that isn’t void is its vote.';
create index violation_proposals_of_case on violation_proposals (building_id, violation_id, proposal_id desc);

alter table proposal_electors add column is_barred boolean not null default false;
comment on column proposal_electors.is_barred is 'On council, but with no vote on this: a case is about them, or they complained. They don’t count toward the quorum.';

create view violation_ties as
  select v.building_id, v.id as violation_id, l.account_id
  from violations v
  join unit_links l on l.building_id = v.building_id and l.unit_id = v.unit_id
  where l.account_id is not null and (l.to_date is null or l.to_date >= v.happened_on)
  union
  select a.building_id, a.violation_id, p.account_id
  from violation_people a
  join people p on p.building_id = a.building_id and p.id = a.person_id
  where p.account_id is not null
  union
  -- While no one knows the unit, one that the location or the description names as a word of its own.
  select v.building_id, v.id, l.account_id
  from violations v
  cross join lateral regexp_split_to_table(v.place || ' ' || v.words, '[^[:alnum:]-]+') as w (word)
  join units u on u.building_id = v.building_id and lower(u.unit_number) = lower(w.word)
  join unit_links l on l.building_id = u.building_id and l.unit_id = u.id
  where v.unit_id is null and l.account_id is not null and (l.to_date is null or l.to_date >= v.happened_on);
comment on view violation_ties is 'Whom a case is about: those who were warned or got the particulars or a copy, and everyone who has had to do since it happened, or will, with its unit, or with one that it names while no one knows the unit.';

create view hidden_proposals as
  select c.building_id, c.proposal_id, t.account_id
  from violation_proposals c
  join violation_ties t on t.building_id = c.building_id and t.violation_id = c.violation_id
  union
  select c.building_id, c.proposal_id, l.account_id
  from violation_proposals c
  join violations v on v.building_id = c.building_id and v.id = c.violation_id
  join unit_links l on l.building_id = c.building_id and l.unit_id = c.unit_id
  where l.account_id is not null and (l.to_date is null or l.to_date >= v.happened_on);
comment on view hidden_proposals is 'Proposals about cases, and whom they are hidden from: those the case is about, and those who have to do with the unit that it was about when council was asked.';
