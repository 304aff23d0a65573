import type { Feature } from './roles.ts'
import { bankingKinds } from './banking/banking-messages.ts'
import { budgetMessageKinds } from './budget/budget-messages.ts'
import { bylawMessageKinds } from './bylaws/bylaw-messages.ts'
import { bookingKinds } from './bookings/booking-messages.ts'
import { moderationKinds } from './forum/moderation-messages.ts'
import { forumKinds } from './forum/forum-messages.ts'
import { ledgerKinds } from './ledger/ledger-messages.ts'
import { collectionMessageKinds } from './collections/collection-messages.ts'
import { debitMessageKinds } from './debits/debit-messages.ts'
import { levyMessageKinds } from './levies/levy-messages.ts'
import { stallKinds } from './parking/stall-messages.ts'
import { ticketKinds } from './tickets/ticket-messages.ts'
import { violationMessageKinds } from './violations/violation-messages.ts'
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
    locked: 'Everyone in the building needs to hear about danger right away, at any hour.',
  },
  'notice.meeting': {
    ...notices,
    label: 'Meetings',
    about: 'Notices of general meetings, and the results.',
    class: 'statutory',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'The law requires the building to give you notice of meetings.',
  },
  'notice.published': {
    ...notices,
    label: 'Announcements',
    about: 'Building news: repairs, events and policies.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'on' },
  },
  'notice.corrected': {
    ...notices,
    label: 'Corrections',
    about: 'An announcement was corrected and needs another read.',
    class: 'community',
    by: { inbox: 'on', email: 'on', push: 'off' },
  },
  ...ticketKinds,
  'access.requested': {
    label: 'Access requests',
    about: 'Someone requests access to the building.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'unit.moved': {
    label: 'Sales and moves',
    about: 'A unit is sold, or someone moves in or out.',
    class: 'transactional',
    by: { inbox: 'on', push: 'off' },
    managers: true,
  },
  'document.ending': {
    label: 'Expiring documents',
    about: 'Insurance, a contract or another document expires in 90, 30 or 7 days.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  ...bylawMessageKinds,
  ...violationMessageKinds,
  'vendor.ending': {
    label: 'Vendor documents and contracts',
    about: 'A vendor’s insurance or clearance expires, or its contract notice is due, in 30 or 7 days or today.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'asset.due': {
    ...tickets,
    label: 'Upcoming maintenance',
    about: 'A building asset is due for maintenance.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'asset.warranty': {
    ...tickets,
    label: 'Expiring warranties',
    about: 'The warranty on a building asset ends in 90, 30 or 7 days, or today.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  ...bookingKinds,
  ...ledgerKinds,
  ...debitMessageKinds,
  ...budgetMessageKinds,
  ...levyMessageKinds,
  ...collectionMessageKinds,
  ...bankingKinds,
  ...pollKinds,
  ...stallKinds,
  ...votingKinds,
  ...forumKinds,
  ...moderationKinds,
  'work.approval': {
    label: 'Work orders to approve',
    about: 'A work order or invoice above the building’s limit needs a council member’s approval.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
    feature: 'maintenanceTickets',
  },
  'work.answered': {
    label: 'Work order updates',
    about: 'A vendor quotes, offers times, finishes or invoices, or someone makes a decision or picks a time.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
    feature: 'maintenanceTickets',
  },
  'parking.ending': {
    ...parking,
    label: 'Visitor passes about to end',
    about: 'Your visitor’s parking pass ends in an hour.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'on' },
  },
  'parking.arrived': {
    ...parking,
    label: 'Guest registrations',
    about: 'Someone registered for visitor parking with your link.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'on' },
  },
  'parking.revoked': {
    ...parking,
    label: 'Revoked visitor passes',
    about: 'The people who manage parking ended your visitor’s pass.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'Your visitor’s car may be towed if it stays.',
  },
  'parking.violation': {
    ...parking,
    label: 'Your unit’s parking violations',
    about: 'Your unit’s or visitor’s car got a warning or a notice, or will be towed.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'on' },
    locked: 'You need the chance to move the car and to respond.',
  },
  'parking.reported': {
    ...parking,
    label: 'Parking violations',
    about: 'A patrol recorded a vehicle that’s parked where it shouldn’t be.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'records.asked': {
    label: 'Records requests',
    about: 'Someone requests building records, or replies about their request.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'records.due': {
    label: 'Records deadlines',
    about: 'A records request is due in 3 days or tomorrow, or is overdue.',
    class: 'transactional',
    by: { inbox: 'always', email: 'on', push: 'off' },
    locked: 'The law sets the deadline for providing records.',
    managers: true,
  },
  'records.answered': {
    label: 'Your records requests',
    about: 'Questions, fees, the records you receive, and any refusals.',
    class: 'statutory',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'The law gives you a right to your building’s records, and to a reply.',
  },
  'letter.notice': {
    label: 'Legal letters',
    about: 'A notice about your unit, such as a complaint, a demand or a call to a meeting.',
    class: 'statutory',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'The law requires the building to give you these letters.',
  },
  'letter.sent': {
    label: 'Other letters to you',
    about: 'A letter from the building, such as a welcome or move-in instructions.',
    class: 'transactional',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'It’s addressed to you alone.',
  },
  'access.answered': {
    label: 'Replies from access applicants',
    about: 'Someone requesting access answered your question.',
    class: 'transactional',
    by: { inbox: 'on', email: 'on', push: 'off' },
    managers: true,
  },
  'council.appointed': {
    label: 'Your council or board position',
    about: 'You’re appointed: your term and office.',
    class: 'transactional',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'It changes your permissions in the building.',
  },
  'council.ended': {
    label: 'End of your term',
    about: 'Your council or board term has ended.',
    class: 'transactional',
    by: { inbox: 'always', email: 'always', push: 'on' },
    locked: 'It changes your permissions in the building.',
  },
  'history.sealed': {
    label: 'Seals of the history',
    about: 'Each week, the newest seal of the building’s history, for the president and the privacy officer to keep.',
    class: 'transactional',
    by: { email: 'always' },
    locked: 'These copies show whether someone has rewritten the history.',
    council: true,
  },
  'account.security': {
    label: 'Account security',
    about: 'A new password, a changed address or a new way to sign in.',
    class: 'transactional',
    by: { email: 'always' },
    locked: 'You need to know if someone else gets into your account.',
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

export const digestLabels = { off: 'Individually', daily: 'Once a day', weekly: 'Once a week' } as const
export type Digest = keyof typeof digestLabels
