/** For the survival test: many who write over real sockets, and remember what was acknowledged. */
import { notices } from '../../contract/notices.ts'
import { castPassword, emailOf, type Name } from '../testing/cast.ts'

export interface Written {
  _id: string
  title: string
}

export interface Door {
  address: string
  cookie: string
  buildingId: string
}

const json = { 'content-type': 'application/json' }

/** Signs in as one of the cast, in the first of their buildings. */
export const signIn = async (address: string, name: Name = 'carla'): Promise<Door> => {
  const body = JSON.stringify({ email: emailOf(name), password: castPassword })
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', headers: json, body })
  const user = (await answer.json()) as { data: { buildings: { building: { _id: string } }[] } }
  return {
    address,
    cookie: answer.headers.get('set-cookie')!.split(';')[0]!,
    buildingId: user.data.buildings[0]!.building._id,
  }
}

export const headersOf = ({ cookie, buildingId }: Door) => ({ cookie, 'x-building-id': buildingId })

/** Writes one notice; null when it was not acknowledged. `statuses` counts the answers, 0 where there was none. */
const write = async (door: Door, title: string, statuses: Map<number, number>): Promise<Written | null> => {
  const count = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
  try {
    const answer = await fetch(door.address + notices.create.path, {
      method: 'POST',
      headers: { ...headersOf(door), ...json, 'idempotency-key': title },
      body: JSON.stringify({ title, content: '<p>Acknowledged.</p>' }),
      signal: AbortSignal.timeout(5000),
    })
    count(answer.status)
    if (answer.status !== 200) return null
    return ((await answer.json()) as { data: Written }).data
  } catch {
    count(0)
    return null
  }
}

/** Writes until told to stop, or until a write fails where nobody will answer again. */
export const openWriters = (door: Door, round: string, { giveUp }: { giveUp: boolean }) => {
  const acknowledged: (Written & { sentAt: number })[] = []
  const statuses = new Map<number, number>()
  let going = true
  const one = async (writer: number) => {
    for (let n = 0; going;) {
      const sentAt = Date.now()
      const written = await write(door, `${round}, writer ${writer}, ${n}`, statuses)
      if (written) {
        acknowledged.push({ ...written, sentAt })
        n++
      } else if (giveUp) return
      else await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const all = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(one))
  return {
    /** What was acknowledged, and when each was sent, in milliseconds of the clock. */
    acknowledged,
    /** How often each status was answered; 0 stands for no answer. */
    statuses,
    stop: async () => {
      going = false
      await all
    },
  }
}

/** Every draft that is there now. */
export const readAll = async (door: Door): Promise<Written[]> => {
  const read: Written[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = new URLSearchParams({ status: 'draft', limit: '100', ...(cursor && { cursor }) })
    const answer = await fetch(`${door.address}${notices.list.path}?${query}`, { headers: headersOf(door) })
    const page = (await answer.json()) as { data: Written[]; nextCursor: string | null }
    read.push(...page.data)
    cursor = page.nextCursor
  }
  return read
}
