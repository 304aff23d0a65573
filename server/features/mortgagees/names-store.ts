import type { RecordNames } from '../../offers.ts'

/** What the history calls a mortgagee; it is opened by its unit. */
export const mortgageeRecordNames: RecordNames = {
  mortgagee: (building) =>
    `select m.id, m.lender || ' for unit ' || u.unit_number as name, u.id as open_id from mortgagees m
     join units u on u.building_id = m.building_id and u.id = m.unit_id where m.building_id = ${building}`,
}
