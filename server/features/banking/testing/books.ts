import { beforeEach } from 'vitest'
import { banking } from '../../../../contract/banking.ts'
import type { BankAccountStep } from '../../../../contract/banking/bank-account.ts'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import type { Answer } from '../../../testing/caller.ts'
import { withBooks } from '../../../testing/books.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { csvOf, openBank, type ToldRow } from '../../../testing/bank.ts'

type Opened = ReturnType<typeof withBooks> & {
  desk: Awaited<ReturnType<typeof openDesk>>
  bank: Awaited<ReturnType<typeof openBank>>
  /** Adds rows of the bank; answers those that are to be matched. */
  comes: (...rows: readonly ToldRow[]) => Promise<BankRow[]>
  rows: (shows?: 'toMatch' | 'matched' | 'posted' | 'ignored' | 'all') => Promise<BankRow[]>
  matches: (row: BankRow, outcome: object) => Promise<Answer>
  steps: (step: BankAccountStep) => Promise<Answer>
}

/** The books of Harbour View with its bank account, for each test; the books must add up after it. */
export const withBank = (): Opened => {
  const opened = withBooks() as Opened
  beforeEach(async () => {
    opened.desk = await openDesk(opened.world)
    const { mandeep } = opened.desk
    opened.bank = await openBank(mandeep)
    const { account } = opened.bank
    const params = { id: account._id }
    opened.rows = async (shows = 'toMatch') =>
      (await mandeep.call(banking.rows, { params, query: { shows, limit: 100 } })).items
    opened.comes = async (...rows) => {
      await opened.bank.adds(csvOf(...rows))
      return opened.rows()
    }
    opened.matches = ({ _id, version }, outcome) =>
      mandeep.send('POST', `/api/bank-rows/${_id}/steps`, { body: { step: 'match', version, outcome } })
    opened.steps = (body) => mandeep.send('POST', `/api/bank-accounts/${account._id}/steps`, { body })
  })
  return opened
}
