import type { z } from 'zod'
import { mortgagees } from '../../../../contract/mortgagees.ts'
import type { Mortgagee, MortgageeDraft } from '../../../../contract/mortgagees/mortgagee.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'

/** Finds the id of the unit with this number. */
export const unitOf = async (who: Caller, unitNumber: string): Promise<string> => {
  const { items } = await who.call(units.list, { query: { limit: 100 } })
  const found = items.find((unit) => unit.unitNumber === unitNumber)
  if (!found) throw new Error(`There is no unit ${unitNumber}.`)
  return found._id
}

/** A request of a lender, as it is sent. */
export const request = {
  lender: 'Coastline Savings Credit Union',
  address: 'Mortgage Services\n410 Tidewater Way\nVancouver BC V6C 2T4',
  email: 'mortgages@coastline.example',
  reference: 'CS-4417-02',
  requestedOn: '2024-03-01',
}

/** Adds a mortgagee of the unit with this number. */
export const addTo = async (
  who: Caller,
  unitNumber: string,
  more: Partial<z.input<typeof MortgageeDraft>> = {},
): Promise<Mortgagee> =>
  who.call(mortgagees.add, { body: { ...request, ...more, unitId: await unitOf(who, unitNumber) } })

/** What differs in a request that lapsed the day before. */
export const lapsed = { lender: 'Lapsed Lending', requestedOn: '2021-11-19' }

/** Adds a mortgagee of the unit with this number whose request was ended today. */
export const addEndedTo = async (who: Caller, unitNumber: string): Promise<void> => {
  const { _id: id } = await addTo(who, unitNumber, { lender: 'Paid Out Bank' })
  const body = { step: 'end', endedOn: '2026-11-20', reason: 'discharged', version: 1 } as const
  await who.call(mortgagees.step, { params: { id }, body })
}
