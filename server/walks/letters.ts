/** For the walks: templates of letters and letters that were sent, and complete bodies for the routes that write them. */
import { forms } from '../../contract/forms.ts'
import type { Caller } from '../testing/caller.ts'
import type { World } from '../testing/world.ts'

type Ids = Readonly<Record<string, string>>

/** A template of the building. */
export const letterTemplate = async (_world: World, who: Caller): Promise<Ids> => {
  const templates = await who.call(forms.templates)
  return { id: templates.find(({ kind }) => kind === 'welcome')!._id }
}
