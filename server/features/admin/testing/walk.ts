/** For the walks: what the platform’s staff tend, of whichever building. */
import { admin } from '../../../../contract/admin.ts'
import { newId } from '../../../db/ids.ts'
import { queueMail } from '../../mail/mail.ts'
import { emailOf } from '../../../testing/cast.ts'
import { buildingOf, type FeatureWalk, type Maker } from '../../../testing/walk.ts'

/** An email of the building in the outbox. */
const mailOf: Maker = async (world, who) => {
  const buildingId = buildingOf(who)
  const words = { subject: 'Walk', paragraphs: ['Mind the step.'], class: 'community' } as const
  await queueMail(world.context(), {
    ...words,
    to: emailOf('olivia'),
    building: { _id: buildingId, name: 'A building' },
  })
  const { items } = await (await world.as('sam')).call(admin.mails, { query: { buildingId, limit: 1 } })
  return { id: items[0]!._id, buildingId }
}

const helped = { reason: 'They called the desk' }

export const walk: FeatureWalk = {
  records: {
    admin: async (_world, who) => ({ buildingId: buildingOf(who) }),
    'admin/mails': mailOf,
    'admin/jobs': async () => ({ id: newId() }),
    'admin/people': async () => ({ id: newId() }),
  },
  bodies: {
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
    'POST /api/admin/mails/:id/open': () => ({ reason: 'Olivia asks where it is' }),
    'POST /api/admin/mails/:id/discard': () => ({ reason: 'No one reads it' }),
    'POST /api/admin/mails/retry': (ids) => ({ buildingId: ids.buildingId }),
    'POST /api/admin/people/search': () => ({ words: 'olivia' }),
    'POST /api/admin/people/:id/password-link': () => helped,
    'POST /api/admin/people/:id/verification': () => helped,
    'POST /api/admin/people/:id/sign-out': () => helped,
    'POST /api/admin/people/:id/second-factor-off': () => helped,
    'POST /api/admin/jobs/retry': () => ({ name: 'mail.deliver' }),
  },
}
