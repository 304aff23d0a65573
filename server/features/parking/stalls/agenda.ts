/** What stalls ask of those who manage parking today: terms that end, and offers that wait for an answer. */
import { agendaEntriesMost } from '../../../../contract/limits/agenda.ts'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { AgendaOf } from '../../../offers.ts'
import { managesParking } from '../caller.ts'
import { selectHeldOffers } from './offers-store.ts'
import { selectEndingTerms } from './reminders-store.ts'
import { selectLine } from './waits-store.ts'

const pageOf = (stallId: string): string => `/parking-management?stall=${stallId}`

/** Terms that end within a month and that nobody renewed, and stalls that are held; nothing for who has no say in parking. */
export const stallsToday: AgendaOf = async (ctx, today) => {
  if (!ctx.building.features.parking || !managesParking(ctx)) return null
  const { _id: buildingId, timeZone } = ctx.building
  const terms = await selectEndingTerms(ctx.db, buildingId, today)
  const offers = await selectHeldOffers(ctx.db, buildingId, ctx.now)
  const waiting = (await selectLine(ctx.db, buildingId, ctx.now)).length
  const entries = [
    ...terms.map((term) => ({
      key: `parking:term:${term.assignmentId}`,
      kind: 'parking' as const,
      title: `Stall ${stallLabel(term)}, unit ${term.unitNumber}`,
      detail: 'The term is ending; renew it or reassign the stall',
      dueOn: term.until,
      to: pageOf(term.stallId),
    })),
    ...offers.map((offer) => ({
      key: `parking:offer:${offer._id}`,
      kind: 'parking' as const,
      title: `Stall ${stallLabel(offer)}, held for unit ${offer.unitNumber}`,
      detail: 'Waiting for the unit to accept or decline',
      dueOn: localDateOf(offer.expiresAt, timeZone),
      to: pageOf(offer.stallId),
    })),
  ].toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
  const label = 'Units on the stall waitlist'
  return {
    entries: entries.slice(0, agendaEntriesMost),
    found: entries.length,
    noun: 'parking matter',
    list: '/parking-management',
    figures: [
      { key: 'waitingForStalls', label, value: waiting, of: null, before: null, to: '/parking-management?view=line' },
    ],
  }
}
