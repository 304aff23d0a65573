import { afterAll, beforeAll, expect, test } from 'vitest'
import { notices } from '../../../contract/notices.ts'
import type { Caller } from '../../testing/caller.ts'
import { draft, publish, textFile, titlesFor } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let mandeep: Caller
let olivia: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  olivia = await world.as('olivia')
})
afterAll(() => world.close())

const byId = (id: string) => ({ params: { id } })
const inboxOf = async (caller: Caller): Promise<string[]> =>
  (await caller.send('GET', '/api/notifications?limit=100')).body.data.map(({ title }: { title: string }) => title)

test('a draft is written anew as often as one likes, without a revision', async () => {
  const made = await draft(mandeep, { audience: 'owners' })
  const changed = await mandeep.call(notices.change, {
    ...byId(made._id),
    body: { version: made.version, title: 'Second thought', audience: 'all', priority: 'high', mustAcknowledge: true },
    files: [],
  })
  expect(changed).toMatchObject({
    title: 'Second thought',
    content: made.content,
    audience: 'all',
    priority: 'high',
    mustAcknowledge: true,
    revision: 0,
    revisions: [],
    version: made.version + 1,
  })
  expect(await titlesFor(mandeep, { search: 'second' })).toEqual(['Second thought'])
})

test('a stale version is refused and the present state comes back', async () => {
  const made = await draft(mandeep)
  const body = { version: made.version, title: 'First' }
  await mandeep.call(notices.change, { ...byId(made._id), body, files: [] })
  const stale = await mandeep.try(notices.change, { ...byId(made._id), body: { ...body, title: 'Second' }, files: [] })
  expect([stale.status, stale.body.code, stale.body.current.title]).toEqual([409, 'STALE', 'First'])
})

test('without a version the last change wins', async () => {
  const made = await draft(mandeep)
  for (const title of ['First', 'Second'])
    await mandeep.call(notices.change, { ...byId(made._id), body: { title }, files: [] })
  const { title, version } = await mandeep.call(notices.get, byId(made._id))
  expect([title, version]).toEqual(['Second', made.version + 2])
})

test('of two changes of one version at once, one is made', async () => {
  const made = await publish(mandeep)
  const change = (title: string) =>
    mandeep.try(notices.change, { ...byId(made._id), body: { version: made.version, title }, files: [] })
  const answers = await Promise.all([change('One'), change('Two')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await olivia.call(notices.get, byId(made._id))).revision).toBe(1)
})

test('a correction of a published notice shows, keeps the former text and the receipts', async () => {
  const made = await publish(mandeep, { title: 'Meeting at 6', mustAcknowledge: true }, [textFile('agenda.txt')])
  await olivia.call(notices.acknowledge, byId(made._id))
  world.clock.advance(60_000)
  const body = { version: made.version, title: 'Meeting at 7', revisionNote: 'The hour was wrong.' }
  await mandeep.call(notices.change, { ...byId(made._id), body, files: [] })
  expect(await olivia.call(notices.get, byId(made._id))).toMatchObject({
    title: 'Meeting at 7',
    status: 'published',
    revision: 1,
    revisedAt: world.clock.now(),
    revisions: [{ revision: 1, at: world.clock.now(), note: 'The hour was wrong.' }],
    acknowledgedAt: expect.any(String),
  })
  const { former } = await world.platform.db
    .selectFrom('notice_revisions')
    .where('notice_id', '=', made._id)
    .select('former')
    .executeTakeFirstOrThrow()
  expect(former).toMatchObject({ title: 'Meeting at 6', content: '<p>From 9 to 11.</p>', attachments: ['agenda.txt'] })
  expect(await titlesFor(olivia, { search: 'meeting 7' })).toEqual(['Meeting at 7'])
  expect(await inboxOf(olivia)).not.toContain('Corrected: Meeting at 7')
})

test('only where the author asks again do receipts start anew, and everybody is told', async () => {
  const made = await publish(mandeep, { title: 'New bylaw', mustAcknowledge: true })
  await olivia.call(notices.acknowledge, byId(made._id))
  const body = { version: made.version, content: '<p>Quiet hours begin at ten.</p>', askAgain: true }
  const again = await mandeep.call(notices.change, { ...byId(made._id), body, files: [] })
  expect(await olivia.call(notices.get, byId(made._id))).toMatchObject({ readAt: null, acknowledgedAt: null })
  expect(await titlesFor(olivia, { filter: 'toAcknowledge' })).toContain('New bylaw')
  expect(await titlesFor(olivia, { filter: 'unread' })).toContain('New bylaw')
  expect(await inboxOf(olivia)).toContain('Corrected: New bylaw')
  expect((await mandeep.call(notices.analytics, byId(made._id))).people).toMatchObject({ total: 7, acknowledged: 0 })
  await olivia.call(notices.acknowledge, byId(made._id))
  expect((await mandeep.call(notices.analytics, byId(made._id))).people.acknowledged).toBe(1)
  const receipts = await world.platform.db
    .selectFrom('notice_receipts')
    .where('notice_id', '=', made._id)
    .select('round')
    .orderBy('round')
    .execute()
  expect(receipts).toEqual([{ round: 0 }, { round: 1 }])
  await world.jobs.drain()
  const told = world.mails.filter(({ to, text }) => to === 'owner@parapet.example' && text.includes('Quiet hours'))
  expect(told.map(({ text }) => text.includes('This notice was corrected'))).toEqual([true])
  expect(again.revision).toBe(1)
})

test('whom a published notice is for and since when cannot change; saving it unchanged makes no revision', async () => {
  const made = await publish(mandeep, { audience: 'owners' })
  const change = (body: object) =>
    mandeep.try(notices.change, { ...byId(made._id), body: { version: made.version, ...body }, files: [] })
  for (const [body, word] of [
    [{ audience: 'all' }, 'audience'],
    [{ publishDate: '2027-01-01T00:00:00.000Z' }, 'publish date'],
  ] as const) {
    const { status, body: answer } = await change(body)
    expect(status).toBe(409)
    expect(answer.error).toContain(word)
  }
  const unchanged = await change({ title: made.title, content: made.content, audience: 'owners', unitIds: [] })
  expect(unchanged.body.data).toMatchObject({ revision: 0, version: made.version })
})

test('files of a published notice come and go by a correction, ten at most', async () => {
  const made = await publish(mandeep, {}, [textFile('one.txt', 'One'), textFile('two.txt', 'Two')])
  const [one, two] = made.attachments
  const after = await mandeep.call(notices.change, {
    ...byId(made._id),
    body: { version: made.version, removeAttachmentIds: [one!._id] },
    files: [textFile('three.txt', 'Three')],
  })
  expect(after.attachments.map(({ fileName }) => fileName)).toEqual(['two.txt', 'three.txt'])
  expect([after.attachmentCount, after.revision]).toEqual([2, 1])
  const gone = await olivia.try(notices.attachment, { params: { id: made._id, attachmentId: one!._id } })
  expect(gone.status).toBe(404)
  const kept = await olivia.try(notices.attachment, { params: { id: made._id, attachmentId: two!._id } })
  expect([kept.status, kept.text]).toEqual([200, 'Two'])
  const nine = Array.from({ length: 9 }, (_, index) => textFile(`${index}.txt`, `Text ${index}`))
  const tooMany = await mandeep.try(notices.change, {
    ...byId(made._id),
    body: { version: after.version },
    files: nine,
  })
  expect([tooMany.status, tooMany.body.errors[0].field]).toEqual([400, 'files'])
  expect((await olivia.call(notices.get, byId(made._id))).attachments).toHaveLength(2)
})

test('an expired notice can be prolonged by a correction', async () => {
  const made = await publish(mandeep, { expiresAt: new Date(Date.parse(world.clock.now()) + 60_000).toISOString() })
  world.clock.advance(120_000)
  expect((await olivia.try(notices.get, byId(made._id))).status).toBe(404)
  const body = { version: made.version, expiresAt: '' }
  expect((await mandeep.call(notices.change, { ...byId(made._id), body, files: [] })).status).toBe('published')
  expect((await olivia.call(notices.get, byId(made._id))).revision).toBe(1)
})
