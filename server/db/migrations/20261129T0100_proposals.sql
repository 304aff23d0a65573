-- What a council decides between its meetings: proposals, their discussion, the votes of its members and the results.

create table proposals (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Counts up in the building; shown as P-12.
  number integer not null check (number > 0),
  title text not null check (length(title) between 1 and 160),
  -- Rich text, cleaned.
  body text not null check (body <> ''),
  kind text not null check (kind in ('yes_no', 'list')),
  -- Of a list, in their order.
  options text[] not null default '{}',
  mode text not null check (mode in ('between_meetings', 'bylaw')),
  -- The bylaw by which a vote in the product decides.
  authority text not null default '',
  ballot text not null check (ballot in ('open', 'secret')),
  tie_rule text not null check (tie_rule in ('fails', 'president')),
  majority_of text not null check (majority_of in ('present', 'cast')),
  author_id uuid not null references accounts (id),
  status text not null default 'draft' check (status in (
    'draft', 'discussion', 'voting', 'closed', 'ratified', 'withdrawn'
  )),
  outcome text check (outcome in ('passed', 'failed', 'tied', 'no_quorum')),
  opens_at timestamptz,
  closes_at timestamptz,
  closed_at timestamptz,
  -- The result with its arithmetic, and the text of which the hash is one; both as they were at the close.
  result jsonb,
  proof text,
  result_hash text check (result_hash ~ '^[0-9a-f]{64}$'),
  -- The deciding vote of whoever presides.
  tie_choice text,
  tie_decided_by uuid references accounts (id),
  tie_decided_at timestamptz,
  -- Why it was withdrawn.
  reason text not null default '',
  -- The meeting that ratified it.
  ratified_on date,
  -- Which text this is; ballots belong to one.
  text_version integer not null default 1 check (text_version >= 1),
  text_since timestamptz not null,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  constraint proposals_numbered unique (building_id, number),
  constraint proposals_options check ((kind = 'list') = (cardinality(options) >= 2)),
  constraint proposals_authority check (mode <> 'bylaw' or authority <> ''),
  constraint proposals_window check (
    (opens_at is null) = (closes_at is null) and closes_at > opens_at and (status <> 'voting' or closes_at is not null)
  ),
  constraint proposals_closed check (
    (status in ('closed', 'ratified')) = (closed_at is not null)
    and (closed_at is null) = (outcome is null) and (closed_at is null) = (result is null)
    and (closed_at is null) = (proof is null) and (closed_at is null) = (result_hash is null)
  ),
  constraint proposals_tie check (
    (tie_choice is null) = (tie_decided_by is null) and (tie_choice is null) = (tie_decided_at is null)
    and (tie_choice is null or (tie_rule = 'president' and outcome in ('passed', 'failed')))
  ),
  constraint proposals_withdrawn check ((status = 'withdrawn') = (reason <> '')),
  constraint proposals_ratified check ((status = 'ratified') = (ratified_on is not null))
);
comment on table proposals is 'Something that council is asked to decide between its meetings; seen by nobody else.';
create index proposals_newest on proposals (building_id, id desc);
create index proposals_standing on proposals (building_id, status, id desc);
-- What the clock opens and closes, wherever it is.
create index proposals_closing on proposals (closes_at) where status = 'voting';
create index proposals_opening on proposals (opens_at) where status = 'discussion' and opens_at is not null;
create index proposals_due on proposals (building_id, closes_at) where status in ('discussion', 'voting') and opens_at is not null;

create table proposal_versions (
  building_id uuid not null,
  proposal_id uuid not null,
  text_version integer not null,
  title text not null,
  body text not null,
  options text[] not null,
  since timestamptz not null,
  replaced_at timestamptz not null,
  replaced_by uuid not null references accounts (id),
  reason text not null check (reason <> ''),
  -- Those that were cast on it and count for nothing since.
  votes integer not null check (votes >= 0),
  primary key (proposal_id, text_version),
  foreign key (building_id, proposal_id) references proposals (building_id, id)
);
comment on table proposal_versions is 'Texts of a proposal that were replaced while council voted on them.';

create table proposal_electors (
  building_id uuid not null,
  proposal_id uuid not null,
  text_version integer not null,
  account_id uuid not null references accounts (id),
  name text not null,
  -- Offices held when voting opened: president, treasurer.
  positions text[] not null default '{}',
  primary key (proposal_id, text_version, account_id),
  foreign key (building_id, proposal_id) references proposals (building_id, id)
);
comment on table proposal_electors is 'Who was on council when voting on a text opened: nobody else votes on it.';
create index proposal_electors_of_account on proposal_electors (building_id, account_id, proposal_id);

create table proposal_conflicts (
  building_id uuid not null,
  proposal_id uuid not null,
  account_id uuid not null references accounts (id),
  name text not null,
  words text not null check (words <> ''),
  declared_at timestamptz not null,
  primary key (proposal_id, account_id),
  foreign key (building_id, proposal_id) references proposals (building_id, id)
);
comment on table proposal_conflicts is 'Who declared a conflict of interest: they neither vote on a proposal, in whatever text, nor read its discussion.';

create table ballots (
  building_id uuid not null,
  proposal_id uuid not null,
  text_version integer not null,
  account_id uuid not null,
  cast_at timestamptz not null,
  -- Null where the vote is secret.
  choice text check (choice <> ''),
  constraint ballots_once primary key (proposal_id, text_version, account_id),
  foreign key (building_id, proposal_id) references proposals (building_id, id),
  foreign key (proposal_id, text_version, account_id) references proposal_electors (proposal_id, text_version, account_id)
);
comment on table ballots is 'That somebody has voted, once and for good; in an open vote also how.';
create index ballots_of_account on ballots (building_id, account_id, proposal_id);

create table secret_choices (
  -- Random, so that it says nothing of when it was written.
  id uuid primary key,
  building_id uuid not null,
  proposal_id uuid not null,
  text_version integer not null,
  choice text not null check (choice <> ''),
  foreign key (building_id, proposal_id) references proposals (building_id, id)
);
comment on table secret_choices is 'How was voted in secret: without a name, a time or an order.';
create index secret_choices_of_proposal on secret_choices (building_id, proposal_id, text_version);

create table proposal_comments (
  id uuid primary key,
  building_id uuid not null,
  proposal_id uuid not null,
  at timestamptz not null,
  account_id uuid not null references accounts (id),
  words text not null check (words <> ''),
  -- The text that it was written to.
  text_version integer not null,
  unique (building_id, id),
  foreign key (building_id, proposal_id) references proposals (building_id, id)
);
comment on table proposal_comments is 'What members of council say to a proposal.';
create index proposal_comments_of_proposal on proposal_comments (building_id, proposal_id, id);

create table proposal_events (
  id uuid primary key,
  building_id uuid not null,
  proposal_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in (
    'created', 'changed', 'filesAdded', 'fileRemoved', 'discussionOpened', 'votingPlanned', 'votingOpened',
    'conflictDeclared', 'newVersion', 'closed', 'tieDecided', 'withdrawn', 'ratified'
  )),
  -- Null for what the product did by its clock.
  account_id uuid references accounts (id),
  words text not null default '',
  unique (building_id, id),
  foreign key (building_id, proposal_id) references proposals (building_id, id)
);
comment on table proposal_events is 'The story of a proposal. No vote stands in it.';
create index proposal_events_of_proposal on proposal_events (building_id, proposal_id, id);

create table proposal_reminders (
  id uuid not null unique,
  building_id uuid not null,
  proposal_id uuid not null,
  text_version integer not null,
  -- So long before the close.
  hours integer not null check (hours > 0),
  closes_at timestamptz not null,
  sent_at timestamptz not null,
  primary key (proposal_id, text_version, hours, closes_at),
  foreign key (building_id, proposal_id) references proposals (building_id, id)
);
comment on table proposal_reminders is 'That whoever had not voted was reminded before the close; once for each distance.';

alter table attachments
  drop constraint attachments_subject,
  add constraint attachments_subject
    check (subject in (
      'notice', 'accessRequest', 'recordsItem', 'letter', 'vendor', 'ticket', 'ticketEvent', 'ticketInternalNote', 'workOrder',
      'asset', 'parkingViolation', 'amenity', 'bookingIncident', 'proposal'
    ));
