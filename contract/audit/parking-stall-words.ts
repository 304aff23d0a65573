import { basisLabels, tenureLabels } from '../parking/stall-words.ts'
import type { KindWords } from './change-words.ts'

export const parkingStallWords: KindWords = {
  one: 'Parking stall',
  actions: {
    created: 'The stall is added',
    changed: 'The stall is changed',
    moved: 'The stall is moved on the map',
    removed: 'The stall is taken away',
    assigned: 'The stall is given to a unit',
    renewed: 'The next term is given',
    'assignment ended': 'An assignment is ended',
    lent: 'The stall is offered to neighbours',
    borrowed: 'A neighbour takes the stall for some days',
    'lending ended': 'The stall is lent no longer',
    offered: 'The stall is offered to the next in line',
    'offer accepted': 'The offer is accepted',
    'offer declined': 'The offer is declined',
    'offer withdrawn': 'The offer is taken back',
    'offer expired': 'Nobody answered the offer in time',
  },
  fields: {
    evCharging: 'charging',
    visitor: 'for visitors',
    place: 'place on the map',
    feeCents: 'fee a month in cents',
    authority: 'bylaw or rule',
    endReason: 'reason',
  },
  values: { tenure: tenureLabels, basis: basisLabels },
}

export const parkingWaitWords: KindWords = {
  one: 'Line for stalls',
  actions: {
    joined: 'A unit joins the line for stalls',
    left: 'A unit leaves the line for stalls',
    placed: 'A unit of the line has a stall',
  },
  fields: { evCharging: 'with charging', accessible: 'accessible' },
}
