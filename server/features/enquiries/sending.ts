/** Somebody writes to us, without an account. */
import type { EnquiryDraft, NewEnquiry, Suspicion } from '../../../contract/enquiries/enquiry.ts'
import { enquiryMails } from '../../../contract/limits/enquiries.ts'
import type { Ctx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/errors.ts'
import { counterOf, countUse } from '../../http/throttle.ts'
import { noteChange } from './enquiry.ts'
import { openedAt } from './form-pass.ts'
import { mailReceived, mailSales } from './messages.ts'
import { suspicionOf } from './rules.ts'
import { insertEnquiry, selectSent, wordsOf, type Words } from './store.ts'

/** Whether the address has not had its fill of confirmations; addresses are not kept in the clear in a counter. */
const mayConfirm = async (ctx: Ctx, email: string): Promise<boolean> => {
  try {
    await countUse(ctx, counterOf(ctx, 'enquiryMail', email), enquiryMails)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return false
  }
}

/** The number that the same words got before under their key; other words under it are a mistake of the sender's program. */
const sentBefore = async (tx: Ctx, sendKey: string, words: Words): Promise<{ number: number }> => {
  const sent = await selectSent(tx.db, sendKey)
  if (!sent) throw new Error('An enquiry went while it was read.')
  const { number, ...before } = sent
  const isSame = (Object.keys(words) as (keyof Words)[]).every((field) => words[field] === before[field])
  if (!isSame) throw new Refusal(422, 'IDEMPOTENCY_MISMATCH', 'This key has already been used for another enquiry.')
  return { number }
}

interface Coming {
  sendKey: string
  suspected: Suspicion | null
  confirms: boolean
}

/** Keeps an enquiry and writes the mails about it; once for each key. */
export const keepEnquiry = (ctx: Ctx, draft: EnquiryDraft, coming: Coming): Promise<{ number: number }> =>
  inTransaction(ctx, async (tx) => {
    const { sendKey, suspected, confirms } = coming
    const words = wordsOf(draft)
    const _id = newId(Date.parse(tx.now))
    const number = await insertEnquiry(tx.db, words, { _id, sendKey, suspected, sentAt: tx.now })
    if (number === null) return sentBefore(tx, sendKey, words)
    await noteChange(tx, _id, 'sent')
    if (suspected === null) {
      const sent = { ...words, _id, number }
      if (confirms) await mailReceived(tx, sent)
      await mailSales(tx, sent)
    }
    return { number }
  })

/**
 * Takes an enquiry and answers its number. What looks like the work of a robot gets the same answer and is kept apart
 * without a mail, for staff to look at: nobody loses words, and nobody learns what gave them away.
 */
export const sendEnquiry = async (ctx: Ctx, { body }: { body: NewEnquiry }): Promise<{ number: number }> => {
  const { sendKey, formPass, website = '', ...draft } = body
  const suspected = suspicionOf({ honeypot: website, openedAt: openedAt(ctx, formPass), now: ctx.now })
  const confirms = suspected === null && (await mayConfirm(ctx, body.email))
  return keepEnquiry(ctx, draft, { sendKey, suspected, confirms })
}
