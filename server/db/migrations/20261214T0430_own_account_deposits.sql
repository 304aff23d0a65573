-- Someone who keeps the books posts a deposit of a bank file to an account of their own: council is notified, as of a payment they record.
alter table ledger_own_steps
  drop constraint ledger_own_steps_kind_check,
  add constraint ledger_own_steps_kind_check check (kind in (
    'charge cancelled', 'written off', 'refunded', 'transferred', 'received', 'refund undone', 'transfer undone',
    'payment allocated', 'deposits posted'
  ));
