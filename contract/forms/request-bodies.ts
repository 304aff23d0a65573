import { z } from 'zod'
import { RecordKind } from '../documents/record-kinds.ts'
import { Id, LocalDateField, OptionalEmail, plainText, requiredText, UseDay } from '../fields.ts'
import { clearable, count, list } from '../form.ts'
import { authorityMostChars, chargeWordsMostChars } from '../limits/ledger.ts'
import {
  askerNameMostChars,
  feeMostCents,
  givenAtOnceMost,
  itemWordsMostChars,
  pagesMost,
  paperWordsMostChars,
  postalAddressMostChars,
  requestItemsMost,
  requestWordsMostChars,
  stepWordsMostChars,
} from '../limits/records.ts'

/** What is said with a request for records and with each step of its answer. */

/** What whoever asks is to the building; `law/` says which records each may ask for. */
export const RecordsAsker = z.enum(['owner', 'tenant', 'assignedTenant', 'authorized', 'former', 'buyerOrLender'])
export const CopyForm = z.enum(['email', 'paper', 'inspection'])
/** How a request was fulfilled. */
export const Delivered = z.enum(['online', 'email', 'paper', 'inspection'])
export type Delivered = z.infer<typeof Delivered>
export const RefusalGround = z.enum(['notEntitled', 'notARecord', 'notKept', 'inDispute', 'other'])
export const RedactionGround = z.enum(['otherPeople', 'dispute', 'other'])

const day = LocalDateField
const optionalDay = clearable(LocalDateField).default(null)
const words = (label: string, max: number) => plainText({ label, max, lines: 'several' }).default('')

const WantedItem = z.object({
  kind: RecordKind,
  words: plainText({ label: 'Description', max: itemWordsMostChars }).default(''),
  from: optionalDay,
  until: optionalDay,
})
export type WantedItem = z.output<typeof WantedItem>

const Wanted = {
  items: z
    .array(WantedItem)
    .min(1, 'Add at least one record')
    .max(requestItemsMost, `Up to ${requestItemsMost} records`),
  form: CopyForm,
  words: words('Message', requestWordsMostChars),
  standing: RecordsAsker,
  /** Needed from whoever asks by somebody else's right. */
  paperWords: words('Authorization', paperWordsMostChars),
  paperOn: optionalDay,
  /** Needed from former owners and tenants. */
  timeFrom: optionalDay,
  timeUntil: optionalDay,
}

export const RecordsWish = z.object(Wanted)
export type RecordsWish = z.output<typeof RecordsWish>

/** A request that came on paper, or by a mail to somebody, from somebody without an account. */
export const EnteredRequest = z.object({
  ...Wanted,
  name: requiredText({ label: 'Name', max: askerNameMostChars }),
  email: OptionalEmail,
  address: words('Postal address', postalAddressMostChars),
  /** The day on which the request came in. */
  askedOn: day,
})
export type EnteredRequest = z.output<typeof EnteredRequest>

const version = z.coerce.number().int()
const reason = requiredText({ label: 'Reason', min: 3, max: stepWordsMostChars, lines: 'several' })

export const RecordsQuestion = z.object({
  version,
  question: requiredText({ label: 'Question', min: 3, max: stepWordsMostChars, lines: 'several' }),
})
export const RecordsAnswer = z.object({
  version,
  answer: requiredText({ label: 'Answer', min: 2, max: stepWordsMostChars, lines: 'several' }),
})
export const Prepared = z.object({
  version,
  /** Documents of the library, each given in its newest version of this moment. */
  documentIds: list(Id, givenAtOnceMost).default([]),
  /** For what is given on paper. */
  pages: clearable(count(0, pagesMost)).default(null),
  redactionGround: clearable(RedactionGround).default(null),
  redactionWords: words('Redaction details', stepWordsMostChars),
})
export type Prepared = z.output<typeof Prepared>
export const ItemRefusal = z.object({ version, ground: RefusalGround, words: reason })
export type ItemRefusal = z.output<typeof ItemRefusal>
export const Quote = z.object({ version, pages: count(1, pagesMost), amountCents: count(1, feeMostCents) })
export type Quote = z.output<typeof Quote>
export const FeeSettled = z.object({ version, how: z.enum(['paid', 'waived']), on: day })
export type FeeSettled = z.output<typeof FeeSettled>
/** Charges the amount that was quoted; a different one needs a new quote. */
export const FeeChargeFields = z.object({
  unitId: Id,
  /** As the owners read it on their statement. */
  words: requiredText({ label: 'Description', max: chargeWordsMostChars }),
  authority: requiredText({ label: 'Authority', max: authorityMostChars }),
  dueOn: UseDay,
})
export const FeeCharge = FeeChargeFields.extend({ version })
export type FeeCharge = z.output<typeof FeeCharge>
export const Handover = z.object({ version, how: Delivered, on: day })
export type Handover = z.output<typeof Handover>
export const Seen = z.object({ version })
