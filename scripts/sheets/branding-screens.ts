import type { APIRequestContext, Page } from '@playwright/test'
import type { Shown } from './shown.ts'

/** The building whose demo has a look of its own, as current in this browser. */
const inPrairieCourt = async (page: Page): Promise<void> => {
  const { data } = (await (await page.request.get('/api/buildings/my-buildings')).json()) as {
    data: { _id: string; name: string }[]
  }
  const id = data.find(({ name }) => name === 'Prairie Court')?._id ?? ''
  await page.evaluate((one) => localStorage.setItem('currentBuildingId', one), id)
  await page.reload({ waitUntil: 'networkidle' })
}

const pick = (colour: string) => async (page: Page) => {
  await page.getByLabel('Primary colour', { exact: true }).fill(colour)
}

const poster = async (api: APIRequestContext): Promise<string> => {
  const mine = (await (await api.get('/api/buildings/my-buildings')).json()) as { data: { _id: string }[] }
  const headers = { 'x-building-id': mine.data[0]?._id ?? '' }
  const answer = await api.get('/api/notices?limit=1&status=published', { headers })
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  return `/announcements/${data[0]?._id ?? ''}/poster`
}

/** A building's colours, logo and icon. */
export const brandingScreens: readonly Shown[] = [
  { name: 'branding', who: 'manager', path: '/settings/branding' },
  { name: 'branding-own', who: 'manager', path: '/settings/branding', before: inPrairieCourt },
  { name: 'branding-yellow', who: 'manager', path: '/settings/branding', before: pick('#ffdd00') },
  { name: 'branding-white', who: 'manager', path: '/settings/branding', before: pick('#fdfdfd') },
  { name: 'branding-wrong', who: 'manager', path: '/settings/branding', before: pick('#ffdd') },
  { name: 'branding-dashboard', who: 'council.b', path: '/dashboard' },
  { name: 'branding-poster', who: 'council.b', path: poster },
]
