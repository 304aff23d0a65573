import type { BookFile } from '../book-exports.ts'

/** What the files of the books are called, and what is in them. */
export const bookFileWords: Readonly<Record<BookFile, { label: string; about: string }>> = {
  generalLedger: {
    label: 'General ledger (CSV)',
    about: 'Every entry, line by line, with its account, fund, unit and source.',
  },
  ownerLedgers: {
    label: 'Owner ledgers (CSV)',
    about: 'Charges and payments of each owner, with the balance after each line.',
  },
  trialBalance: {
    label: 'Trial balance (CSV)',
    about: 'Each account in each fund: the balance before, debits, credits, and the balance after.',
  },
  quickBooksOnline: {
    label: 'QuickBooks Online journal (CSV)',
    about: 'Journal entries, with the fund as the class. Create the accounts in QuickBooks first.',
  },
  quickBooksDesktop: {
    label: 'QuickBooks Desktop journal (IIF)',
    about: 'Journal entries with their accounts, and the fund as the class.',
  },
}
