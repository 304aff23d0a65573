/** For the tenancy walk: pictures of the caller and of their building. */
import { accounts } from '../../contract/accounts.ts'
import { buildings } from '../../contract/buildings.ts'
import type { Caller } from '../testing/caller.ts'
import { fileOf, plainPicture } from '../testing/pictures.ts'
import type { Ids } from './neighbours.ts'

/** The smallest picture there is, as the picture of the caller. */
export const picture = async (_world: unknown, who: Caller): Promise<Ids> => {
  const { version } = await who.call(accounts.profile)
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const body = { version, profilePicture: null }
  const { version: next } = await who.call(accounts.changeProfile, { body, files: [] })
  const changed = await who.call(accounts.changeProfile, { body: { version: next, profilePicture: dot }, files: [] })
  return { id: changed.profilePicture!.split('/').at(-1)! }
}

/** A logo of the caller's building. */
export const logo = async (who: Caller, id: string): Promise<Ids> => {
  const { version } = await who.call(buildings.branding, { params: { id } })
  const file = fileOf(await plainPicture(32, 32).png().toBuffer(), 'logo.png', 'image/png')
  const changed = await who.call(buildings.changeBranding, {
    params: { id },
    body: { version, logo: 'new' },
    files: [file],
  })
  return { id, pictureId: changed.logo!.split('/').at(-1)! }
}
