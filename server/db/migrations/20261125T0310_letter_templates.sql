-- Templates of letters: a building's own wording of those that the product brings, and its own ones.

create table letter_templates (
  -- Of one that the product brings it follows from the building and its kind.
  id uuid primary key,
  building_id uuid not null references buildings (id),
  kind text not null check (kind in (
    'particulars', 'decision', 'hearingDecision', 'demand', 'entry', 'welcome', 'moveIn', 'meetingNotice', 'proxy', 'own'
  )),
  -- The product brings it: it is worded anew and set back, never deleted.
  is_shipped boolean not null,
  -- As the wording that holds calls it.
  name text not null check (length(name) between 1 and 100),
  -- The number of the wording that holds; 0 for the product's own.
  current integer not null check (current between 0 and newest),
  -- How many wordings the building has made.
  newest integer not null,
  changed_at timestamptz,
  created_at timestamptz not null,
  -- The row stays, so that letters and the history still name it.
  deleted_at timestamptz,
  version integer not null,
  unique (building_id, id),
  constraint letter_templates_own check (is_shipped or current > 0),
  constraint letter_templates_shipped check (not is_shipped or (deleted_at is null and kind <> 'own'))
);
comment on table letter_templates is
  'A template that a building has worded, or from which it has sent letters; the product brings the others as they are.';
create unique index letter_templates_shipped_once on letter_templates (building_id, kind) where is_shipped;
create index letter_templates_own_names on letter_templates (building_id, name) where not is_shipped and deleted_at is null;

create table letter_template_versions (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  template_id uuid not null,
  number integer not null check (number > 0),
  name text not null,
  description text not null,
  subject text not null,
  -- Clean rich text with merge fields such as {{unit.number}}.
  content text not null,
  -- What whoever sends the letter fills in.
  asks jsonb not null,
  addressed_to text not null check (addressed_to in ('owners', 'tenants', 'residents')),
  note text not null,
  -- The wording that it brought back.
  restored_from integer check (restored_from < number),
  account_id uuid not null references accounts (id),
  created_at timestamptz not null,
  foreign key (building_id, template_id) references letter_templates (building_id, id),
  unique (building_id, template_id, id),
  constraint letter_template_versions_numbers unique (building_id, template_id, number)
);
comment on table letter_template_versions is 'A wording of a template, as it was saved; never changed.';
