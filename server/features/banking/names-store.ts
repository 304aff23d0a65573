import type { HiddenRecords, RecordNames } from '../../offers.ts'

/** What the history calls a bank account, by its name and last digits, and an expense, by its amount and day. */
export const bankingNames: RecordNames = {
  bankAccount: (building) =>
    `select id, name || ' …' || last_digits as name, id as open_id from bank_accounts where building_id = ${building}`,
  bankExpense: (building) =>
    `select id, '$' || to_char(cents / 100.0, 'FM999,999,990.00') || ' of ' || to_char(day, 'FMMonth FMDD, YYYY') as name,
       id as open_id
     from bank_expenses where building_id = ${building}`,
}

/** Only those who keep the books see bank accounts and expenses, in the history too. */
export const hiddenBanking: HiddenRecords = {
  bankAccount: (building, _role, keepsBooks) =>
    `select id from bank_accounts where building_id = ${building} and not ${keepsBooks}`,
  bankExpense: (building, _role, keepsBooks) =>
    `select id from bank_expenses where building_id = ${building} and not ${keepsBooks}`,
}
