/**
 * Whether the owner `o` of the holding `h` owns its unit on a day, as SQL; of one that is over, on its last day. Where
 * the last owner left and no one followed, they still count; a co-owner who sold their share before doesn't.
 */
export const ownsStill = (day: string): string => {
  const last = `least(h.to_date, ${day})`
  return `exists (
    select from ownerships w
    where w.building_id = o.building_id and w.person_id = o.person_id and w.unit_id = h.unit_id
      and coalesce(w.from_date <= ${last}, true)
      and coalesce(w.to_date, 'infinity'::date) >= least(${last}, (
        select max(coalesce(w2.to_date, 'infinity'::date)) from ledger_holders o2
        join ownerships w2 on w2.building_id = o2.building_id and w2.person_id = o2.person_id and w2.unit_id = h.unit_id
        where o2.building_id = h.building_id and o2.holding_id = h.id and coalesce(w2.from_date <= ${last}, true))))`
}
