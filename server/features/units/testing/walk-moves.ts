/** For the tenancy walk: complete bodies for the routes that plan and record sales and moves. */
import { listed, type FeatureWalk, type Ids } from '../../../testing/walk.ts'

const newPerson = { firstName: 'Wendy', lastName: 'Walker', email: 'wendy.walker@example.ca' }

const saleOf = (ids: Ids) => ({
  completesOn: '2026-11-20',
  sellerIds: listed(ids, 'sellerIds'),
  endingIds: listed(ids, 'endingIds'),
  buyers: [newPerson],
})
const moveInOf = () => ({ startsOn: '2026-11-20', people: [{ ...newPerson, role: 'tenant' }] })
const moveOutOf = (ids: Ids) => ({ lastDay: '2026-11-20', tieIds: listed(ids, 'tieIds') })

export const walk: FeatureWalk = {
  bodies: {
    'POST /api/units/:id/sale/plan': saleOf,
    'POST /api/units/:id/sale': (ids) => ({ ...saleOf(ids), planned: 'another plan' }),
    'POST /api/units/:id/move-in/plan': moveInOf,
    'POST /api/units/:id/move-in': () => ({ ...moveInOf(), planned: 'another plan' }),
    'POST /api/units/:id/move-out/plan': moveOutOf,
    'POST /api/units/:id/move-out': (ids) => ({ ...moveOutOf(ids), planned: 'another plan' }),
  },
}
