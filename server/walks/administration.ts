/** For the walks: complete bodies of what platform staff do. */
import { newId } from '../db/ids.ts'

export const adminBodies: Readonly<Record<string, () => object>> = {
  'POST /api/admin/buildings': () => ({
    name: 'Walkers Court',
    address: '12 Long Walk',
    city: 'Kelowna',
    province: 'BC',
    postalCode: 'V1Y 1A1',
    planNumber: 'KAS 12',
    timeZone: 'America/Vancouver',
    code: 'WALK01',
    features: { maintenanceTickets: true, parking: true, notices: true, forum: true },
    units: null,
    managerEmail: '',
  }),
  'POST /api/admin/buildings/:buildingId/suspension': () => ({ reason: 'The contract has ended.' }),
  'POST /api/admin/buildings/:buildingId/managers': () => ({ email: `manager.${newId()}@example.ca` }),
}
