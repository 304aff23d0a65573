/** The manager of the proof's buildings, who calls the product over HTTP and doesn't always get an answer. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, Reply, Route } from '../../../contract/route.ts'
import { headersOf, signIn, type Door } from '../../../server/survival/writers.ts'
import type { Setting } from '../faults/setting.ts'

const patienceMs = 30_000
const askEveryMs = 50

/** What came back; status 0 and no text where nothing did. */
export interface Answer {
  status: number
  text: string
}

/** Whether the call may succeed later: the product is away, or says that something it needs is. */
export const isAway = ({ status }: Answer): boolean => status === 0 || status === 503

export interface Manager {
  /** Calls once, with a key by which a repeated call is known. */
  send<R extends Route>(route: R, call: Call<R>, key: string): Promise<Answer>
  /** A call that must succeed, sent again while the product is away: what it answers. */
  call<R extends Route>(route: R, call?: Call<R>): Promise<Reply<R>>
}

interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  files?: readonly Blob[]
}

const requestOf = (route: Route, { params = {}, query, body, files }: Sent) => {
  const path = route.path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? '')
  const url = query ? `${path}?${new URLSearchParams(query)}` : path
  if (!files) return { url, headers: { 'content-type': 'application/json' }, body: body ? JSON.stringify(body) : null }
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return { url, headers: {}, body: form }
}

/** Signs in as the manager; answers how to work in one of the buildings, wherever the product is started again. */
export const openManager = async (setting: Setting): Promise<(buildingId: string) => Manager> => {
  const { cookie } = await signIn(setting.door.address, 'mandeep')
  const inBuilding = (buildingId: string): Manager => {
    const send: Manager['send'] = async (route, call, key) => {
      const { url, headers, body } = requestOf(route, call as Sent)
      const door: Door = { address: setting.door.address, cookie, buildingId }
      try {
        const answer = await fetch(door.address + url, {
          method: route.method,
          headers: { ...headersOf(door), ...(route.method !== 'GET' && { 'idempotency-key': key }), ...headers },
          body,
          signal: AbortSignal.timeout(patienceMs),
        })
        return { status: answer.status, text: await answer.text() }
      } catch {
        return { status: 0, text: '' }
      }
    }
    const call: Manager['call'] = async (route, sent) => {
      const key = randomUUID()
      const ask = () => send(route, (sent ?? {}) as never, key)
      let answer = await ask()
      for (const end = Date.now() + patienceMs; isAway(answer) && Date.now() < end; answer = await ask())
        await pause(askEveryMs)
      const { status, text } = answer
      if (status !== 200) throw new Error(`${route.method} ${route.path} was answered ${status}: ${text}`)
      const { data, nextCursor } = JSON.parse(text)
      return route.sends === 'page' ? { items: data, nextCursor } : data
    }
    return { send, call }
  }
  return inBuilding
}
