/** Nobody but council finds a trace of a proposal, by whatever way they look. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { voting } from '../../../contract/voting.ts'
import type { Proposal } from '../../../contract/voting/proposal.ts'
import type { Caller } from '../../testing/caller.ts'
import { addressOf } from '../../testing/probe.ts'
import { textFile } from '../../testing/notices.ts'
import { cast, closed, openCouncil, propose, putToVote, type Seat } from '../../testing/voting.ts'
import { openWorld, type World } from '../../testing/world.ts'

const canary = 'Kanarienvogel'
/** In the title of a proposal that becomes a decision. */
const decided = 'Stieglitz'
/** Who reads the register of decisions. */
const keepers: ReadonlySet<string> = new Set(['mandeep', 'sam'])
const others = ['olivia', 'theo', 'mia', 'vic', 'mandeep', 'sam', 'ada'] as const
let world: World
let [carla, bo] = [] as unknown as [Caller, Seat]
const callers = {} as Record<(typeof others)[number], Caller>
let done: Proposal
let file: { id: string; fileId: string }
const heard: string[] = []
const leaving = new AbortController()

/** What the event stream of a neighbour brings while everything happens. */
const listen = async (who: Caller): Promise<void> => {
  const url = `${await addressOf(world.app)}/api/notifications/live?building=${who.buildingId}`
  const { body } = await fetch(url, { headers: { cookie: who.cookie }, signal: leaving.signal })
  void (async () => {
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) heard.push(part.value)
    } catch {
      // The test has left.
    }
  })()
}

beforeAll(async () => {
  world = await openWorld()
  ;({ carla, bo } = await openCouncil(world))
  for (const name of others) callers[name] = await world.as(name, name === 'ada' ? 'prairie' : 'harbour')
  for (const name of ['olivia', 'mandeep', 'ada'] as const) await listen(callers[name])
  const words = { title: `${canary} title`, text: `<p>${canary} text</p>` }
  const draft = await propose(carla, words, [textFile(`${canary}.txt`, `${canary} file`)])
  file = { id: draft._id, fileId: draft.files[0]!._id }
  const params = { id: draft._id }
  await carla.call(voting.openDiscussion, { params, body: { version: draft.version } })
  await bo.call(voting.comment, { params, body: { words: `${canary} comment` } })
  const open = await putToVote(world, carla, { title: `${decided} title`, text: `<p>${decided} text</p>` }, 2)
  await cast(bo, open, 'for')
  await cast(carla, open, 'for')
  done = await closed(world, carla, open)
  await world.jobs.drain()
  // The clock has gone on by hours, and sessions of the platform's staff are short.
  for (const name of others) callers[name] = await world.as(name, name === 'ada' ? 'prairie' : 'harbour')
})
afterAll(async () => {
  leaving.abort()
  await world.close()
})

/** Ways of reading that everybody has, or that management has; none of them may name what council decides. */
const paths = () => [
  `/api/history?search=${canary}`,
  `/api/history?search=${decided}`,
  '/api/history',
  '/api/history/choices',
  '/api/history.csv',
  `/api/history/proposal/${done._id}`,
  '/api/notifications?limit=100',
  '/api/notifications/unread-count',
  '/api/notifications/preferences',
  '/api/dashboard',
  `/api/documents?search=${canary}`,
  `/api/notices?search=${canary}`,
  `/api/tickets?search=${canary}`,
  '/api/management/day',
  '/api/directory/neighbours',
  `/api/buildings/${world.cast.buildings.harbour}/stats`,
]

describe('a proposal', () => {
  it.each(others)('is nowhere for %s', async (name) => {
    for (const path of paths()) {
      const { text } = await callers[name].send('GET', path)
      const never = [canary, done._id, ...(keepers.has(name) ? [] : [decided])]
      expect([path, never.filter((word) => text.includes(word))]).toEqual([path, []])
    }
  })

  it('is a decision once the vote has closed, which the history tells those who read the register, and no more', async () => {
    for (const name of ['mandeep', 'sam'] as const) {
      const lines = (await callers[name].send('GET', `/api/history?search=${decided}`)).body.data
      expect(lines.map((line: { subject: string }) => line.subject)).toEqual(['decision'])
    }
    expect((await carla.send('GET', `/api/history?search=${decided}`)).text).toContain('"proposal"')
  })

  it.each(others.filter((name) => name !== 'ada'))('answers %s with 403 by every route', async (name) => {
    for (const route of Object.values(voting)) {
      const params = { ...file, id: done._id }
      const path = route.path.replaceAll(/:(\w+)/g, (_all, key: 'id' | 'fileId') => params[key])
      const answer = await callers[name].send(route.method, path, route.body ? { body: {} } : {})
      expect([route.path, answer.status, answer.text.includes(canary)]).toEqual([route.path, 403, false])
    }
  })

  it('is 403 to the council next door by this building’s header, and 404 by their own', async () => {
    const { ada } = callers
    const get = async (buildingId: string) => {
      const caller = Object.assign(await world.as('ada'), { buildingId })
      const asked = [
        `/api/proposals/${done._id}`,
        `/api/proposals/${done._id}/proof`,
        `/api/proposals/${file.id}/files/${file.fileId}`,
      ]
      return Promise.all(asked.map(async (path) => (await caller.send('GET', path)).status))
    }
    expect(await get(world.cast.buildings.harbour)).toEqual([403, 403, 403])
    expect(await get(ada.buildingId!)).toEqual([404, 404, 404])
    expect((await ada.call(voting.list, { query: { search: canary } })).items).toEqual([])
    expect(await ada.call(voting.counts)).toMatchObject({ closed: 0, voting: 0 })
  })

  it('is not counted on a dashboard but that of council', async () => {
    const dashboard = async (who: Caller) => (await who.send('GET', '/api/dashboard')).body.data.voting as unknown
    for (const name of others.filter((one) => one !== 'ada'))
      expect([name, await dashboard(callers[name])]).toEqual([name, null])
    expect(await dashboard(carla)).toEqual({ pending: 0, active: 0 })
  })

  it('is in no mail and no push, not even those of council, and in no stream of events', () => {
    const leaves = JSON.stringify([world.mails, world.pushes])
    expect([leaves.includes(canary), leaves.includes(decided), leaves.includes(`/council-voting/${done._id}`)]).toEqual(
      [false, false, true],
    )
    const to = world.mails
      .filter((mail) => JSON.stringify(mail).includes('/council-voting/'))
      .map((mail) => JSON.stringify(mail.to))
    expect(to.some((one) => /olivia|owner@|tenant@|manager@|admin@|council\.b@/.test(one))).toBe(false)
    expect(heard.length).toBeGreaterThan(0)
    expect(heard.join('')).not.toMatch(/proposal|voting/)
  })

  it('is there for council: in the inbox with its title, and in the history with a name', async () => {
    const inbox = await bo.send('GET', '/api/notifications?limit=100')
    expect(inbox.text).toContain(decided)
    const history = await carla.send('GET', `/api/history/proposal/${done._id}`)
    expect(history.body.data.map(({ action }: { action: string }) => action)).toEqual([
      'closed',
      'votingOpened',
      'created',
    ])
    expect(history.text).not.toContain(`${decided} text`)
  })
})
