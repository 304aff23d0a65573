import type { HiddenRecords, RecordNames } from '../../offers.ts'

/** What the history calls a bank account: by its name and last digits. */
export const bankingNames: RecordNames = {
  bankAccount: (building) =>
    `select id, name || ' …' || last_digits as name, id as open_id from bank_accounts where building_id = ${building}`,
}

/** Only those who keep the books are told of bank accounts, by the history too. */
export const hiddenBanking: HiddenRecords = {
  bankAccount: (building, _role, keepsBooks) =>
    `select id from bank_accounts where building_id = ${building} and not ${keepsBooks}`,
}
