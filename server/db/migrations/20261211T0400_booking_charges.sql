-- What a booking is charged in the books, where they say so.

alter table bookings
  -- The fee, and the deposit until it is returned, or what was charged for one that is kept; a charge that was cancelled on
  -- its account counts for nothing.
  add column fee_charge_id uuid,
  add column deposit_charge_id uuid,
  add constraint bookings_fee_charge foreign key (building_id, fee_charge_id) references ledger_items (building_id, id),
  add constraint bookings_deposit_charge foreign key (building_id, deposit_charge_id)
    references ledger_items (building_id, id);
