-- Letters that were sent from templates: a run to units, a letter a unit, and to whom each goes by which way.

create table letter_runs (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  template_id uuid not null,
  -- As the template was called, and the number of its wording, when the letters went.
  name text not null,
  kind text not null,
  number integer not null check (number >= 0),
  account_id uuid not null references accounts (id),
  created_at timestamptz not null,
  -- When the last of its letters was filed and sent.
  finished_at timestamptz,
  unique (building_id, id),
  foreign key (building_id, template_id) references letter_templates (building_id, id)
);
comment on table letter_runs is 'A letter sent to one unit or many at once.';
create index letter_runs_newest on letter_runs (building_id, created_at desc, id desc);

create table letters (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  run_id uuid not null,
  unit_id uuid not null,
  subject text not null,
  -- Clean rich text, as everybody it is for reads it.
  content text not null,
  -- The day that stands on it, by the building's clocks.
  dated_on date not null,
  -- Where papers go to whom no other address is known.
  unit_address text not null,
  -- Its times count on being received by then; null where the law does not say.
  receive_by date,
  -- The paper in the library; null until it is filed, which is when the letter is sent.
  document_id uuid,
  sent_at timestamptz,
  -- Why it could not be filed and so was not sent.
  failure text,
  created_at timestamptz not null,
  unique (building_id, id),
  constraint letters_once_a_unit unique (run_id, unit_id),
  constraint letters_sent check ((document_id is null) = (sent_at is null) and (sent_at is null or failure is null)),
  foreign key (building_id, run_id) references letter_runs (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  foreign key (building_id, document_id) references documents (building_id, id)
);
comment on table letters is 'A letter to one unit. Its words never change; its PDF hangs on it as an attachment.';
create index letters_of_unit on letters (building_id, unit_id, created_at desc);

create table letter_addressees (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  letter_id uuid not null,
  position integer not null,
  person_id uuid not null,
  name text not null,
  role text not null check (role in ('owner', 'tenant', 'occupant')),
  -- Gets a copy because the law says so.
  is_copy boolean not null,
  way text not null check (way in ('email', 'paper', 'product')),
  in_product boolean not null,
  email text,
  mailing_lines text[] not null,
  -- How a paper was handed over.
  method text check (method in ('hand', 'adultOccupant', 'door', 'mailbox', 'mail', 'recordedMail', 'fax')),
  -- When the mail left, or the paper was handed over.
  sent_on date,
  -- When it counts as received by law, and by which section.
  deemed_on date,
  deemed_source text,
  -- When they first opened it in the product.
  read_at timestamptz,
  foreign key (building_id, letter_id) references letters (building_id, id),
  foreign key (building_id, person_id) references people (building_id, id),
  unique (building_id, letter_id, id),
  constraint letter_addressees_once unique (letter_id, person_id, role),
  constraint letter_addressees_mail check (way <> 'email' or email is not null),
  constraint letter_addressees_paper check (method is null or (way = 'paper' and sent_on is not null))
);
comment on table letter_addressees is 'Somebody to whom a letter goes, as they were reached on the day it went.';
create index letter_addressees_of_person on letter_addressees (building_id, person_id);

-- The folder of the library into which a building's letters are filed: found by its id, so that one of the same name that
-- others may read is never taken for it.
create table letter_folders (
  building_id uuid primary key references buildings (id),
  folder_id uuid not null
);
comment on table letter_folders is 'Where copies of letters are filed; made with the first letter, for those who manage the building.';

-- The PDF of a letter hangs on it as attachments do on a notice.
alter table attachments
  drop constraint attachments_subject,
  add constraint attachments_subject check (subject in ('notice', 'accessRequest', 'recordsItem', 'letter'));
