import type { HiddenRecords, RecordNames } from '../../offers.ts'

/** What the history calls balances: by their file, or where they come from. */
export const bookImportNames: RecordNames = {
  bookImport: (building) =>
    `select id, coalesce(name, case origin when 'roster' then 'Roster' else 'Bank balances' end) as name, id as open_id
     from book_imports where building_id = ${building}`,
}

/** Only those who keep the books are told of balances, by the history too. */
export const hiddenBookImports: HiddenRecords = {
  bookImport: (building, _role, keepsBooks) =>
    `select id from book_imports where building_id = ${building} and not ${keepsBooks}`,
}
