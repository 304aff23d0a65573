/** For the walks: the building itself with its logo, and complete bodies. */
import { buildings } from '../../../../contract/buildings.ts'
import { fileOf, plainPicture } from '../../../testing/pictures.ts'
import { buildingOf, type FeatureWalk, type Ids } from '../../../testing/walk.ts'
import type { Caller } from '../../../testing/caller.ts'

/** A logo of the caller's building. */
const logo = async (who: Caller, id: string): Promise<Ids> => {
  const { version } = await who.call(buildings.branding, { params: { id } })
  const file = fileOf(await plainPicture(32, 32).png().toBuffer(), 'logo.png', 'image/png')
  const changed = await who.call(buildings.changeBranding, {
    params: { id },
    body: { version, logo: 'new' },
    files: [file],
  })
  return { id, pictureId: changed.logo!.split('/').at(-1)! }
}

export const walk: FeatureWalk = {
  records: {
    building: async () => ({}),
    buildings: async (_world, who, path) =>
      path.includes('/pictures/') ? logo(who, buildingOf(who)) : { id: buildingOf(who) },
  },
  bodies: {
    'PUT /api/building/contacts': () => ({ contacts: [{ name: 'Front desk', role: 'Concierge' }], version: 0 }),
    'POST /api/building/entries': () => ({ reason: 'Help with the roster' }),
    'POST /api/buildings/:id/code': () => ({ version: 1, code: 'NEXT01' }),
    'PUT /api/buildings/:id': () => ({ version: 1, city: 'Vancouver' }),
    'PUT /api/buildings/:id/branding': () => ({ version: 1, primaryColor: '#114488' }),
  },
}
