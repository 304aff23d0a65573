import { counted } from '../../../contract/text.ts'
import { placeLabels } from '../../../contract/tickets/ticket-words.ts'
import type { Ticket, TicketSummary } from '../../../contract/tickets/ticket.ts'
import { formatDate } from '../../../contract/time.ts'

/** How tickets are said on their screens. */

export const pageOf = ({ _id }: { _id: string }): string => `/tickets/${_id}`

/** What places are called where one is chosen. */
export const places = placeLabels('unit')

type Placed = Pick<TicketSummary, 'place' | 'placeWords' | 'unit'>

/** Where it is: `In unit 1204, kitchen`, `Common property, lobby`. */
export const placeOf = ({ place, placeWords, unit }: Placed): string => {
  const where =
    place === 'unit' && unit
      ? `In unit ${unit.unitNumber}`
      : place === 'limited' && unit
        ? `${places.limited} of unit ${unit.unitNumber}`
        : place === 'unit'
          ? 'In a unit'
          : places[place]
  return placeWords ? `${where}, ${placeWords}` : where
}

type Standing = Pick<TicketSummary, 'status' | 'resumesOn' | 'waitsForReply' | 'vendor' | 'place' | 'unit'> &
  Partial<Pick<Ticket, 'reason' | 'can' | 'mergedInto'>>

const because = (words: string, reason: string | undefined): string => (reason ? `${words}: ${reason}` : `${words}.`)

/** What happens next, for whoever reported or follows it, in one line. */
export const nextFor = (ticket: Standing): string => {
  const { status, resumesOn, waitsForReply, vendor, reason, can, mergedInto } = ticket
  if (waitsForReply) return 'Waiting for your reply.'
  if (status === 'open') return 'We’ve received it and will assign someone.'
  if (status === 'assigned') return `${vendor?.name ?? 'Management'} is handling it and will get back to you.`
  if (status === 'in_progress') return vendor ? `${vendor.name} is working on it.` : 'Someone is working on it.'
  if (status === 'on_hold')
    return because(resumesOn ? `On hold until ${formatDate(resumesOn)}` : 'On hold for now', reason)
  if (status === 'resolved')
    return can?.rate === false
      ? 'Resolved. If it isn’t fixed, let us know.'
      : 'Resolved. Please rate the work, or tell us what’s wrong.'
  if (mergedInto) return `Merged into #${mergedInto.number}, which you now follow.`
  return because(status === 'declined' ? 'Declined' : 'Closed', reason)
}

/** The same for those who look after tickets. */
export const nextAtDesk = (ticket: Ticket): string => {
  const { status, resumesOn, waitsForReply, vendor, reason, mergedInto, desk } = ticket
  const hands = [desk?.assignee?.name, vendor?.name].filter(Boolean).join(' with ')
  if (waitsForReply) return `Waiting for a reply from ${desk?.reporter.name ?? 'the person who reported it'}.`
  if (status === 'open') return 'Unassigned.'
  if (status === 'assigned') return `Assigned to ${hands || 'someone'}; work hasn’t started.`
  if (status === 'in_progress') return `${hands || 'Someone'} is working on it.`
  if (status === 'on_hold')
    return because(resumesOn ? `On hold until ${formatDate(resumesOn)}` : 'On hold with no end date', reason)
  if (status === 'resolved') return 'Resolved. It closes automatically unless the person who reported it reopens it.'
  if (mergedInto) return `Merged into #${mergedInto.number}.`
  return because(status === 'declined' ? 'Declined' : 'Closed', reason)
}

/** Working time: `45 min`, `3 h`, `3 h 20 min`; from a hundred hours on without the minutes. */
export const workingTime = (minutes: number): string => {
  const whole = Math.abs(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 || hours >= 100 ? `${hours} h` : `${hours} h ${rest} min`
}

/** How many have it: `2 neighbours follow it`; nothing while it is one person's. */
export const followedBy = (followers: number): string =>
  followers > 1 ? `${counted(followers, 'person', 'people')} reported or follow it` : ''
