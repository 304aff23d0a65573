import { withAnswer, withFailure, withNothing } from './answers.ts'
import type { Shown } from './shown.ts'

interface Window {
  _id: string
  unitNumber: string
  floor: string | null
}

/** A tower of 40 floors with 50 units each, out of the building that is there. */
const tower = (units: Window[]): Window[] =>
  Array.from({ length: 2000 }, (_, i) => {
    const floor = String(1 + Math.floor(i / 50))
    const place = String(1 + (i % 50)).padStart(2, '0')
    return { ...units[(i * 7) % units.length]!, _id: `${i}`, unitNumber: `${floor}${place}`, floor }
  })

/** The units of the building as those who manage it see them, and as their neighbours do. */
export const directoryScreens: readonly Shown[] = [
  { name: 'unit-directory', who: 'council', path: '/unit-directory' },
  { name: 'unit-directory-facade', who: 'manager', path: '/unit-directory?view=facade' },
  {
    name: 'unit-directory-tower',
    who: 'manager',
    path: '/unit-directory?view=facade',
    before: withAnswer(/\/api\/directory\/facade/, tower),
  },
  { name: 'unit-directory-found', who: 'manager', path: '/unit-directory?search=mail.example&occupancy=rented' },
  { name: 'unit-directory-found-nothing', who: 'manager', path: '/unit-directory?search=zebra' },
  {
    name: 'unit-directory-empty',
    who: 'manager',
    path: '/unit-directory',
    before: withNothing(/\/api\/directory\/units\?/),
  },
  {
    name: 'unit-directory-failed',
    who: 'manager',
    path: '/unit-directory',
    before: withFailure(/\/api\/directory\/units\?/),
  },
  { name: 'unit-directory-resident', who: 'owner', path: '/unit-directory' },
  { name: 'unit-directory-resident-found-nothing', who: 'tenant', path: '/unit-directory?search=zebra' },
  { name: 'unit-directory-visitor', who: 'visitor', path: '/unit-directory' },
  { name: 'unit-directory-print', who: 'manager', path: '/unit-directory/print?floor=3' },
  { name: 'unit-directory-print-resident', who: 'owner', path: '/unit-directory/print' },
]
