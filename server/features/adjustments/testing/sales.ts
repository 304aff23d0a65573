/** Short ways for tests of sales: the figures of an account, its PDF, and a special levy. */
import { adjustments } from '../../../../contract/adjustments.ts'
import { levies } from '../../../../contract/levies.ts'
import { pdfWords } from '../../../testing/letters.ts'
import type { Caller } from '../../../testing/caller.ts'

/** An account and a date, as a query. */
export type Of = { holdingId: string; on?: string }

/** Gets the figures of an account. */
export const figuresOf = (who: Caller, query: Of) => who.call(adjustments.get, { query })

/** Asks for the figures of an account, and answers the status and why they were refused. */
export const refusalOf = async (who: Caller, query: Of): Promise<[number, string]> => {
  const { status, body } = await who.send('GET', adjustments.get.path, { query })
  return [status, body.errors?.[0]?.message ?? body.error]
}

/** Reads the words of the PDF, and how many pages it has. */
export const paperOf = (who: Caller, query: Of) =>
  pdfWords(who, `${adjustments.file.path}?${new URLSearchParams(query)}`)

/** Approves a levy of $250,000.00 by entitlement in three instalments, on a day. */
export const approvesLevy = async (who: Caller, approvedOn: string, more: object = {}): Promise<void> => {
  const dueDays = ['2027-03-01', '2027-06-01', '2027-09-01']
  const roof = { name: 'Roof', purpose: 'Replace the roof membrane.', totalCents: 25_000_000, dueDays, ...more }
  const draft = await who.call(levies.draft, { body: { ...roof, division: 'entitlement' } })
  const { version } = draft
  const body = { step: 'approve', approvedOn, resolution: 'Special general meeting', version } as const
  await who.call(levies.step, { params: { id: draft._id }, body })
}
