/** For the walks: whose history is read, and by whom it was made. */
import { accountOf, buildingOf, type FeatureWalk } from '../../../testing/walk.ts'

export const walk: FeatureWalk = {
  records: {
    history: async (_world, who) => ({ subject: 'building', id: buildingOf(who), by: await accountOf(who) }),
    'history.csv': async (_world, who) => ({ by: await accountOf(who) }),
  },
}
