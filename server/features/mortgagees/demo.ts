/** The mortgagees of the demo, through the verbs: one whose request ends soon, one that asked last year, one in Alberta. */
import { MortgageeDraft } from '../../../contract/mortgagees/mortgagee.ts'
import { addDays, type LocalDate } from '../../../contract/time.ts'
import { plusYears } from '../../../law/law.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { listUnits } from '../units/units.ts'
import { addMortgagee } from './keeping.ts'
import { todayIn } from './reading.ts'

const coastline = {
  lender: 'Coastline Savings Credit Union',
  address: 'Mortgage Services\n410 Tidewater Way, Suite 200\nVancouver BC V6C 2T4',
  email: 'mortgages@coastline-savings.example',
}
const maple = {
  lender: 'Maple Trust Mortgage Corp.',
  address: 'Client Care\n88 Adelaide Lane, 14th Floor\nToronto ON M5H 1K5',
}

const requestsOf = {
  harbour: (today: LocalDate) => [
    // Five years are over in forty days.
    { unit: '703', ...coastline, reference: 'CS-4417-02', requestedOn: addDays(plusYears(today, -5), 40) },
    { unit: '101', ...maple, reference: '20-118834', requestedOn: addDays(today, -380) },
  ],
  prairie: (today: LocalDate) => [{ unit: '14', ...maple, reference: '20-097215', requestedOn: addDays(today, -700) }],
}

/** Adds the mortgagees of a building of the demo. */
export const seedMortgagees: SeedDemo = async (at, which) => {
  const account = (await findAccountByEmail(at(0).db, 'manager@parapet.example'))!
  const ctx = { ...at(30), account }
  const { items } = await listUnits(ctx, { query: { limit: 100 } })
  const ids = new Map(items.map(({ _id, unitNumber }) => [unitNumber, _id]))
  for (const { unit, ...request } of requestsOf[which](todayIn(at(0))))
    await addMortgagee(ctx, { body: MortgageeDraft.parse({ ...request, unitId: ids.get(unit) }) })
}
