-- A withdrawal may be in the books before its row of the bank comes: a refund, or a return that someone recorded.
alter table bank_rows
  -- The refund that an outcome names.
  add column named_outflow_id uuid,
  add constraint bank_rows_refund foreign key (building_id, named_outflow_id) references ledger_outflows (building_id, id),
  add constraint bank_rows_refunded check (
    (coalesce(outcome ->> 'kind', '') = 'paidOut' and coalesce(outcome ->> 'what', '') = 'refund')
      = (named_outflow_id is not null)
  ),
  drop constraint bank_rows_named,
  add constraint bank_rows_named check (
    (coalesce(outcome ->> 'kind', '') in ('recorded', 'returned')
      or coalesce(outcome ->> 'kind', '') = 'paidOut' and coalesce(outcome ->> 'what', '') = 'return')
      = (named_payment_id is not null)
  );
-- A refund leaves the bank once, and a payment is returned once, by a person or by posting.
create unique index bank_rows_one_refund on bank_rows (building_id, named_outflow_id) where named_outflow_id is not null;
drop index bank_rows_one_return;
create unique index bank_rows_one_return on bank_rows (building_id, named_payment_id)
  where outcome ->> 'kind' in ('returned', 'paidOut');
