-- The dashboard of somebody who has just joined offers a few first steps, until they are done or not wanted.

create table hidden_first_steps (
  account_id uuid primary key references accounts (id) on delete cascade,
  hidden_at timestamptz not null
);
comment on table hidden_first_steps is 'Who wants to see no more of the first steps, in whichever building.';
