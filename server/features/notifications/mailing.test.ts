/** Mail as people wish it: at once, after quiet hours, gathered, or not at all; once, and never what they may not read. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { heldMailKeptMs } from '../../../contract/limits.ts'
import { notices } from '../../../contract/notices.ts'
import { notifications, type PreferencesChange } from '../../../contract/notifications.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf, type Name } from '../../testing/cast.ts'
import { publish } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { endMembership } from '../buildings/buildings.ts'
import { releaseMails } from './releasing.ts'

let world: World
let olivia: Caller
beforeEach(async () => {
  world = await openWorld({ connections: 20 })
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

const choose = async (who: Caller, what: Partial<PreferencesChange>) => {
  const { version, quietFrom, quietUntil, digest } = await who.call(notifications.preferences)
  await who.call(notifications.changePreferences, {
    body: { version, choices: [], quietFrom, quietUntil, digest, ...what },
  })
}
const tell = async (title: string, more: Parameters<typeof publish>[1] = {}) => {
  const made = await publish(await world.as('mandeep'), { title, ...more })
  await world.jobs.drain()
  return made
}
/** Lets a minute's jobs run at that time. */
const at = async (instant: string) => {
  world.clock.set(instant)
  await world.jobs.runNow('notifications.releaseMails')
  await world.jobs.drain()
}
const mailsTo = (name: Name) => world.mails.filter(({ to }) => to === emailOf(name))
const subjectsTo = (name: Name) => mailsTo(name).map(({ subject }) => subject)
const held = () => world.connection.db.selectFrom('held_mails').selectAll().orderBy('id').execute()

// It is Friday, November 20, 2026, 13:00 in Vancouver.
const friday = { six: '2026-11-21T01:00:00.000Z', ten: '2026-11-21T05:00:00.000Z' }
const saturday = {
  six: '2026-11-21T13:00:00.000Z',
  seven: '2026-11-21T14:00:00.000Z',
  eight: '2026-11-21T15:00:00.000Z',
}
const sunday = { seven: '2026-11-22T14:00:00.000Z' }
const monday = { seven: '2026-11-23T14:00:00.000Z' }

describe('mail in quiet hours', () => {
  beforeEach(() => choose(olivia, { quietFrom: '12:00', quietUntil: '18:00' }))

  it('waits for their end, and leaves then, once; for others at once', async () => {
    await tell('Water off')
    expect([subjectsTo('olivia'), subjectsTo('theo')]).toEqual([[], ['Water off']])
    await at('2026-11-21T00:59:00.000Z')
    expect(subjectsTo('olivia')).toEqual([])
    await at(friday.six)
    await at(friday.ten)
    expect(subjectsTo('olivia')).toEqual(['Water off'])
    expect(mailsTo('olivia')[0]?.text).toContain('From 9 to 11.')
    expect(subjectsTo('theo')).toEqual(['Water off'])
  })

  it('is one mail where several waited', async () => {
    for (const title of ['Water off', 'Windows cleaned', 'Party room closed']) await tell(title)
    await at(friday.six)
    const [mail, ...more] = mailsTo('olivia')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('3 messages from Harbour View')
    expect(mail?.text).toMatch(/- Water off\n[^]+- Windows cleaned\n[^]+- Party room closed\n/)
  })

  it('waits neither for danger nor for what the law asks', async () => {
    await tell('Gas leak', { type: 'emergency' })
    await tell('Annual general meeting', { type: 'meeting' })
    expect(subjectsTo('olivia')).toEqual(['Emergency: Gas leak', 'Annual general meeting'])
    expect(await held()).toEqual([])
  })

  it('still shows in the inbox at once', async () => {
    await tell('Water off')
    expect(await olivia.call(notifications.unreadCount)).toEqual({ count: 1 })
  })

  it('leaves when they are lifted', async () => {
    await tell('Water off')
    await choose(olivia, { quietFrom: '', quietUntil: '' })
    await at(world.clock.now())
    expect(subjectsTo('olivia')).toEqual(['Water off'])
  })

  it('says what is true when it leaves', async () => {
    const { _id, version } = await tell('Water off on Friday')
    const mandeep = await world.as('mandeep')
    await mandeep.call(notices.change, {
      params: { id: _id },
      body: { version, title: 'Water off on Monday', revisionNote: '', askAgain: false, removeAttachmentIds: [] },
      files: [],
    })
    await at(friday.six)
    expect(subjectsTo('olivia')).toEqual(['Water off on Monday'])
  })

  it('is nothing that was withdrawn, read, not wanted or not theirs any more', async () => {
    const withdrawn = await tell('Withdrawn')
    await (await world.as('mandeep')).send('DELETE', `/api/notices/${withdrawn._id}`)
    await tell('Read')
    await olivia.call(notifications.markAllRead)
    await at(friday.six)
    await at(saturday.six)
    world.clock.set('2026-11-21T20:00:00.000Z')
    await tell('Unwanted')
    await choose(olivia, { choices: [{ kind: 'notice.published', channel: 'email', wanted: false }] })
    await at('2026-11-22T02:00:00.000Z')
    world.clock.set('2026-11-22T20:00:00.000Z')
    await choose(olivia, { choices: [{ kind: 'notice.published', channel: 'email', wanted: true }] })
    await tell('Moved out')
    const { buildings, accounts } = world.cast
    await endMembership(world.context(), { buildingId: buildings.harbour, accountId: accounts.olivia })
    await at('2026-11-23T02:00:00.000Z')
    expect(subjectsTo('olivia')).toEqual([])
    expect((await held()).every(({ released_at }) => released_at !== null)).toBe(true)
  })

  it('carries no word of what is for council or some units only', async () => {
    const carla = await world.as('carla')
    await choose(carla, { quietFrom: '12:00', quietUntil: '18:00' })
    await tell('The dispute', { audience: 'council' })
    await tell('Water off')
    await at(friday.six)
    const text = `${mailsTo('carla')[0]?.subject}${mailsTo('carla')[0]?.text}${mailsTo('carla')[0]?.html}`
    expect(text).toContain('A new notice for council members')
    expect(text).not.toContain('The dispute')
  })
})

describe('gathered mail', () => {
  it('leaves once a day at seven, with all that came since', async () => {
    await choose(olivia, { digest: 'daily' })
    await tell('Water off')
    await tell('Windows cleaned')
    await at(saturday.six)
    expect(subjectsTo('olivia')).toEqual([])
    await at(saturday.seven)
    expect(subjectsTo('olivia')).toEqual(['2 messages from Harbour View'])
    await tell('Third')
    await at(saturday.eight)
    expect(mailsTo('olivia')).toHaveLength(1)
    await at(sunday.seven)
    expect(subjectsTo('olivia')).toEqual(['2 messages from Harbour View', 'Third'])
  })

  it('leaves once a week on Monday', async () => {
    await choose(olivia, { digest: 'weekly' })
    await tell('Water off')
    await at(sunday.seven)
    expect(subjectsTo('olivia')).toEqual([])
    await at(monday.seven)
    expect(subjectsTo('olivia')).toEqual(['Water off'])
  })

  it('names thirty things and counts the rest', async () => {
    await choose(olivia, { digest: 'daily' })
    const mandeep = await world.as('mandeep')
    for (let n = 1; n <= 32; n++) await publish(mandeep, { title: `Number ${n}.` })
    await world.jobs.drain()
    await at(saturday.seven)
    const [mail] = mailsTo('olivia')
    expect(mail?.subject).toBe('32 messages from Harbour View')
    expect(mail?.text).toContain('Here are the first 30; 2 more are in your inbox.')
    expect(mail?.text).toContain('- Number 30.')
    expect(mail?.text).not.toContain('- Number 31.')
  })

  it('is written once, however many servers release at the same time, and however often they begin anew', async () => {
    await choose(olivia, { digest: 'daily' })
    await tell('Water off')
    await tell('Windows cleaned')
    world.clock.set(saturday.seven)
    await Promise.all(Array.from({ length: 8 }, () => releaseMails(world.context())))
    await at(saturday.seven)
    await at(saturday.eight)
    expect(subjectsTo('olivia')).toEqual(['2 messages from Harbour View'])
  })

  it('that could not be written waits whole for the next minute', async () => {
    await choose(olivia, { digest: 'daily' })
    await tell('Water off')
    world.clock.set(saturday.seven)
    const failing = {
      ...world.context(),
      offers: {
        ...world.platform.offers,
        wordings: {
          'notice.published': () => {
            throw new Error('The power went.')
          },
        },
      },
    }
    await releaseMails(failing)
    expect((await held()).map(({ released_at }) => released_at)).toEqual([null])
    await at('2026-11-21T14:01:00.000Z')
    expect(subjectsTo('olivia')).toEqual(['Water off'])
  })

  it('leads into its building, which names itself and its address', async () => {
    await choose(olivia, { digest: 'daily' })
    const { _id } = await tell('Water off')
    await tell('Windows cleaned')
    await at(saturday.seven)
    const text = mailsTo('olivia')[0]?.text
    expect(text).toContain(`/announcements/${_id}?building=${world.cast.buildings.harbour}`)
    expect(text).toContain(`/inbox?building=${world.cast.buildings.harbour}`)
    expect(text).toMatch(/\nHarbour View, [^\n]+ Vancouver, BC V[^\n]+\. Sent by Parapet, http/)
  })
})

describe('the mail of a notice', () => {
  it('that the job writes twice reaches each once, also when quiet hours began between', async () => {
    await choose(olivia, { quietFrom: '14:00', quietUntil: '18:00' })
    const { _id } = await tell('Water off')
    expect(subjectsTo('olivia')).toEqual(['Water off'])
    world.clock.set('2026-11-20T21:05:00.000Z')
    const work = { buildingId: world.cast.buildings.harbour, noticeId: _id, round: 0, subjectId: _id }
    await world.jobs.enqueue(world.context(), 'notices.mail', work)
    await world.jobs.drain()
    await at(friday.six)
    expect(subjectsTo('olivia')).toEqual(['Water off'])
  })

  it('reaches the others where the database fails at one of them, once the job is done again', async () => {
    const failing = `alter table outbox add constraint fails check (recipient <> '${emailOf('olivia')}')`
    await world.connection.pool.query(failing)
    await expect(tell('Water off')).rejects.toThrow()
    await world.connection.pool.query('alter table outbox drop constraint fails')
    expect(subjectsTo('olivia')).toEqual([])
    await world.jobs.drain()
    expect([subjectsTo('olivia'), subjectsTo('theo')]).toEqual([['Water off'], ['Water off']])
  })

  it('does not come to who wants none; the inbox has it', async () => {
    await choose(olivia, { choices: [{ kind: 'notice.published', channel: 'email', wanted: false }] })
    await tell('Water off')
    expect([subjectsTo('olivia'), subjectsTo('theo')]).toEqual([[], ['Water off']])
    expect(await olivia.call(notifications.unreadCount)).toEqual({ count: 1 })
  })
})

it('what left long ago is forgotten', async () => {
  await choose(olivia, { digest: 'daily' })
  await tell('Water off')
  await at(saturday.seven)
  await world.jobs.runNow('notifications.forgetMailed')
  expect(await held()).toHaveLength(1)
  world.clock.advance(heldMailKeptMs + 1)
  await world.jobs.runNow('notifications.forgetMailed')
  expect(await held()).toEqual([])
})
