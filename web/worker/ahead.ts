import { aheadEveryMs, aheadMost } from '../../contract/limits/offline.ts'
import { keptAtHeader } from '../api/kept-answers.ts'
import { find, keep } from './kept.ts'

/** Reads ahead what somebody may want to see without a connection, so that they need not have opened each before. */

interface Listed {
  _id: string
  version: number
}

const lists = [
  { list: '/api/notices', detail: '/api/notices/' },
  { list: '/api/tickets/my-tickets?shows=current', detail: '/api/tickets/' },
] as const
const alone = ['/api/dashboard', '/api/tickets/reporting', '/api/bookings?shows=current'] as const

const dataOf = async <T>(response: Response | undefined): Promise<T | null> =>
  response ? (((await response.clone().json()) as { data?: T }).data ?? null) : null

/** Reads what the lists of a building hold, and details that changed; stops at the first call without an answer. */
export const readAhead = async (apiOrigin: string, buildingId: string): Promise<void> => {
  const read = async (path: string): Promise<Response> => {
    const asked = new URL(apiOrigin + path)
    const around = { asked: new URL(asked), buildingId, apiOrigin }
    asked.searchParams.set('_t', String(Date.now()))
    const headers = { accept: 'application/json', 'x-building-id': buildingId }
    const response = await fetch(asked, { credentials: 'include', headers })
    await keep(response.clone(), around)
    return response
  }
  const known = (path: string) => find({ asked: new URL(apiOrigin + path), buildingId })
  const isDue = async (path: string): Promise<boolean> => {
    const at = (await known(path))?.headers.get(keptAtHeader)
    return !at || Date.now() - Date.parse(at) > aheadEveryMs
  }
  for (const path of alone) if (await isDue(path)) await read(path)
  for (const { list, detail } of lists) {
    const response = (await isDue(list)) ? await read(list) : await known(list)
    if (!response?.ok) continue
    for (const { _id, version } of ((await dataOf<Listed[]>(response)) ?? []).slice(0, aheadMost)) {
      const before = await dataOf<Listed>(await known(detail + _id))
      if (before?.version !== version) await read(detail + _id)
    }
  }
}
