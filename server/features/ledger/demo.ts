/** The books of the demo: opened with the roster, how to pay, what bylaws set for late payments, and automatic charges. */
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { permissionsFor } from '../buildings/buildings.ts'
import { stepBooks } from './desk/books.ts'
import { selectBooks } from './desk/books-store.ts'
import { todayIn } from './desk/reading.ts'
import { settleHoldings } from './ledger.ts'

const howToPay = {
  harbour: [
    'By e-Transfer to fees@harbourview.example, with your payment code as the message.',
    'By cheque to Strata Plan EPS 4821, in the manager’s box in the lobby.',
  ],
  prairie: ['By e-Transfer to fees@prairiecourt.example, with your payment code as the message.'],
} as const

/** Opens the accounts of a building of the demo, says how to pay, and from this month on charges late payments and stall rents. */
export const seedLedger: SeedDemo = async (at, which) => {
  const ctx = at(380)
  const account = (await findAccountByEmail(ctx.db, 'manager@parapet.example'))!
  await settleHoldings(ctx)
  const { version } = await selectBooks(ctx.db, ctx.building._id)
  const role = 'management'
  const standing = { account, role, superadmin: false, permissions: permissionsFor(role, {}) } as const
  const body = { step: 'sayHowToPay', words: howToPay[which].join('\n'), version } as const
  await stepBooks({ ...ctx, ...standing }, { body })
  if (which === 'prairie') return
  const from = `${todayIn(at(0)).slice(0, 7)}-01`
  const interest = { bps: 1000, per: 'year', from, authority: 'Bylaw 1 (2)' } as const
  const returnedFee = { cents: 4500, authority: 'Bylaw 1 (3)' }
  await stepBooks(
    { ...at(0), ...standing },
    { body: { step: 'setLateRules', interest, returnedFee, version: version + 1 } },
  )
  await stepBooks(
    { ...at(0), ...standing },
    { body: { step: 'setAutomatic', bookings: false, stallRentsFrom: from, version: version + 2 } },
  )
}
