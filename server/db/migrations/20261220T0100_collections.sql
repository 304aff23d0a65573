-- Collecting arrears: what is done about an owner account, from a demand to the end of a lien or a claim.

create table collection_files (
  building_id uuid not null,
  -- The owner account; without a row nothing was done about it yet.
  holding_id uuid not null,
  version integer not null default 1,
  primary key (building_id, holding_id),
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id)
);
comment on table collection_files is 'An owner account about whose arrears something was done.';

create table collection_actions (
  id uuid primary key,
  building_id uuid not null,
  holding_id uuid not null,
  -- A demand, a payment plan, an amount held in trust, a charge on the title such as a lien, or a claim.
  kind text not null check (kind in ('demand', 'plan', 'trust', 'lien', 'claim')),
  -- When it was sent, agreed, paid in, prepared or filed.
  on_date date not null,
  made_at timestamptz not null,
  -- What it was for in cents, when it was made.
  cents bigint not null check (cents > 0),
  -- How a demand was sent, what owners asked for, or what they dispute.
  words text not null default '' check (length(words) <= 2000),
  -- Of a demand: what it says may follow, and the letter, or how it was sent outside the product.
  for_lien boolean not null default false,
  for_action boolean not null default false,
  letter_id uuid,
  -- The day to pay by that it names, where someone chose one.
  pay_by date,
  method text check (method in ('hand', 'adultOccupant', 'door', 'mailbox', 'mail', 'recordedMail', 'fax')),
  -- Council's decision on a plan, a lien or a claim.
  decided_on date,
  decision text not null default '' check (length(decision) <= 2000),
  -- Who holds a disputed amount.
  held_by text check (held_by in ('corporation', 'court')),
  -- Where a claim was filed, and its file number; of a lien, when and under which number it was registered.
  forum text check (forum in ('tribunal', 'court', 'arbitration')),
  registered_on date,
  number text not null default '' check (length(number) <= 60),
  -- When it was withdrawn, ended, paid out or removed, with why, and of a lien under which number.
  ended_on date,
  -- By which a message says that it ended.
  end_id uuid,
  end_words text not null default '' check (length(end_words) <= 2000),
  end_number text not null default '' check (length(end_number) <= 60),
  outcome text check (outcome in ('corporation', 'owner', 'divided')),
  unique (building_id, id),
  foreign key (building_id, holding_id) references collection_files (building_id, holding_id),
  foreign key (building_id, letter_id) references letters (building_id, id),
  check ((kind = 'demand') = (for_lien or for_action)),
  check ((kind = 'demand') = (letter_id is not null or method is not null)),
  check (letter_id is null or method is null),
  check ((kind in ('plan', 'lien', 'claim')) = (decided_on is not null)),
  check ((kind = 'trust') = (held_by is not null)),
  check ((kind = 'claim') = (forum is not null)),
  check (registered_on is null or kind = 'lien'),
  check (outcome is null or kind = 'trust'),
  check ((ended_on is null) = (end_id is null))
);
comment on table collection_actions is 'A demand, plan, trust, lien or claim about an owner account in arrears.';
create index collection_actions_of_file on collection_actions (building_id, holding_id, id desc);
-- One plan at a time, and one amount that is fixed for the title and not registered.
create unique index collection_actions_open on collection_actions (building_id, holding_id, kind)
  where ended_on is null and (kind = 'plan' or kind = 'lien' and registered_on is null);

create table collection_charges (
  building_id uuid not null,
  action_id uuid not null,
  item_id uuid not null,
  -- What was open of the charge then.
  cents bigint not null check (cents > 0),
  primary key (building_id, action_id, item_id),
  foreign key (building_id, action_id) references collection_actions (building_id, id),
  foreign key (building_id, item_id) references ledger_items (building_id, id)
);
comment on table collection_charges is 'A charge that a demand, plan, trust, lien or claim names.';
create index collection_charges_of_item on collection_charges (building_id, item_id);

create table collection_instalments (
  building_id uuid not null,
  action_id uuid not null,
  due_on date not null,
  cents bigint not null check (cents > 0),
  primary key (building_id, action_id, due_on),
  foreign key (building_id, action_id) references collection_actions (building_id, id)
);
comment on table collection_instalments is 'An instalment of a payment plan.';

create table collection_copies (
  building_id uuid not null,
  action_id uuid not null,
  mortgagee_id uuid not null,
  method text not null check (method in ('hand', 'adultOccupant', 'door', 'mailbox', 'mail', 'recordedMail', 'fax')),
  on_date date not null,
  primary key (building_id, action_id, mortgagee_id),
  foreign key (building_id, action_id) references collection_actions (building_id, id),
  foreign key (building_id, mortgagee_id) references mortgagees (building_id, id)
);
comment on table collection_copies is 'The copy of a demand that a mortgagee got.';

create table collection_settings (
  building_id uuid primary key references buildings (id),
  -- Days after the due date on which owners are reminded of overdue fees; none where they aren't.
  reminder_days integer[] not null default '{}',
  version integer not null default 1,
  check (cardinality(reminder_days) <= 3 and 1 <= all (reminder_days) and 60 >= all (reminder_days))
);
comment on table collection_settings is 'When the owners of a building are reminded of overdue fees.';

create table collection_reminders (
  id uuid primary key,
  building_id uuid not null,
  holding_id uuid not null,
  -- The oldest overdue charge then, and how many days after its due date the reminder counts for.
  item_id uuid not null,
  days integer not null,
  sent_at timestamptz not null,
  unique (building_id, id),
  constraint collection_reminders_once unique (building_id, holding_id, item_id, days),
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id),
  foreign key (building_id, item_id) references ledger_items (building_id, id)
);
comment on table collection_reminders is 'A reminder of overdue fees that owners got, once for each day of the settings.';
