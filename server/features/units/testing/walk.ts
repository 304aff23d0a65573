/** For the walks: a tenancy, and a roster file that waits to be imported. */
import { units } from '../../../../contract/units.ts'
import { listed, someRenter, type FeatureWalk, type Maker } from '../../../testing/walk.ts'

const tenancy: Maker = async (world, who) => ({ id: (await someRenter(world, who)).tenancyId })

const rosterImport: Maker = async (world, who) => {
  const file = new File(['unit,role,name\n901,owner,Wendy Walker'], 'roster.csv', { type: 'text/csv' })
  const { personId } = await someRenter(world, who)
  const { _id } = await who.call(units.startImport, { body: {}, files: [file] })
  return { id: _id, personIds: personId }
}

export const walk: FeatureWalk = {
  records: { tenancies: tenancy, 'roster-imports': rosterImport },
  bodies: {
    'PUT /api/tenancies/:id/tenant-notice': () => ({ version: 1, receivedOn: '2026-11-02' }),
    'POST /api/roster-imports': () => ({}),
    'PUT /api/roster-imports/:id/choices': () => ({ version: 1, dates: 'dayFirst' }),
    'POST /api/roster-imports/:id/apply': () => ({ version: 1 }),
    'POST /api/roster-imports/:id/undo': () => ({ version: 1 }),
    'POST /api/roster-imports/:id/end-access': (ids) => ({ personIds: listed(ids, 'personIds') }),
  },
}
