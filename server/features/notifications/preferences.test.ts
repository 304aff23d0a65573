/** What people choose to be told: what they find, what is kept, and what nobody may switch off. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import {
  channels,
  messageKindNames,
  messageKinds,
  settingOf,
  type KindOfMessage,
  type MessageKind,
} from '../../../contract/message-kinds.ts'
import { notifications, type Preferences } from '../../../contract/notifications.ts'
import type { Caller } from '../../testing/caller.ts'
import type { Name } from '../../testing/cast.ts'
import { publish } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { channelsFor } from './wishes.ts'

let world: World
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

type Change = Parameters<typeof change>[1]
const change = async (
  who: Caller,
  what: Partial<{
    version: number
    choices: { kind: string; channel: string; wanted: unknown }[]
    quietFrom: string
    quietUntil: string
    digest: string
    everywhere: boolean
  }>,
) => {
  const body = { version: 0, choices: [], quietFrom: '', quietUntil: '', digest: 'off', ...what }
  return who.send('PUT', '/api/notifications/preferences', { body })
}
const read = (who: Caller = olivia) => who.call(notifications.preferences)
const kindsOf = ({ choices }: Preferences) => [...new Set(choices.map(({ kind }) => kind))]
const wantedOf = ({ choices }: Preferences, kind: string, channel: string) =>
  choices.find((one) => one.kind === kind && one.channel === channel)?.wanted

describe('preferences', () => {
  it('are the usual ones before anything was chosen, each way of each kind, with what cannot be switched off', async () => {
    const found = await read()
    expect(found).toMatchObject({ quietFrom: '', quietUntil: '', digest: 'off', version: 0 })
    expect(found.choices.filter(({ kind }) => kind === 'notice.meeting')).toEqual([
      { kind: 'notice.meeting', channel: 'inbox', wanted: true, locked: true },
      { kind: 'notice.meeting', channel: 'email', wanted: true, locked: true },
      { kind: 'notice.meeting', channel: 'push', wanted: true, locked: false },
    ])
    expect(wantedOf(found, 'notice.corrected', 'push')).toBe(false)
    expect(found.choices.filter(({ kind }) => kind === 'account.security')).toEqual([
      { kind: 'account.security', channel: 'email', wanted: true, locked: true },
    ])
  })

  it('show the kinds that concern the reader: what managers get, and what the building uses', async () => {
    expect(kindsOf(await read())).not.toContain('access.requested')
    const mandeep = await world.as('mandeep')
    expect(kindsOf(await read(mandeep))).toContain('access.requested')
    await world.connection.db.updateTable('buildings').set({ features: '{"notices":false}' }).execute()
    const hers = [
      'booking.news',
      'booking.offer',
      'booking.soon',
      'poll.opened',
      'poll.reminder',
      'poll.closed',
      'records.answered',
      'letter.notice',
      'letter.sent',
      'council.appointed',
      'council.ended',
      'account.security',
    ]
    const shown = kindsOf(await read())
    expect(shown.filter((kind) => hers.includes(kind))).toEqual(hers)
    const forEveryone = (kind: MessageKind) => {
      const { feature, managers, council }: KindOfMessage = messageKinds[kind]
      return !feature && !managers && !council
    }
    expect(shown).toEqual(messageKindNames.filter(forEveryone))
    const others =
      /^(?:notice|ticket|access|unit|document|vendor|asset|parking|voting|forum|work)\.|^(?:booking\.asked|records\.asked|records\.due)$/
    expect(shown.filter((kind) => others.test(kind))).toEqual([])
  })

  it('keep what is chosen and answer it; the rest stays as it was', async () => {
    const choices = [{ kind: 'notice.published', channel: 'email', wanted: false }]
    const { status, body } = await change(olivia, { choices, quietFrom: '22:00', quietUntil: '07:00', digest: 'daily' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ quietFrom: '22:00', quietUntil: '07:00', digest: 'daily', version: 1 })
    const more = await change(olivia, {
      version: 1,
      choices: [{ kind: 'notice.corrected', channel: 'push', wanted: true }],
    })
    expect(more.body.data).toMatchObject({ quietFrom: '', digest: 'off', version: 2 })
    const found = await read()
    expect(found).toEqual(more.body.data)
    expect(wantedOf(found, 'notice.published', 'email')).toBe(false)
    expect(wantedOf(found, 'notice.corrected', 'push')).toBe(true)
  })

  it('are those of one person in one building', async () => {
    const mandeep = await world.as('mandeep')
    await change(mandeep, { quietFrom: '22:00', quietUntil: '07:00' })
    expect((await read()).quietFrom).toBe('')
    mandeep.buildingId = world.cast.buildings.prairie
    expect(await read(mandeep)).toMatchObject({ quietFrom: '', version: 0 })
  })

  it('are set in every building of theirs when asked, and in no other', async () => {
    const mandeep = await world.as('mandeep')
    const { prairie } = world.cast.buildings
    const choices = [{ kind: 'notice.published', channel: 'email', wanted: false }]
    await change(mandeep, { choices, quietFrom: '21:00', quietUntil: '06:00', digest: 'weekly', everywhere: true })
    mandeep.buildingId = prairie
    const there = await read(mandeep)
    expect(there).toMatchObject({ quietFrom: '21:00', quietUntil: '06:00', digest: 'weekly', version: 1 })
    expect(wantedOf(there, 'notice.published', 'email')).toBe(false)
    await change(olivia, { digest: 'daily', everywhere: true })
    expect(
      await world.connection.db.selectFrom('notification_preferences').select('building_id').execute(),
    ).toHaveLength(3)
  })

  it('that were changed in the meantime answer 409 with the present ones, and keep them', async () => {
    await change(olivia, { digest: 'daily' })
    const { status, body } = await change(olivia, { digest: 'weekly' })
    expect([status, body.code, body.current.digest]).toEqual([409, 'STALE', 'daily'])
    expect((await read()).digest).toBe('daily')
  })

  it('changed twenty times at once are kept once for each version', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(olivia, { digest: 'daily' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect((await read()).version).toBe(1)
  })

  it('stand in the history, with what changed', async () => {
    await change(olivia, { choices: [{ kind: 'notice.published', channel: 'email', wanted: false }], digest: 'daily' })
    const row = await world.connection.db
      .selectFrom('changes')
      .where('subject_id', '=', world.cast.accounts.olivia)
      .where('action', '=', 'preferences changed')
      .select(['fields', 'building_id'])
      .executeTakeFirstOrThrow()
    expect(row.building_id).toBe(world.cast.buildings.harbour)
    expect([...row.fields].toSorted()).toEqual(['digest', 'notice.published by email'])
  })
})

describe('what must reach people', () => {
  const locked = messageKindNames.flatMap((kind) =>
    channels.filter((channel) => settingOf(kind, channel) === 'always').map((channel) => [kind, channel] as const),
  )
  it.each(locked)('%s by %s cannot be switched off', async (kind, channel) => {
    const { status, body } = await change(olivia, { choices: [{ kind, channel, wanted: false }] })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'INVALID', error: expect.stringMatching(/can’t be turned off\.$/) })
    expect(body.errors).toEqual([{ field: 'choices', message: body.error }])
    expect((await read()).version).toBe(0)
    expect((await change(olivia, { choices: [{ kind, channel, wanted: true }] })).status).toBe(200)
  })

  it('cannot be switched off among others either: nothing of the change is kept', async () => {
    const choices = [
      { kind: 'notice.published', channel: 'email', wanted: false },
      { kind: 'notice.emergency', channel: 'push', wanted: false },
    ]
    expect((await change(olivia, { choices, digest: 'daily' })).status).toBe(400)
    expect(await read()).toMatchObject({ digest: 'off', version: 0 })
    expect(wantedOf(await read(), 'notice.published', 'email')).toBe(true)
  })

  it('reaches them even where a row of the database says otherwise', async () => {
    await change(olivia, {})
    const rest = { account_id: world.cast.accounts.olivia, building_id: world.cast.buildings.harbour, wanted: false }
    const rows = channels.map((channel) => ({ ...rest, kind: 'notice.emergency', channel }))
    await world.connection.db.insertInto('notification_choices').values(rows).execute()
    await publish(await world.as('mandeep'), { type: 'emergency', title: 'Gas leak' })
    await world.jobs.drain()
    expect(world.mails.map(({ to }) => to)).toContain('owner@parapet.example')
    expect(await olivia.call(notifications.unreadCount)).toEqual({ count: 1 })
  })
})

const kindOrWay = (kind: string, channel: string) => ({ choices: [{ kind, channel, wanted: true }] })

test.each<[string, Change, string, string]>([
  ['a time that is none', { quietFrom: '24:00', quietUntil: '07:00' }, 'quietFrom', 'Enter a time, such as 22:00'],
  ['words for a time', { quietFrom: '22:00', quietUntil: 'morning' }, 'quietUntil', 'Enter a time, such as 22:00'],
  ['a beginning without an end', { quietFrom: '22:00' }, 'quietUntil', 'Enter when quiet hours end'],
  ['an end without a beginning', { quietUntil: '07:00' }, 'quietFrom', 'Enter when quiet hours begin'],
  [
    'a whole day',
    { quietFrom: '07:00', quietUntil: '07:00' },
    'quietUntil',
    'Quiet hours can’t start and end at the same time',
  ],
  ['an unknown rhythm', { digest: 'hourly' }, 'digest', 'Choose one of: off, daily, weekly'],
  ['an unknown kind', kindOrWay('spam', 'email'), 'choices.0.kind', `Choose one of: ${messageKindNames.join(', ')}`],
  ['an unknown way', kindOrWay('notice.published', 'fax'), 'choices.0.channel', 'Choose one of: inbox, email, push'],
  [
    'a way not taken',
    kindOrWay('account.security', 'push'),
    'choices',
    'Account security: this channel isn’t available.',
  ],
])('%s is refused', async (_name, what, field, message) => {
  const { status, body } = await change(olivia, what)
  expect([status, body.errors]).toEqual([400, [{ field, message }]])
  expect((await read()).version).toBe(0)
})

describe('channelsFor', () => {
  const at = (name: Name) => world.cast.accounts[name]
  const asked = async (kind: MessageKind, channel: (typeof channels)[number], names: Name[]) => {
    const buildingId = world.cast.buildings.harbour
    const accountIds = names.map(at)
    const told = await channelsFor(world.context(), { buildingId, kind, channel, accountIds })
    return names.map((name) => told.get(at(name)) ?? null)
  }

  it('answers each person by what they chose, in one statement', async () => {
    const now = world.clock.now()
    const names: Name[] = ['olivia', 'theo', 'carla', 'mandeep']
    await change(olivia, { choices: [{ kind: 'notice.published', channel: 'email', wanted: false }] })
    await change(await world.as('theo'), { quietFrom: '12:30', quietUntil: '15:00' })
    await change(await world.as('carla'), { digest: 'daily' })
    const table: [MessageKind, (typeof channels)[number], (string | null)[]][] = [
      ['notice.published', 'inbox', [now, now, now, now]],
      ['notice.published', 'email', [null, '2026-11-20T22:00:00.000Z', '2026-11-21T14:00:00.000Z', now]],
      ['notice.published', 'push', [now, '2026-11-20T22:00:00.000Z', now, now]],
      ['notice.corrected', 'push', [null, null, null, null]],
      ['notice.emergency', 'email', [now, now, now, now]],
      ['notice.emergency', 'push', [now, now, now, now]],
      ['notice.meeting', 'email', [now, now, now, now]],
      ['notice.meeting', 'push', [now, '2026-11-20T22:00:00.000Z', now, now]],
      ['account.security', 'push', [null, null, null, null]],
    ]
    for (const [kind, channel, times] of table)
      expect([kind, channel, await asked(kind, channel, names)]).toEqual([kind, channel, times])
    expect(await world.statements(() => asked('notice.published', 'email', names))).toHaveLength(1)
    expect(await world.statements(() => asked('notice.emergency', 'email', names))).toHaveLength(0)
  })
})
