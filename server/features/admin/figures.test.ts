/** The platform in figures: as it is, and day by day. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin } from '../../../contract/admin.ts'
import { MailRefused } from '../../platform/mailer.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { deliver, queueMail } from '../mail/mail.ts'

let world: World
let sam: Caller
beforeAll(async () => {
  world = await openWorld()
  sam = await world.as('sam')
})
afterAll(() => world.close())

const mail = (to: string) =>
  queueMail(world.context(), { to, class: 'community', subject: 'News', paragraphs: ['None.'] })
const read = (span: 'days' | 'months') => sam.call(admin.figures, { query: { span } })
const dayMs = 86_400_000

describe('the figures of the platform', () => {
  it('say how it is, and name nobody', async () => {
    const { rows } = await world.connection.pool.query(
      `select (select count(*)::int from units) as units, (select count(*)::int from accounts) as people`,
    )
    const figures = await read('days')
    expect(figures).toMatchObject({ ...rows[0], buildings: 2, activeIn7Days: 1, activeIn30Days: 1, storageBytes: 0 })
    expect(JSON.stringify(figures)).not.toMatch(/@|Harbour|Olivia/)
  })

  it('count what happened on its day: sign-ins, mails and accounts', async () => {
    await mail('olivia@parapet.example')
    await world.jobs.drain()
    await mail('theo@parapet.example')
    const refuse = async () => {
      throw new MailRefused('EENVELOPE 550', true)
    }
    const { rows } = await world.connection.pool.query('select id from outbox order by id desc limit 1')
    await deliver({ ...world.context(), mailer: { sends: true, send: refuse } }, rows[0].id)
    world.clock.advance(dayMs)
    sam = await world.as('sam')
    await world.as('olivia')
    const { series } = await read('days')
    expect(series).toHaveLength(90)
    const [before, first, second] = series.slice(-3)
    expect(before).toEqual({
      ...{ day: '2026-11-19', newAccounts: 0, notices: 0 },
      ...{ mailsSent: 0, mailsFailed: 0, signIns: null },
    })
    expect(first).toMatchObject({ day: '2026-11-20', newAccounts: 10, mailsSent: 1, mailsFailed: 1, signIns: 1 })
    expect(second).toMatchObject({ day: '2026-11-21', newAccounts: 0, mailsSent: 0, signIns: 2 })
  })

  it('come by month too, this one as far as it has come', async () => {
    const { series } = await read('months')
    expect(series).toHaveLength(12)
    expect(series[0]).toMatchObject({ day: '2025-12-01', signIns: null })
    expect(series.at(-1)).toMatchObject({ day: '2026-11-01', newAccounts: 10, mailsSent: 1, signIns: 3 })
  })

  it('come in few statements', async () => {
    const statements = await world.statements(() => read('days'))
    expect(statements.filter((text) => !/^(begin|commit)/.test(text)).length).toBeLessThanOrEqual(3)
  })

  it('are nobody else’s', async () => {
    for (const name of ['mandeep', 'carla', 'theo'] as const)
      expect((await (await world.as(name)).try(admin.figures, { query: {} })).status).toBe(403)
  })
})
