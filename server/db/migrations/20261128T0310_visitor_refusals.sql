-- What visitors were refused by, for the statistics.

create table visitor_refusals (
  building_id uuid not null references buildings (id),
  on_day date not null,
  rule text not null check (rule <> ''),
  count integer not null check (count >= 1),
  primary key (building_id, on_day, rule)
);
comment on table visitor_refusals is 'How often each rule refused a visitor on a day; nobody is named.';
create index visitor_refusals_to_erase on visitor_refusals (on_day);
