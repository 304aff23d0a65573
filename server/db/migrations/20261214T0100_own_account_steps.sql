-- Someone who keeps the books cancels, writes off, refunds or moves money of an account of their own, or allocates a payment to it: council is notified.
create table ledger_own_steps (
  building_id uuid not null,
  id uuid not null,
  holding_id uuid not null,
  -- Who did it, an owner of the holding on that day.
  account_id uuid not null references accounts (id),
  kind text not null check (kind in (
    'charge cancelled', 'written off', 'refunded', 'transferred', 'received', 'refund undone', 'transfer undone', 'payment allocated'
  )),
  cents bigint not null check (cents > 0),
  -- The reason, request or decision that they gave; null where none is asked for.
  reason text check (reason <> ''),
  primary key (building_id, id),
  foreign key (building_id, holding_id) references ledger_holdings (building_id, id)
);
create index ledger_own_steps_of_holding on ledger_own_steps (building_id, holding_id);
create index ledger_own_steps_by_account on ledger_own_steps (account_id);
comment on table ledger_own_steps is 'What people who keep the books did in their own favour on an account they own, for council to look at.';
