import type { HiddenRecords, Hiding, RecordNames } from '../../../offers.ts'

/** What the history calls the records of the ledger: an account by its unit, a payment by its day and amount. */
export const ledgerNames: RecordNames = {
  holding: (building) =>
    `select h.id, u.unit_number as name, h.id as open_id from ledger_holdings h
     join units u on u.building_id = h.building_id and u.id = h.unit_id where h.building_id = ${building}`,
  payment: (building) =>
    `select id, '$' || to_char(cents / 100.0, 'FM999,999,990.00') || ' of ' || to_char(value_day, 'FMMonth FMDD, YYYY') as name,
       id as open_id
     from ledger_payments where building_id = ${building}`,
  books: (building) => `select id, name, id as open_id from buildings where id = ${building}`,
}

/** Hides the records of a table, by its column for the building, from who doesn't read the books: council does too. */
export const hiddenWithBooks =
  (table: string, column = 'building_id'): Hiding =>
  (building, role, keepsBooks) =>
    `select id from ${table} where ${column} = ${building} and not (${role} = 'council' or ${keepsBooks})`

/** Who doesn't read the books isn't told of them by the history either. */
export const hiddenLedger: HiddenRecords = {
  holding: hiddenWithBooks('ledger_holdings'),
  payment: hiddenWithBooks('ledger_payments'),
  books: hiddenWithBooks('buildings', 'id'),
}
