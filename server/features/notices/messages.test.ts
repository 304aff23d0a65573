import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notices } from '../../../contract/notices.ts'
import type { HubEvent } from '../../platform/events.ts'
import type { Caller } from '../../testing/caller.ts'
import { draft, publish } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

/** Publishes a notice and lets the mail leave: what was sent. */
const mailsFor = async (written: Parameters<typeof publish>[1]) => {
  const before = world.mails.length
  const made = await publish(mandeep, written)
  await world.jobs.drain()
  return { made, mails: world.mails.slice(before) }
}
const unit = async (unitNumber: string) =>
  (
    await world.platform.db
      .selectFrom('units')
      .where('building_id', '=', world.cast.buildings.harbour)
      .where('unit_number', '=', unitNumber)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id

describe('mail', () => {
  test('of an emergency leaves at once to everybody with an address, also without an account', async () => {
    const { made, mails } = await mailsFor({
      type: 'emergency',
      title: 'Gas leak',
      content: '<p>Leave by the <strong>north</strong> stairs.</p>',
    })
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'council@parapet.example',
      'hana.sato@mail.example',
      'member@parapet.example',
      'office@tidewater.example',
      'owner@parapet.example',
      'tenant@parapet.example',
    ])
    const greetings = mails.map(({ text }) => /^Hello.*$/m.exec(text)?.[0] ?? '')
    expect(greetings.toSorted()).toEqual([
      'Hello Carla,',
      'Hello Hana,',
      'Hello Mia,',
      'Hello Olivia,',
      'Hello Theo,',
      'Hello Tidewater Holdings Ltd.,',
    ])
    for (const { subject, html, text } of mails) {
      expect(subject).toBe('Emergency: Gas leak')
      expect(html).toContain('<strong>north</strong>')
      expect(text).toContain('Leave by the north stairs.')
      expect(text).toContain(`/announcements/${made._id}`)
    }
  })

  test.each([
    ['council', 'A new notice for council members', ['council@parapet.example']],
    ['specific_units', 'A new notice for your unit', ['owner@parapet.example', 'tenant@parapet.example']],
  ] as const)('for %s carries a link and no word of the text', async (audience, subject, recipients) => {
    const { made, mails } = await mailsFor({
      audience,
      unitIds: audience === 'specific_units' ? [await unit('305')] : [],
      title: 'Secretword',
      content: '<p>Confidentialtext</p>',
    })
    expect(mails.map(({ to }) => to).toSorted()).toEqual(recipients)
    for (const mail of mails) {
      expect(mail.subject).toBe(subject)
      expect(`${mail.html}${mail.text}`).not.toMatch(/Secretword|Confidentialtext/)
      expect(mail.text).toContain(`/announcements/${made._id}`)
    }
  })

  test('is written once, however often the job runs, and not at all once the notice is deleted', async () => {
    const { made, mails } = await mailsFor({ audience: 'tenants', title: 'Once' })
    expect(mails).toHaveLength(1)
    const work = { buildingId: world.cast.buildings.harbour, noticeId: made._id, round: 0, subjectId: made._id }
    await world.jobs.enqueue(world.context(), 'notices.mail', work)
    await world.jobs.drain()
    expect(world.mails.filter(({ subject }) => subject === 'Once')).toHaveLength(1)

    const { _id } = await publish(mandeep, { title: 'Never sent' })
    await mandeep.call(notices.delete, { params: { id: _id } })
    await world.jobs.drain()
    expect(world.mails.filter(({ subject }) => subject === 'Never sent')).toEqual([])
  })

  test('a refused publication tells nobody', async () => {
    const { _id } = await draft(mandeep, { title: 'Impossible', expiresAt: '2020-01-01T00:00:00.000Z' })
    expect((await mandeep.try(notices.publish, { params: { id: _id } })).status).toBe(400)
    await world.jobs.drain()
    expect(world.mails.filter(({ subject }) => subject === 'Impossible')).toEqual([])
  })
})

describe('open screens', () => {
  test('hear of a change after it is committed: of a draft those who write, of what is out those it is for', async () => {
    const heard: HubEvent[] = []
    const stop = world.platform.events.subscribe((event) => heard.push(event))
    await publish(mandeep)
    await publish(mandeep, { audience: 'council' })
    stop()
    const changed = heard.filter(({ event }) => event === 'changed')
    const writers = ['management', 'council']
    const everybody = [...writers, 'owner', 'tenant', 'member']
    expect(changed.map(({ to }) => to)).toEqual(
      [writers, everybody, writers, writers].map((roles) => ({
        buildingId: world.cast.buildings.harbour,
        roles: expect.toSatisfy((told: string[]) => told.toSorted().join() === roles.toSorted().join()),
      })),
    )
    for (const { data } of changed)
      expect(data).toEqual({ buildingId: world.cast.buildings.harbour, subject: 'notice' })
    expect(heard.filter(({ event }) => event === 'unread').length).toBeGreaterThan(0)
  })
})

test('the inbox words a notice for its reader and leads to it', async () => {
  const theo = await world.as('theo')
  const { _id } = await publish(mandeep, { title: 'Laundry', content: '<p>Machine 2 is <em>out of order</em>.</p>' })
  const rows: { title: string }[] = (await theo.send('GET', '/api/notifications')).body.data
  expect(rows.find(({ title }) => title === 'Laundry')).toMatchObject({
    kind: 'notice.published',
    text: 'Machine 2 is out of order.',
    link: `/announcements/${_id}`,
    readAt: null,
  })
  const unread = async () => (await theo.send('GET', '/api/notifications/unread-count')).body.data.count as number
  const before = await unread()
  await theo.call(notices.read, { params: { id: _id } })
  expect(await unread(), 'opened, it no longer waits in the inbox').toBe(before - 1)
})
