import { z } from 'zod'
import { Id, LocalDateField, OptionalEmail, OptionalInternationalPhone, plainText, requiredText } from '../fields.ts'
import { clearable, count, flag } from '../form.ts'
import {
  ticketEntryMostChars,
  ticketPartyMostChars,
  ticketPlaceMostChars,
  ticketReasonMostChars,
  ticketsAtOnceMost,
  ticketTitleMostChars,
  ticketWordsMostChars,
} from '../limits/tickets.ts'
import { TicketCategory, TicketPlace, TicketPriority } from './kinds.ts'

/** What is written of tickets. Reports and notes may come with photos, so their fields read text too. */

const Version = z.coerce.number().int()
const several = (label: string) => requiredText({ label, max: ticketWordsMostChars, lines: 'several' })
const reason = (missing: string) =>
  requiredText({ label: 'Reason', missing, max: ticketReasonMostChars, lines: 'several' })
const remark = plainText({ label: 'Note', max: ticketWordsMostChars, lines: 'several' }).default('')

const About = z.object({
  title: requiredText({ label: 'Title', missing: 'Describe the issue in a few words', max: ticketTitleMostChars }),
  category: z.enum(TicketCategory.options, 'Choose a category'),
  place: TicketPlace,
  /** The unit it is in, or whose limited common property it is. */
  unitId: clearable(Id).default(null),
  placeWords: plainText({ label: 'Location', max: ticketPlaceMostChars }).default(''),
})
type About = z.output<typeof About>

/** Said together with what else is missing, not once that is there. */
const atOnce = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

/** What place and unit must say of each other; common property belongs to no unit. */
const placed = (about: About, context: z.core.$RefinementCtx<About>): void => {
  const add = (path: keyof About, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (about.place === 'common' && about.placeWords === '') add('placeWords', 'Enter where on the common property')
  if (about.place === 'common' && about.unitId !== null) add('unitId', 'Common property isn’t part of a unit')
  if (about.place !== 'common' && about.unitId === null) add('unitId', 'Choose a unit')
}

export const TicketDraft = About.extend({
  words: plainText({ label: 'Description', max: ticketWordsMostChars, lines: 'several' }).default(''),
  isEmergency: flag().default(false),
  priority: TicketPriority.default('normal'),
  mayEnter: flag().default(false),
  entryTimes: plainText({ label: 'Times', max: ticketEntryMostChars }).default(''),
  pets: plainText({ label: 'Pets', max: ticketEntryMostChars }).default(''),
  /** For somebody else, by those who look after tickets: a member of the building, or a name and how to reach them. */
  forAccountId: clearable(Id).default(null),
  forName: plainText({ label: 'Name', max: ticketPartyMostChars }).default(''),
  forPhone: OptionalInternationalPhone.default(''),
  forEmail: OptionalEmail.default(''),
}).superRefine((draft, context) => {
  placed(draft, context)
  const isReached = draft.forPhone !== '' || draft.forEmail !== ''
  if (isReached && draft.forAccountId === null && draft.forName === '')
    context.addIssue({ code: 'custom', path: ['forName'], message: 'Enter who it is for' })
}, atOnce)
export type TicketDraft = z.output<typeof TicketDraft>

export const TicketChange = About.extend({ priority: TicketPriority, version: Version }).superRefine(placed, atOnce)
export type TicketChange = z.output<typeof TicketChange>

const bare = <Name extends string>(step: Name) => z.object({ step: z.literal(step), words: remark, version: Version })

export const TicketStep = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('assign'),
    /** Somebody who looks after tickets, a vendor, or both. */
    accountId: clearable(Id).default(null),
    vendorId: clearable(Id).default(null),
    /** That the vendor's warnings were read; a vendor with an expired or missing paper is refused without. */
    despiteWarnings: z.boolean().default(false),
    words: remark,
    version: Version,
  }),
  bare('unassign'),
  bare('start'),
  z.object({
    step: z.literal('hold'),
    words: reason('Enter what it is waiting for'),
    resumesOn: clearable(LocalDateField).default(null),
    version: Version,
  }),
  bare('resume'),
  bare('resolve'),
  bare('close'),
  z.object({ step: z.literal('decline'), words: reason('Enter why it is declined'), version: Version }),
  bare('withdraw'),
  z.object({ step: z.literal('reopen'), words: reason('Describe what is still wrong'), version: Version }),
])
export type TicketStep = z.output<typeof TicketStep>

export const TicketWords = z.object({
  words: several('Message'),
  /** That the desk waits for an answer; the service clocks rest meanwhile. */
  waits: flag().default(false),
})
export type TicketWords = z.output<typeof TicketWords>

export const InternalWords = z.object({ words: several('Note') })
export type InternalWords = z.output<typeof InternalWords>

export const TicketMerge = z.object({
  /** The ticket that goes on, by its number. */
  into: count(1, 999_999_999),
  version: Version,
})
export type TicketMerge = z.output<typeof TicketMerge>

export const TicketRating = z.object({
  stars: count(1, 5),
  words: plainText({ label: 'Comment', max: ticketReasonMostChars, lines: 'several' }).default(''),
  version: Version,
})
export type TicketRating = z.output<typeof TicketRating>

export const ManyAssigned = z.object({
  tickets: z
    .array(z.object({ _id: Id, version: Version }))
    .min(1, 'Choose a ticket')
    .max(ticketsAtOnceMost, `At most ${ticketsAtOnceMost} at a time`),
  accountId: clearable(Id).default(null),
  vendorId: clearable(Id).default(null),
  despiteWarnings: z.boolean().default(false),
})
export type ManyAssigned = z.output<typeof ManyAssigned>
