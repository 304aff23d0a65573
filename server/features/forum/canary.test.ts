/** Who is not on council finds no trace of what council writes among itself. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { forum } from '../../../contract/forum.ts'
import { audit } from '../../../contract/audit.ts'
import { notifications } from '../../../contract/notifications.ts'
import type { ForumPost } from '../../../contract/forum/post.ts'
import type { ForumReply } from '../../../contract/forum/comment.ts'
import { routes } from '../../app.ts'
import type { HubEvent } from '../../platform/events.ts'
import type { Caller } from '../../testing/caller.ts'
import type { Name } from '../../testing/cast.ts'
import { mentionOf, writePost } from '../../testing/forum.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember } from '../buildings/buildings.ts'

const canary = 'Vermilion'
const others: readonly Name[] = ['olivia', 'theo', 'mandeep', 'vic']

let world: World
let carla: Caller
let mia: Caller
let post: ForumPost
let said: ForumReply
const heard: HubEvent[] = []
const callers = new Map<Name, Caller>()

const giveMia = (role: 'council' | 'member') =>
  addMember(world.context(), { buildingId: world.cast.buildings.harbour, accountId: world.cast.accounts.mia, role })

/** A council post with everything that hangs on one. */
const talkInCouncil = async (): Promise<void> => {
  const { accounts } = world.cast
  const words = `<p>${canary} costs too much. ${mentionOf(accounts.mia, 'Mia Member')} ${mentionOf(accounts.olivia, 'Olivia Owner')}</p>`
  const draft = { category: 'council', title: `${canary} plan`, body: words, poll: { choices: [canary, 'Grey'] } }
  post = await writePost(carla, draft, [new File(['x'], `${canary}.txt`, { type: 'text/plain' })])
  said = await mia.call(forum.comment, {
    params: { id: post._id },
    body: { body: `<p>${canary}, no.</p>` },
    files: [new File(['y'], `${canary}.txt`, { type: 'text/plain' })],
  })
  await carla.call(forum.change, {
    params: { id: post._id },
    body: { body: `${words}<p>${canary} again.</p>`, version: post.version },
    files: [],
  })
  await carla.call(forum.react, { params: { id: post._id }, body: { reaction: 'like' } })
  await world.jobs.drain()
}

beforeAll(async () => {
  world = await openWorld()
  await giveMia('council')
  carla = await world.as('carla')
  mia = await world.as('mia')
  for (const name of others) callers.set(name, await world.as(name))
  callers.set('ada', await world.as('ada'))
  for (const who of callers.values()) await who.try(forum.readAll, { body: {} })
  world.clock.advance(60_000)
  world.platform.events.subscribe((event) => void heard.push(event))
  await talkInCouncil()
})
afterAll(() => world.close())

const told = async (who: Caller) => (await who.call(notifications.list, { query: {} })).items

test('council itself reads it, finds it, and is told of it', async () => {
  const { items } = await mia.call(forum.search, { query: { search: canary } })
  expect(new Set(items.map(({ commentId }) => commentId))).toEqual(new Set([said._id, null]))
  expect((await told(mia))[0]!.text).toContain(canary)
  expect((await carla.call(forum.categories)).map(({ slug }) => slug)).toContain('council')
})

describe.each([...others, 'ada'] as Name[])('%s', (name) => {
  const who = () => callers.get(name)!

  it('finds it in no answer of the product', async () => {
    const traces: string[] = []
    for (const { route } of routes) {
      if (route.method !== 'GET' || route.sends === 'events' || route.path.includes('/:')) continue
      for (const query of [{}, { search: canary }, { category: 'council' }, { author: world.cast.accounts.carla }]) {
        const { text } = await who().send('GET', route.path, { query })
        // What was typed may stand in a refusal; of council's forum nothing else does.
        if (text.includes(`${canary} `) || text.includes(`${canary},`) || text.includes(post._id))
          traces.push(route.path)
        if (route.path.startsWith('/api/forum') && text.includes('council') && name !== 'ada') traces.push(route.path)
      }
    }
    expect(traces).toEqual([])
  })

  it('reaches it by no id', async () => {
    const reached: string[] = []
    const files = { '/posts': post.attachments[0]!._id, '/comments': said.attachments[0]!._id }
    for (const { route } of routes.filter((one) => one.route.path.startsWith('/api/forum/'))) {
      if (!/\/(?:posts|comments)\/:id/.test(route.path) || route.path.endsWith('/official')) continue
      const isPost = route.path.includes('/posts/')
      const path = route.path
        .replace(':id', isPost ? post._id : said._id)
        .replace(':fileId', files[isPost ? '/posts' : '/comments'])
      const body = {
        ...{ title: 'Mine', body: '<p>Mine.</p>', version: 1, reaction: 'like', attention: 'following' },
        ...{ commentId: said._id, sold: true, choiceId: post.poll!.choices[0]!._id },
        ...{ reason: 'rude', words: 'Mine', category: 'general', locked: true, pinned: true },
      }
      const { status } = await who().send(route.method, path, route.body ? { body } : {})
      // Who looks after nothing is refused before anything of the id is read.
      if (status !== 404 && !(route.access === 'manager' && status === 403)) reached.push(`${route.path} ${status}`)
    }
    expect(reached).toEqual([])
  })

  it('counts nothing unread, is told of nothing, and hears nothing', async () => {
    const categories = await who().call(forum.categories)
    expect(categories.reduce((sum, { unread }) => sum + unread, 0)).toBe(0)
    expect(await told(who())).toEqual([])
    const accountId = world.cast.accounts[name]
    expect(heard.filter(({ to }) => !('accountId' in to) || to.accountId === accountId)).toEqual([])
  })
})

test('it is heard of by council alone', () => {
  const hearers = new Set(heard.map(({ to }) => ('accountId' in to ? to.accountId : 'everybody')))
  expect([...hearers].toSorted()).toEqual([world.cast.accounts.carla, world.cast.accounts.mia].toSorted())
})

test('mail and push say that something awaits, and no word of it', async () => {
  expect(world.mails.length).toBeGreaterThan(0)
  for (const mail of world.mails) {
    expect(JSON.stringify(mail)).not.toContain(canary)
    expect(JSON.stringify(mail.to)).toMatch(/council@|member@/)
  }
  expect(world.mails.map(({ subject }) => subject)).toContain('Something new in the forum')
  expect(JSON.stringify(world.pushes)).not.toContain(canary)
})

test('the history shows it to council, and to nobody who only manages', async () => {
  const subjects = async (who: Caller) =>
    (await who.call(audit.list, { query: { subject: 'forumPost' } })).items.map(({ name }) => name)
  expect(await subjects(carla)).toContain(`${canary} plan`)
  expect(await subjects(callers.get('mandeep')!)).toEqual([])
  const { text } = await callers
    .get('mandeep')!
    .try(audit.history, { params: { subject: 'forumPost', id: post._id }, query: {} })
  expect(text).not.toContain(canary)
})

test('platform staff reads it in the open: the visit says that the forum was read, not what', async () => {
  const sam = await world.as('sam', 'harbour')
  expect((await sam.call(forum.get, { params: { id: post._id } })).title).toContain(canary)
  const visits = (await callers.get('mandeep')!.call(audit.list, { query: { subject: 'visit' } })).items
  expect(visits.flatMap(({ reads }) => reads.map(({ what }) => what))).toContain('forumPost.all')
  expect(JSON.stringify(visits)).not.toContain(canary)
})

test('who leaves council has never heard of it', async () => {
  await giveMia('member')
  expect((await mia.try(forum.get, { params: { id: post._id } })).status).toBe(404)
  expect((await mia.call(forum.search, { query: { search: canary } })).items).toEqual([])
  expect((await told(mia)).map(({ title }) => title)).toEqual(['No longer available'])
})
