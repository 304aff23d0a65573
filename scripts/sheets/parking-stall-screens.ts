import type { APIRequestContext, Page } from '@playwright/test'
import { withFailure } from './answers.ts'
import { harbour } from './harbour.ts'
import type { Shown } from './shown.ts'

/** The address of a stall of the demo, open in its dialog. */
const stall =
  (search: string) =>
  async (api: APIRequestContext): Promise<string> => {
    const query = `search=${encodeURIComponent(search)}`
    const answer = await api.get(`/api/parking/stalls?${query}`, { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    return `/parking-management?view=map&stall=${data[0]?._id ?? ''}`
  }

const press = (name: string) => async (page: Page) => page.getByRole('button', { name }).first().click()

/** Stalls: the map, the list, the line, one stall, the forms, and what residents see of theirs. */
export const parkingStallScreens: readonly Shown[] = [
  { name: 'stalls-map', who: 'manager', path: '/parking-management?view=map' },
  { name: 'stalls-map-charging', who: 'council', path: '/parking-management?view=map&level=P2' },
  { name: 'stalls-drawing', who: 'manager', path: '/parking-management?view=map', before: press('Edit map') },
  { name: 'stalls-list', who: 'manager', path: '/parking-management?view=list' },
  { name: 'stalls-line', who: 'manager', path: '/parking-management?view=line' },
  { name: 'stalls-none', who: 'manager', path: '/parking-management?view=list&search=nothing-like-this' },
  { name: 'stalls-failed', who: 'manager', path: '/parking-management', before: withFailure(/\/api\/parking\/stalls/) },
  { name: 'stall', who: 'manager', path: stall('P2-26') },
  { name: 'stall-give', who: 'manager', path: stall('P2-30'), before: press('Assign to a unit') },
  { name: 'stall-held', who: 'manager', path: stall('P2-27') },
  { name: 'stalls-import', who: 'manager', path: '/parking-management?view=list', before: press('Import') },
  { name: 'my-stalls', who: 'owner', path: '/parking?activeTab=my-stalls' },
  { name: 'my-stalls-borrowed', who: 'council', path: '/parking?activeTab=my-stalls' },
  { name: 'my-stalls-failed', who: 'owner', path: '/parking?activeTab=my-stalls', before: withFailure(/my-stalls/) },
  { name: 'my-stalls-lend', who: 'owner', path: '/parking?activeTab=my-stalls', before: press('Lend') },
]
