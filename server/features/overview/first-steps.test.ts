/** What the dashboard proposes to somebody who has just joined, and for how long. */
import { TOTP } from 'otpauth'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../contract/accounts.ts'
import { firstStepsShownMs } from '../../../contract/limits.ts'
import { notifications } from '../../../contract/notifications.ts'
import { overview } from '../../../contract/overview.ts'
import { later } from '../../../contract/time.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember, endMembership } from '../buildings/buildings.ts'
import { stepsLeft } from './first-steps.ts'

let world: World
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

const stepsOf = async (caller = olivia) => (await caller.call(overview.dashboard)).firstSteps
const nothingYet = { email: true, phone: false, picture: false, messages: false, secondFactor: false }

const changeProfile = async (what: object) => {
  const { version } = await olivia.call(accounts.profile)
  await olivia.call(accounts.changeProfile, { body: { version, ...what }, files: [] })
}
const picture = async () => {
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
  return `data:image/png;base64,${(await image.png().toBuffer()).toString('base64')}`
}
const setUpAuthenticator = async () => {
  const { secret } = await olivia.call(accounts.startAuthenticator, { body: {} })
  const code = new TOTP({ secret }).generate({ timestamp: Date.parse(world.clock.now()) })
  await olivia.call(accounts.confirmAuthenticator, { body: { code } })
}
const chooseMessages = () =>
  olivia.call(notifications.changePreferences, {
    body: { version: 0, choices: [], quietFrom: '', quietUntil: '', digest: 'daily', everywhere: false },
  })

describe('the first steps', () => {
  it('are those that are not done yet, for everybody who belongs to the building', async () => {
    expect(await stepsOf()).toEqual(nothingYet)
    for (const name of ['vic', 'carla', 'mandeep'] as const)
      expect(await stepsOf(await world.as(name))).toEqual(nothingYet)
    expect(await stepsOf(await world.as('sam', 'harbour'))).toBeNull()
    const { pool } = world.connection
    await pool.query(`update accounts set email_verified_at = null where email = $1`, [emailOf('olivia')])
    expect(await stepsOf()).toEqual({ ...nothingYet, email: false })
  })

  it('follow what is done, and are over with the last of them', async () => {
    await changeProfile({ phone: '604-555-0123' })
    expect(await stepsOf()).toEqual({ ...nothingYet, phone: true })
    await changeProfile({ profilePicture: await picture() })
    await setUpAuthenticator()
    expect(await stepsOf()).toEqual({ ...nothingYet, phone: true, picture: true, secondFactor: true })
    await changeProfile({ phone: '' })
    await chooseMessages()
    expect(await stepsOf()).toEqual({ email: true, phone: false, picture: true, messages: true, secondFactor: true })
    await changeProfile({ phone: '604-555-0123' })
    expect(await stepsOf()).toBeNull()
  })

  it('are about the messages of this building', async () => {
    const mandeep = await world.as('mandeep', 'prairie')
    await mandeep.call(notifications.changePreferences, {
      body: { version: 0, choices: [], quietFrom: '', quietUntil: '', digest: 'daily', everywhere: false },
    })
    expect(await stepsOf(mandeep)).toMatchObject({ messages: true })
    mandeep.buildingId = world.cast.buildings.harbour
    expect(await stepsOf(mandeep)).toMatchObject({ messages: false })
  })

  it('go after 30 days, of the membership and not of the account', async () => {
    const { pool } = world.connection
    const started = (days: number) =>
      pool.query(`update memberships set started_at = $1`, [later(world.clock.now(), -days * 86_400_000)])
    await pool.query(`update accounts set created_at = '2001-01-01'`)
    await started(firstStepsShownMs / 86_400_000 - 1)
    expect(await stepsOf()).toEqual(nothingYet)
    await started(firstStepsShownMs / 86_400_000)
    expect(await stepsOf()).toBeNull()
  })

  it('do not come back with another role', async () => {
    const { accounts: people, buildings } = world.cast
    const at = { buildingId: buildings.harbour, accountId: people.olivia }
    await world.connection.pool.query(`update memberships set started_at = started_at - interval '1 year'`)
    await endMembership(world.context(), at)
    await addMember(world.context(), { ...at, role: 'council' })
    expect(await stepsOf()).toBeNull()
  })

  it('stay hidden once somebody hides them, in every building and for nobody else', async () => {
    const mandeep = await world.as('mandeep')
    await mandeep.call(overview.hideFirstSteps)
    await mandeep.call(overview.hideFirstSteps)
    expect(await stepsOf(mandeep)).toBeNull()
    mandeep.buildingId = world.cast.buildings.prairie
    expect(await stepsOf(mandeep)).toBeNull()
    expect(await stepsOf()).toEqual(nothingYet)
    const { rows } = await world.connection.pool.query(
      `select subject, building_id from changes where action = 'first steps hidden'`,
    )
    expect(rows).toEqual([{ subject: 'account', building_id: null }])
  })

  it('are none where all are done', () => {
    const done = { email: true, phone: true, picture: true, messages: true, secondFactor: true }
    expect([stepsLeft(null), stepsLeft(done), stepsLeft({ ...done, phone: false })]).toEqual([
      null,
      null,
      { ...done, phone: false },
    ])
  })
})
