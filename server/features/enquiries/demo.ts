/** Enquiries of the demo: kept, answered and closed through the feature's verbs, with the clock in the past. */
import type { Ctx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { answerEnquiry, changeEnquiry, noteOnEnquiry } from './answering.ts'
import { demoEnquiries } from './demo-enquiries.ts'
import { selectEnquiries } from './list-store.ts'
import { keepEnquiry } from './sending.ts'

/** Somebody of the staff goes through what came. */
export const seedEnquiries = async (at: (daysAgo: number) => Ctx, staffEmail: string): Promise<void> => {
  const account = (await findAccountByEmail(at(0).db, staffEmail))!
  const staff = (daysAgo: number) => ({ ...at(daysAgo), account })
  for (const { daysAgo, suspected = null, note, answer, closed, ...draft } of demoEnquiries) {
    const ctx = at(daysAgo)
    const { number } = await keepEnquiry(ctx, draft, { sendKey: newId(), suspected, confirms: true })
    if (suspected) continue
    const found = await selectEnquiries(ctx.db, { limit: 1, search: `E-${number}` })
    const params = { id: found.items[0]!._id }
    if (note) await noteOnEnquiry(staff(daysAgo - 1), { params, body: { text: note } })
    if (answer)
      await answerEnquiry(staff(daysAgo - answer.afterDays), { params, body: { version: 1, text: answer.text } })
    if (closed)
      await changeEnquiry(staff(daysAgo - closed.afterDays), {
        params,
        body: { version: 2, step: 'close', reason: closed.reason },
      })
  }
}
