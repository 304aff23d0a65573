-- A copying fee that is charged to the account of a unit, instead of being collected from the requester.

alter table records_requests
  -- The charge in the ledger; one that was cancelled there counts for nothing.
  add column charge_id uuid,
  add constraint records_requests_charge foreign key (building_id, charge_id) references ledger_items (building_id, id),
  drop constraint records_requests_fee_state_check,
  add constraint records_requests_fee_state_check check (fee_state in ('quoted', 'paid', 'waived', 'charged')),
  -- A fee is charged with a charge, and a fee that was paid, waived or quoted again has none.
  add constraint records_requests_charged check ((fee_state is not distinct from 'charged') = (charge_id is not null));
