import { aheadEveryMs, aheadMost } from '../../contract/limits/offline.ts'
import { keptAtHeader } from '../api/kept-answers.ts'
import { askAndKeep, askOwner, find, nobody } from './kept.ts'

/** Reads ahead what somebody may want to see without a connection, so that they need not have opened each before. */

interface Listed {
  _id: string
  version?: number
}

const lists = [
  { list: '/api/notices', detail: '/api/notices/' },
  { list: '/api/tickets/my-tickets?shows=current', detail: '/api/tickets/' },
] as const
/** Asked before there is a building to name. */
const buildings = '/api/buildings/my-buildings'
const alone = [buildings, '/api/dashboard', '/api/tickets/reporting', '/api/bookings?shows=current'] as const

const dataOf = async <T>(response: Response | undefined): Promise<T | null> =>
  response ? (((await response.clone().json()) as { data?: T }).data ?? null) : null

/** Reads what the lists of a building hold, and details that changed; stops at the first call without an answer. */
export const readAhead = async (apiOrigin: string, buildingId: string): Promise<void> => {
  const about = (path: string) => ({
    asked: new URL(apiOrigin + path),
    buildingId: path === buildings ? null : buildingId,
    apiOrigin,
  })
  const read = async (path: string): Promise<Response> => {
    const around = about(path)
    const headers = new Headers({ accept: 'application/json' })
    if (around.buildingId !== null) headers.set('x-building-id', around.buildingId)
    const stamped = new URL(around.asked)
    stamped.searchParams.set('_t', String(Date.now()))
    const { answer, kept } = askAndKeep(new Request(stamped, { credentials: 'include', headers }), around)
    await kept
    return answer
  }
  const known = (path: string) => find(about(path))
  const isDue = async (path: string): Promise<boolean> => {
    const at = (await known(path))?.headers.get(keptAtHeader)
    return !at || Date.now() - Date.parse(at) > aheadEveryMs
  }
  // A page that the worker does not see through, as after a forced reload, may have signed somebody else in.
  if ((await askOwner(apiOrigin)) === nobody) return
  for (const path of alone) if (await isDue(path)) await read(path)
  for (const { list, detail } of lists) {
    const response = (await isDue(list)) ? await read(list) : await known(list)
    if (!response?.ok) continue
    for (const { _id, version } of ((await dataOf<Listed[]>(response)) ?? []).slice(0, aheadMost)) {
      const path = detail + _id
      // A list that names no versions tells nothing of what changed.
      const changed = version !== undefined && (await dataOf<Listed>(await known(path)))?.version !== version
      if (changed || (await isDue(path))) await read(path)
    }
  }
}
