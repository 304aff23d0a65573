/** For the walks: templates of letters and letters that were sent, and complete bodies for the routes that write them. */
import { forms } from '../../contract/forms.ts'
import { units } from '../../contract/units.ts'
import { newId } from '../db/ids.ts'
import type { Caller } from '../testing/caller.ts'
import type { World } from '../testing/world.ts'

type Ids = Readonly<Record<string, string>>

const wording = {
  name: 'Walk',
  description: '',
  subject: 'Unit {{unit.number}}',
  content: '<p>Dear {{people.names}}</p>',
  asks: [],
  to: 'residents',
} as const

/** A unit of the building where somebody can be written to. */
const unitOf = async (who: Caller): Promise<string> => (await who.call(units.list, { query: {} })).items[0]!._id

/** A template of the building's own that was worded twice. */
export const letterTemplate = async (_world: World, who: Caller): Promise<Ids> => {
  const made = await who.call(forms.createTemplate, { body: { name: `Walk ${newId()}` } })
  const params = { id: made._id }
  await who.call(forms.changeTemplate, { params, body: { ...wording, version: made.version } })
  const versions = await who.call(forms.templateVersions, { params })
  return { id: made._id, versionId: versions[1]!._id, copyOfId: made._id, unitId: await unitOf(who) }
}

export const letterBodies: Readonly<Record<string, (ids: Ids) => object>> = {
  'POST /api/letter-templates': (ids) => ({ name: 'Copy', copyOfId: ids.copyOfId }),
  'PUT /api/letter-templates/:id': () => ({ ...wording, version: 2 }),
  'POST /api/letter-templates/:id/preview': (ids) => ({ unitId: ids.unitId }),
  'POST /api/letter-templates/:id/reset': () => ({ version: 2 }),
  'POST /api/letter-templates/:id/versions/:versionId/restore': () => ({ version: 2 }),
}
