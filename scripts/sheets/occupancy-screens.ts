import { withAnswer, withNothing } from './answers.ts'
import type { Shown } from './shown.ts'

const lived = { ownerOccupied: 0, rented: 0, occupied: 0, vacant: 0, units: 0 }
const view = (name: string) => `/occupancy?view=${name}`

/** How the building is lived in. */
export const occupancyScreens: readonly Shown[] = [
  { name: 'occupancy', who: 'council', path: '/occupancy' },
  { name: 'occupancy-months', who: 'council', path: view('months') },
  { name: 'occupancy-moves', who: 'council', path: view('moves') },
  { name: 'occupancy-moves-wrong', who: 'council', path: `${view('moves')}&from=2026-09-01&to=2026-03-01` },
  { name: 'occupancy-vacant', who: 'council', path: view('vacant') },
  { name: 'occupancy-ending', who: 'council', path: view('ending') },
  { name: 'occupancy-notices', who: 'council', path: view('notices') },
  {
    name: 'occupancy-received',
    who: 'council',
    path: view('notices'),
    before: async (page) => {
      await page
        .getByRole('button', { name: /^Received from/ })
        .first()
        .click()
      await page.getByRole('dialog').getByLabel('Received on').waitFor()
    },
  },
  { name: 'occupancy-absent', who: 'council', path: view('absent') },
  { name: 'occupancy-alberta', who: 'council.b', path: '/occupancy' },
  {
    name: 'occupancy-empty',
    who: 'council',
    path: '/occupancy',
    // A building whose roster is still to come.
    before: withAnswer(/\/api\/occupancy\?/, (data: object) => ({ ...data, lived, floors: [] })),
  },
  { name: 'occupancy-found-nothing', who: 'council', path: `${view('moves')}&search=zebra` },
  {
    name: 'occupancy-nobody-moved',
    who: 'council',
    path: view('moves'),
    before: withNothing(/\/api\/occupancy\/moves\?/),
  },
  {
    name: 'occupancy-none-vacant',
    who: 'council',
    path: view('vacant'),
    before: withNothing(/\/api\/occupancy\/vacant\?/),
  },
  {
    name: 'occupancy-none-ending',
    who: 'council',
    path: view('ending'),
    before: withNothing(/\/api\/occupancy\/ending\?/),
  },
  {
    name: 'occupancy-no-notices',
    who: 'council',
    path: view('notices'),
    before: withNothing(/\/api\/occupancy\/tenant-notices\?/),
  },
  {
    name: 'occupancy-none-absent',
    who: 'council',
    path: view('absent'),
    before: withNothing(/\/api\/occupancy\/absent-owners\?/),
  },
]
