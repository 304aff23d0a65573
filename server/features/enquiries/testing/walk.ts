/** For the walks: an enquiry that somebody sent, and complete bodies. It belongs to no building. */
import { enquiries } from '../../../../contract/enquiries.ts'
import { fillLeastMs } from '../../../../contract/limits/enquiries.ts'
import { newId } from '../../../db/ids.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const written = () => ({
  purpose: 'enroll' as const,
  firstName: 'Wendy',
  lastName: 'Walker',
  email: 'wendy.walker@example.ca',
  phone: '604 555 0123',
  writerRole: 'council' as const,
  buildingName: 'Walkers Court',
  address: '12 Long Walk, Kelowna',
  units: 24,
  message: 'We would like to walk through it together.',
})

/** An enquiry nobody has answered; a closed one is not needed, since each body holds for any. */
const enquiry = async (world: World): Promise<Ids> => {
  const { formPass } = await world.stranger().call(enquiries.form)
  world.clock.advance(fillLeastMs)
  const { number } = await world.stranger().call(enquiries.send, { body: { ...written(), sendKey: newId(), formPass } })
  const { items } = await (await world.as('sam')).call(enquiries.list, { query: { search: `E-${number}` } })
  return { id: items[0]!._id, sendKey: newId() }
}

export const walk: FeatureWalk = {
  records: { enquiries: enquiry },
  bodies: {
    'POST /api/enquiries': (ids) => ({ ...written(), sendKey: ids.sendKey ?? newId(), website: '' }),
    'PUT /api/enquiries/:id': () => ({ version: 1, step: 'close', reason: 'They found us elsewhere' }),
    'POST /api/enquiries/:id/answers': () => ({ version: 1, text: 'Let us walk on Monday.' }),
    'POST /api/enquiries/:id/notes': () => ({ text: 'They like to walk.' }),
  },
}
