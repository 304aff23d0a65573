/** For the walks: what the platform’s staff tend, of whichever building. */
import { admin } from '../../contract/admin.ts'
import { newId } from '../db/ids.ts'
import { queueMail } from '../features/mail/mail.ts'
import type { Caller } from '../testing/caller.ts'
import { emailOf } from '../testing/cast.ts'
import type { World } from '../testing/world.ts'
import { enquiryBodies, enquiryRecords } from './enquiry-records.ts'
import type { Ids } from './neighbours.ts'

/** A mail of the building in the outbox. */
const mailOf = async (world: World, { buildingId }: Caller): Promise<Ids> => {
  if (!buildingId) throw new Error('The walk needs callers with a building.')
  const words = { subject: 'Walk', paragraphs: ['Mind the step.'], class: 'community' } as const
  await queueMail(world.context(), {
    ...words,
    to: emailOf('olivia'),
    building: { _id: buildingId, name: 'A building' },
  })
  const { items } = await (await world.as('sam')).call(admin.mails, { query: { buildingId, limit: 1 } })
  return { id: items[0]!._id, buildingId }
}

export const platformRecords = {
  ...enquiryRecords,
  'admin/mails': mailOf,
  'admin/jobs': async () => ({ id: newId() }),
  'admin/people': async () => ({ id: newId() }),
}

const helped = { reason: 'They called the desk' }

export const platformBodies: Readonly<Record<string, (ids: Ids) => object>> = {
  ...enquiryBodies,
  'POST /api/admin/mails/:id/open': () => ({ reason: 'Olivia asks where it is' }),
  'POST /api/admin/mails/:id/discard': () => ({ reason: 'Nobody reads it' }),
  'POST /api/admin/mails/retry': (ids) => ({ buildingId: ids.buildingId }),
  'POST /api/admin/people/search': () => ({ words: 'olivia' }),
  'POST /api/admin/people/:id/password-link': () => helped,
  'POST /api/admin/people/:id/verification': () => helped,
  'POST /api/admin/people/:id/sign-out': () => helped,
  'POST /api/admin/people/:id/second-factor-off': () => helped,
  'POST /api/admin/jobs/retry': () => ({ name: 'mail.deliver' }),
}
