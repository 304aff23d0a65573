-- What a unit was charged for a work order that it pays.

alter table work_orders
  -- The charge in the ledger; one that was cancelled there counts for nothing.
  add column charge_id uuid,
  add constraint work_orders_charge foreign key (building_id, charge_id) references ledger_items (building_id, id);

alter table work_order_events
  drop constraint work_order_events_kind_check,
  add constraint work_order_events_kind_check check (kind in (
    'made', 'changed', 'asked', 'quoted', 'declined', 'approvalAsked', 'approved', 'rejected', 'ordered', 'offered',
    'picked', 'noneSuited', 'finished', 'invoiced', 'borne', 'charged', 'closed', 'cancelled', 'linkSent', 'linkRevoked'
  ));
