-- Work that vendors do for a ticket: quotes, the order and its approval, the visit, the work, the invoice.

create table work_orders (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Counts up in the building; shown as W-17.
  number integer not null check (number > 0),
  ticket_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  scope text not null default '',
  -- For whoever does the work: how and when they come in.
  entry_notes text not null default '',
  -- Whether whoever does the work is told the name and phone of whoever reported the trouble.
  share_phone boolean not null default false,
  -- For the desk alone.
  notes text not null default '',
  estimate_cents bigint check (estimate_cents > 0),
  status text not null default 'draft' check (status in (
    'draft', 'asked', 'quoted', 'awaiting_approval', 'ordered', 'scheduled', 'done', 'invoiced', 'closed', 'cancelled'
  )),
  -- Who does the work, and for how much; before the approval whom the desk proposes.
  vendor_id uuid,
  amount_cents bigint check (amount_cents > 0),
  -- Up to which amount a council member has approved.
  approved_cents bigint check (approved_cents > 0),
  reject_reason text not null default '',
  ordered_at timestamptz,
  -- Who offered the times that stand to be picked from.
  windows_by text check (windows_by in ('desk', 'vendor')),
  none_suit_words text not null default '',
  visit_from timestamptz,
  visit_until timestamptz,
  done_at timestamptz,
  done_words text not null default '',
  invoice_number text,
  -- The whole amount, tax included.
  invoice_cents bigint check (invoice_cents > 0),
  invoice_tax_cents bigint check (invoice_tax_cents >= 0),
  invoice_on date,
  charged_to text not null default 'common' check (charged_to in ('common', 'unit')),
  charge_words text not null default '',
  fund text not null default 'operating' check (fund in ('operating', 'reserve')),
  -- Since when it is closed or cancelled.
  ended_at timestamptz,
  end_reason text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  constraint work_orders_numbered unique (building_id, number),
  foreign key (building_id, ticket_id) references tickets (building_id, id),
  foreign key (building_id, vendor_id) references vendors (building_id, id),
  constraint work_orders_given check (
    (vendor_id is null) = (amount_cents is null)
    and (status not in ('awaiting_approval', 'ordered', 'scheduled', 'done', 'invoiced', 'closed') or vendor_id is not null)
    and (status not in ('draft', 'asked', 'quoted') or vendor_id is null)
  ),
  constraint work_orders_visit check (
    (visit_from is null) = (visit_until is null) and visit_until > visit_from
    and (status <> 'scheduled' or visit_from is not null)
  ),
  constraint work_orders_done check (status not in ('done', 'invoiced', 'closed') or done_at is not null),
  constraint work_orders_invoice check (
    (invoice_cents is null) = (invoice_number is null) and (invoice_cents is null) = (invoice_tax_cents is null)
    and (invoice_cents is null) = (invoice_on is null) and invoice_tax_cents <= invoice_cents
    and (status <> 'invoiced' or invoice_cents is not null)
  ),
  constraint work_orders_charged check (charged_to = 'common' or charge_words <> ''),
  constraint work_orders_ended check ((status in ('closed', 'cancelled')) = (ended_at is not null))
);
comment on table work_orders is 'Work that a vendor is asked to do for a ticket.';
create index work_orders_newest on work_orders (building_id, id desc);
create index work_orders_standing on work_orders (building_id, status, id desc);
create index work_orders_of_ticket on work_orders (building_id, ticket_id, id desc);
create index work_orders_of_vendor on work_orders (building_id, vendor_id, id desc) where vendor_id is not null;
create index work_orders_visits on work_orders (building_id, visit_from) where visit_from is not null;

create table work_order_bids (
  id uuid primary key,
  building_id uuid not null,
  order_id uuid not null,
  vendor_id uuid not null,
  asked_at timestamptz,
  amount_cents bigint check (amount_cents > 0),
  words text not null default '',
  -- The last day on which the price holds.
  valid_until date,
  quoted_at timestamptz,
  -- Who wrote the price down; null where the vendor gave it by its link.
  entered_by uuid references accounts (id),
  declined_at timestamptz,
  decline_words text not null default '',
  -- The vendor's link: to whom it went last, and until when it works.
  link_sent_to text not null default '',
  link_sent_at timestamptz,
  link_until timestamptz,
  link_revoked_at timestamptz,
  unique (building_id, id),
  constraint work_order_bids_once unique (order_id, vendor_id),
  foreign key (building_id, order_id) references work_orders (building_id, id),
  foreign key (building_id, vendor_id) references vendors (building_id, id),
  constraint work_order_bids_quote check (
    (amount_cents is null) = (quoted_at is null) and (amount_cents is not null or (words = '' and valid_until is null and entered_by is null))
  ),
  constraint work_order_bids_declined check (declined_at is null or quoted_at is null),
  constraint work_order_bids_link check (
    (link_sent_at is null) = (link_until is null) and (link_sent_at is not null or link_revoked_at is null)
  )
);
comment on table work_order_bids is 'A vendor on a work order: what it was asked, what it asks for, and its link.';
create index work_order_bids_of_order on work_order_bids (building_id, order_id);
create index work_order_bids_of_vendor on work_order_bids (building_id, vendor_id);

create table work_order_links (
  -- A hash of the secret that a mail to the vendor bears; every mail bears one of its own.
  token_hash bytea primary key,
  building_id uuid not null,
  bid_id uuid not null,
  made_at timestamptz not null,
  foreign key (building_id, bid_id) references work_order_bids (building_id, id)
);
comment on table work_order_links is 'By which secrets a vendor reaches its part of a work order, and nothing else.';
create index work_order_links_of_bid on work_order_links (building_id, bid_id);

create table work_order_windows (
  id uuid primary key,
  building_id uuid not null,
  order_id uuid not null,
  position integer not null check (position between 0 and 2),
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  unique (order_id, position),
  foreign key (building_id, order_id) references work_orders (building_id, id)
);
comment on table work_order_windows is 'The times that are offered for a visit.';

create table work_order_files (
  attachment_id uuid primary key,
  building_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('brief', 'own', 'quote', 'work', 'invoice')),
  -- Whose it is, where a vendor sent it or a quote was written down for it.
  bid_id uuid,
  foreign key (building_id, attachment_id) references attachments (building_id, id) on delete cascade,
  foreign key (building_id, order_id) references work_orders (building_id, id),
  foreign key (building_id, bid_id) references work_order_bids (building_id, id)
);
comment on table work_order_files is 'What a file of a work order is, and so which vendor sees it.';
create index work_order_files_of_order on work_order_files (building_id, order_id);

create table work_order_events (
  id uuid primary key,
  building_id uuid not null,
  order_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in (
    'made', 'changed', 'asked', 'quoted', 'declined', 'approvalAsked', 'approved', 'rejected', 'ordered', 'offered',
    'picked', 'noneSuited', 'finished', 'invoiced', 'borne', 'closed', 'cancelled', 'linkSent', 'linkRevoked'
  )),
  side text not null check (side in ('desk', 'vendor', 'resident')),
  -- Null for what a vendor did by its link.
  account_id uuid references accounts (id),
  vendor_name text,
  words text not null default '',
  foreign key (building_id, order_id) references work_orders (building_id, id)
);
comment on table work_order_events is 'The story of a work order, as those who look after tickets read it.';
create index work_order_events_of_order on work_order_events (building_id, order_id, id desc);

alter table attachments
  drop constraint attachments_subject,
  add constraint attachments_subject check (subject in (
    'notice', 'accessRequest', 'recordsItem', 'letter', 'vendor', 'ticket', 'ticketEvent', 'ticketInternalNote',
    'workOrder'
  ));

-- A vendor's mail is sent for the sake of its link.
alter table outbox
  drop constraint outbox_link_kind_check,
  add constraint outbox_link_kind_check check (link_kind in ('password', 'address', 'invitation', 'vendor'));
