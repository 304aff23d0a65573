import { basisLabels, tenureLabels } from './stall-words.ts'
import { kind } from '../kind.ts'

export const parkingStallKind = kind('parkingStall', {
  page: (id) => `/parking-management?stall=${id}`,
  views: {
    one: { before: 'the parking stall ', one: 'parking stall', many: 'parking stalls' },
    all: 'the parking stall list',
    unlogged: null,
  },
  history: {
    one: 'Parking stall',
    actions: {
      created: 'Stall added',
      changed: 'Stall changed',
      moved: 'Stall moved on the map',
      removed: 'Stall removed',
      assigned: 'Stall assigned to a unit',
      renewed: 'Assignment renewed',
      'assignment ended': 'Assignment ended',
      lent: 'Stall offered to neighbours',
      borrowed: 'Stall borrowed by a neighbour',
      'lending ended': 'Lending ended',
      offered: 'Stall offered to the next unit on the waitlist',
      'offer accepted': 'Offer accepted',
      'offer declined': 'Offer declined',
      'offer withdrawn': 'Offer withdrawn',
      'offer expired': 'Offer expired',
    },
    fields: {
      evCharging: 'charging',
      visitor: 'for visitors',
      place: 'position on the map',
      feeCents: 'monthly fee',
      authority: 'bylaw or rule',
      endReason: 'reason',
    },
    values: { tenure: tenureLabels, basis: basisLabels },
  },
})

export const parkingWaitKind = kind('parkingWait', {
  page: () => '/parking-management?view=line',
  views: { all: 'the parking stall waitlist' },
  history: {
    one: 'Stall waitlist',
    actions: {
      joined: 'Unit joined the stall waitlist',
      left: 'Unit left the stall waitlist',
      placed: 'Unit on the waitlist got a stall',
    },
    fields: { evCharging: 'with charging', accessible: 'accessible' },
  },
})
