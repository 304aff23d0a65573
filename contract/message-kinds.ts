import type { Feature } from './roles.ts'
import { bookingKinds } from './bookings/booking-messages.ts'
import { moderationKinds } from './forum/moderation-messages.ts'
import { forumKinds } from './forum/forum-messages.ts'
import { stallKinds } from './parking/stall-messages.ts'
import { pollKinds } from './voting/poll-messages.ts'
import { votingKinds } from './voting/voting-messages.ts'

/** Every kind of message the product sends, and by which ways; apart from the schemas, so that screens need none for it. */

export const channels = ['inbox', 'email', 'push'] as const
export type Channel = (typeof channels)[number]

/** Nothing sends `commercial`: it would need consent first (CASL s.6). */
export type MessageClass = 'statutory' | 'transactional' | 'community' | 'commercial'

/** `always` cannot be switched off, not even for a night; `on` and `off` hold until somebody says otherwise. */
export type Setting = 'always' | 'on' | 'off'

export interface KindOfMessage {
  readonly label: string
  /** What it brings, in a line. */
  readonly about: string
  readonly class: MessageClass
  /** The ways it can take; one that is missing is none of them. */
  readonly by: Partial<Readonly<Record<Channel, Setting>>>
  /** Why some ways of it cannot be switched off. */
  readonly locked?: string
  /** Sent only where the building uses this. */
  readonly feature?: Feature
  /** Its mails never come one by one: so often where their reader gathers none. */
  readonly gathered?: Exclude<Digest, 'off'>
  /** Sent only to those who manage the building. */
  readonly managers?: true
  /** Sent only to members of council. */
  readonly council?: true
}

const notices = { feature: 'notices' } as const
const parking = { feature: 'parking' } as const
const tickets = { feature: 'maintenanceTickets' } as const

export const messageKinds = {
  'notice.emergency': {
    ...notices,
    label: 'Emergencies',
    about: 'Danger to people or the building, such as fire, gas or a flood.',
    class: 'transactional',
    by: { inbox: 'always', email: 'always', push: 'always' },
    locked: 'Everybody in the building must hear of danger at once, at any hour.',
  },
  'notice.meeting': {
    ...notices,
    label: 'Meetings',
    about: 'Notice of general meetings and what is decided there.',
    class: 'statutory',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'The law asks the building to give you notice of meetings.',
  },
  'notice.published': {
    ...notices,
    label: 'Announcements',
    about: 'News of the building: works, events, policies.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'on' },
  },
  'notice.corrected': {
    ...notices,
    label: 'Corrections',
    about: 'An announcement was corrected and should be read again.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'off' },
  },
  'ticket.news': {
    ...tickets,
    label: 'Your maintenance tickets',
    about: 'Answers, questions and every step of what you reported or follow.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'You reported it, and are told what becomes of it.',
  },
  'ticket.emergency': {
    ...tickets,
    label: 'Emergencies that residents report',
    about: 'Somebody reports an emergency: water, fire, a lift that is stuck.',
    class: 'transactional',
    by: { inbox: 'always', email: 'always', push: 'always' },
    locked: 'Whoever looks after the building must hear of it at once, at any hour.',
    managers: true,
  },
  'ticket.reported': {
    ...tickets,
    label: 'Maintenance tickets',
    about: 'A new report, an answer of whoever reported, a rating.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'ticket.assigned': {
    ...tickets,
    label: 'Tickets assigned to you',
    about: 'Somebody gives you a maintenance ticket.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'off' },
    locked: 'You look after it from then on.',
    managers: true,
  },
  'ticket.late': {
    ...tickets,
    label: 'Tickets that are due',
    about: 'A first answer or a repair is due soon, or late; never at night.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'access.requested': {
    label: 'Requests for access',
    about: 'Somebody asks to be let into the building.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'unit.moved': {
    label: 'Sales and moves',
    about: 'A unit is sold, or somebody moves in or out.',
    class: 'transactional',
    by: { inbox: 'on', push: 'off' },
    managers: true,
  },
  'document.ending': {
    label: 'Documents that run out',
    about: 'Insurance, a contract or another document ends in 90, 30 or 7 days.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'vendor.ending': {
    label: 'Vendors’ papers and contracts',
    about: 'A vendor’s insurance or clearance, or the day for notice on its contract, is 30 or 7 days off, or today.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'asset.due': {
    ...tickets,
    label: 'Maintenance that comes up',
    about: 'Something that the building owns is to be looked after by a day.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'asset.warranty': {
    ...tickets,
    label: 'Warranties that end',
    about: 'The warranty of something that the building owns ends in 90, 30 or 7 days, or today.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  ...bookingKinds,
  ...pollKinds,
  ...stallKinds,
  ...votingKinds,
  ...forumKinds,
  ...moderationKinds,
  'work.approval': {
    label: 'Work orders to approve',
    about: 'An order or an invoice above the building’s limit waits for a council member.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
    feature: 'maintenanceTickets',
  },
  'work.answered': {
    label: 'News of work orders',
    about: 'A vendor quotes, offers times, finishes or sends its invoice; somebody decides or picks a time.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
    feature: 'maintenanceTickets',
  },
  'parking.ending': {
    ...parking,
    label: 'Visitors’ passes that end',
    about: 'The parking pass of a visitor of yours ends in an hour.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'on' },
  },
  'parking.arrived': {
    ...parking,
    label: 'Guests who register themselves',
    about: 'Somebody registered for visitor parking by a link of yours.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'on' },
  },
  'parking.revoked': {
    ...parking,
    label: 'Visitors’ passes that are revoked',
    about: 'Whoever manages parking ended the pass of a visitor of yours.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'Your visitor’s car may be towed when it stays.',
  },
  'parking.violation': {
    ...parking,
    label: 'Parking violations of your unit',
    about: 'A car of your unit or of your visitor was warned, given a notice, or is to be towed.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'You must be able to move the car, and to say what you have to say.',
  },
  'parking.reported': {
    ...parking,
    label: 'Parking violations',
    about: 'A patrol recorded a vehicle that stands where it should not.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'records.asked': {
    label: 'Requests for records',
    about: 'Somebody asks for records of the building, or answers about their request.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'records.due': {
    label: 'Records that are due',
    about: 'A request for records is due in 3 days, tomorrow, or late.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'off' },
    locked: 'The law sets the day on which the records are owed.',
    managers: true,
  },
  'records.answered': {
    label: 'Records that you asked for',
    about: 'A question, a fee, what is handed over to you, and what is refused.',
    class: 'statutory',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'The law gives you a right to records of your building, and to an answer.',
  },
  'letter.notice': {
    label: 'Letters that the law asks for',
    about: 'A notice to you about your unit, such as a complaint, a demand or the call to a meeting.',
    class: 'statutory',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'The law asks the building to give you these letters.',
  },
  'letter.sent': {
    label: 'Other letters to you',
    about: 'A letter of the building to you, such as a welcome or how to move in.',
    class: 'transactional',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'It is written to you and nobody else.',
  },
  'access.answered': {
    label: 'Answers of those who ask for access',
    about: 'Somebody answered what you asked them before letting them in.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'council.appointed': {
    label: 'Your place on council or board',
    about: 'You are appointed, for which term and in which office.',
    class: 'transactional',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'What you may do in the building changes with it.',
  },
  'council.ended': {
    label: 'The end of your term',
    about: 'Your term on council or board has ended.',
    class: 'transactional',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'What you may do in the building changes with it.',
  },
  'account.security': {
    label: 'Security of your account',
    about: 'A new password, a changed address, another way to sign in.',
    class: 'transactional',
    by: { email: 'always' },
    locked: 'You must hear of it when somebody else gets at your account.',
  },
} as const satisfies Record<string, KindOfMessage>

export type MessageKind = keyof typeof messageKinds
export const messageKindNames = Object.keys(messageKinds) as MessageKind[]

/** What holds for a kind by a way, before anybody chose; undefined where it does not take that way. */
export const settingOf = (kind: MessageKind, channel: Channel): Setting | undefined =>
  (messageKinds[kind] as KindOfMessage).by[channel]

/** Kinds whose e-mail one may switch off: their mails carry a way to do so. */
export const optionalByEmail: readonly MessageKind[] = messageKindNames.filter((kind) => {
  const setting = settingOf(kind, 'email')
  return setting === 'on' || setting === 'off'
})

export const digestLabels = { off: 'One by one', daily: 'Once a day', weekly: 'Once a week' } as const
export type Digest = keyof typeof digestLabels
