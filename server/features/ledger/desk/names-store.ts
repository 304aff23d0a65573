import type { HiddenRecords, RecordNames } from '../../../offers.ts'

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

// Council reads them, and so does management where the building lets it keep the books.
/** The records of a building in a table, by its column for the building, that a role may not see with its books, as SQL. */
export const hiddenWithBooks = (table: string, column: string, building: string, role: string): string =>
  `select t.id from ${table} t join buildings b on b.id = t.${column}
   where b.id = ${building} and not (${role} = 'council' or ${role} = 'management'
     and coalesce((b.permissions -> 'management' ->> 'billing')::boolean, true))`

/** Who doesn't read the books isn't told of them by the history either. */
export const hiddenLedger: HiddenRecords = {
  holding: (building, role) => hiddenWithBooks('ledger_holdings', 'building_id', building, role),
  payment: (building, role) => hiddenWithBooks('ledger_payments', 'building_id', building, role),
  books: (building, role) => hiddenWithBooks('buildings', 'id', building, role),
}
