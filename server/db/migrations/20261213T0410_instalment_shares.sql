-- An instalment of a special levy says which share it is a part of, and how that share was worked out.

alter table ledger_item_shares
  -- Of an instalment: the unit's whole share, and which of how many instalments it is.
  add column share_cents bigint check (share_cents >= cents and share_cents <= whole_cents),
  add column nth smallint check (nth >= 1),
  add column instalments smallint check (instalments >= nth),
  -- Null where the whole was divided in another way than by weight.
  alter column weight drop not null,
  alter column weights drop not null,
  add constraint ledger_item_shares_weighed check ((weight is null) = (weights is null)),
  add constraint ledger_item_shares_instalment check (num_nonnulls(share_cents, nth, instalments) in (0, 3));

-- Instalments that were charged before follow from their levies.
insert into ledger_item_shares
  (building_id, item_id, fund_id, position, cents, whole_cents, weight, weights, share_cents, nth, instalments)
select c.building_id, c.item_id, p.fund_id, 0, p.cents, v.total_cents,
  case when v.division = 'entitlement' then s.entitlement end, case when v.division = 'entitlement' then t.weights end,
  s.cents, c.nth, t.instalments
from levy_charges c
join levies v on v.building_id = c.building_id and v.id = c.levy_id
join levy_shares s on s.building_id = c.building_id and s.levy_id = c.levy_id and s.unit_id = c.unit_id
join ledger_item_parts p on p.building_id = c.building_id and p.item_id = c.item_id
cross join lateral (select
  (select sum(o.entitlement) from levy_shares o where o.building_id = v.building_id and o.levy_id = v.id) as weights,
  (select count(*) from levy_due_days d where d.building_id = v.building_id and d.levy_id = v.id) as instalments) t;
