import type { HiddenRecords, RecordNames } from '../../offers.ts'

/** What the history calls agreements, by their unit, and files of debits, by their day. */
export const debitNames: RecordNames = {
  debitAgreement: (building) =>
    `select g.id, 'Unit ' || u.unit_number as name, null::uuid as open_id from debit_agreements g
     join ledger_holdings h on h.building_id = g.building_id and h.id = g.holding_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id where g.building_id = ${building}`,
  debitRun: (building) =>
    `select id, to_char(day, 'FMMonth FMDD, YYYY') as name, id as open_id from debit_runs where building_id = ${building}`,
  debitSettings: (building) =>
    `select building_id as id, 'Settings' as name, building_id as open_id from debit_settings where building_id = ${building}`,
}

/** Only those who keep the books are told of debits by the history. */
export const hiddenDebits: HiddenRecords = {
  debitAgreement: (building, _role, keepsBooks) =>
    `select id from debit_agreements where building_id = ${building} and not ${keepsBooks}`,
  debitRun: (building, _role, keepsBooks) =>
    `select id from debit_runs where building_id = ${building} and not ${keepsBooks}`,
  debitSettings: (building, _role, keepsBooks) =>
    `select building_id as id from debit_settings where building_id = ${building} and not ${keepsBooks}`,
}
