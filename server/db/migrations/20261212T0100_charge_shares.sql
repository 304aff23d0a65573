-- A charge that is a unit's share of a whole says so, which explains it for as long as it is kept.

alter table ledger_item_parts
  -- What was divided, such as the month of a budget, and the unit's weight among all weights, such as its entitlement.
  add column whole_cents bigint check (whole_cents > 0),
  add column weight numeric check (weight > 0),
  add column weights numeric,
  add constraint ledger_item_parts_share check (
    (whole_cents is null) = (weight is null) and (weight is null) = (weights is null) and weights >= weight
  );
