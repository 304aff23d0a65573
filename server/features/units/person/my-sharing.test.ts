/** What somebody lets their neighbours see: their own word alone, at once, and kept with its dates. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

const change = (body: object, who = olivia) => who.call(units.changeMySharing, { body })
const row = async () =>
  world.platform.db
    .selectFrom('people')
    .where('account_id', '=', world.cast.accounts.olivia)
    .selectAll()
    .executeTakeFirstOrThrow()

describe('what neighbours see of me', () => {
  test('is nothing before I say so', async () => {
    expect(await olivia.call(units.mySharing)).toEqual({
      inRoster: true,
      isProtected: false,
      isListed: false,
      sharesEmail: false,
      sharesPhone: false,
      email: 'owner@parapet.example',
      phone: null,
      previews: [],
      consents: [],
    })
  })

  test('is previewed as a neighbour sees it', async () => {
    const { previews } = await change({ isListed: true, sharesEmail: true })
    expect(previews).toMatchObject([
      {
        name: 'Olivia Owner',
        email: 'owner@parapet.example',
        phone: null,
        units: [{ unitNumber: '305' }, { unitNumber: '703' }],
      },
    ])
    const mia = await world.as('mia')
    const {
      isMe: _isMe,
      record: _record,
      desk: _desk,
      ...seen
    } = await mia.call(units.person, {
      params: { id: previews[0]!._id },
    })
    expect(previews[0]).toEqual(seen)
  })

  test('is kept with when it was given and when it was withdrawn', async () => {
    const given = world.clock.now()
    await change({ isListed: true, sharesPhone: true })
    world.clock.advance(60_000)
    const withdrawn = world.clock.now()
    await change({ sharesPhone: false })
    world.clock.advance(60_000)
    const { consents } = await change({ sharesPhone: true })
    expect(consents.map(({ field, givenAt, withdrawnAt }) => [field, givenAt, withdrawnAt])).toEqual([
      ['phone', world.clock.now(), null],
      ['phone', given, withdrawn],
      ['listing', given, null],
    ])
  })

  test('goes with the listing, and does not come back with it unasked', async () => {
    const seen = await change({ isListed: true, sharesEmail: true })
    expect(seen).toMatchObject({ isListed: true, sharesEmail: true })
    world.clock.advance(60_000)
    const taken = await change({ isListed: false })
    expect(taken).toMatchObject({ isListed: false, sharesEmail: false, previews: [] })
    expect(taken.consents.map(({ field, withdrawnAt }) => [field, withdrawnAt])).toEqual(
      expect.arrayContaining([
        ['listing', world.clock.now()],
        ['email', world.clock.now()],
      ]),
    )
    expect(await change({ isListed: true })).toMatchObject({ sharesEmail: false, previews: [{ email: null }] })
  })

  test('is nothing without the listing, and says so', async () => {
    const refused = await olivia.try(units.changeMySharing, { body: { sharesPhone: true } })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'You aren’t listed, so nothing about you is shown. Choose to be listed first.',
    ])
  })

  test('said twice is one consent, also at the same moment', async () => {
    await Promise.all(Array.from({ length: 10 }, () => change({ isListed: true })))
    expect((await olivia.call(units.mySharing)).consents).toHaveLength(1)
  })

  test('is in the history, and no other edit of the person is in its way', async () => {
    const before = await row()
    await change({ isListed: true })
    expect((await row()).version).toBe(before.version)
    const carla = await world.as('carla')
    const { items } = await carla.call(audit.history, { params: { subject: 'person', id: before.id }, query: {} })
    expect(items[0]).toMatchObject({
      by: 'Olivia Owner',
      action: 'sharing changed',
      fields: [{ field: 'isListed', before: false, after: true }],
    })
  })

  test('is the same for all names that the roster has for me', async () => {
    const { id: _id, name: _name, ...one } = await row()
    const company = { ...one, id: world.cast.accounts.sam, company_name: 'Owner Holdings Ltd.', same_key: 'company' }
    await world.platform.db.insertInto('people').values(company).execute()
    const { previews } = await change({ isListed: true })
    // The company owns nothing here, so it does not show.
    expect(previews.map(({ name }) => name)).toEqual(['Olivia Owner'])
    const listed = await world.platform.db.selectFrom('people').where('is_listed', '=', true).select('name').execute()
    expect(listed.map(({ name }) => name).toSorted()).toEqual(['Olivia Owner', 'Owner Holdings Ltd.'])
  })

  test('holds for one building alone', async () => {
    await change({ isListed: true })
    const rows = await world.platform.db.selectFrom('people').where('is_listed', '=', true).select('name').execute()
    expect(rows).toEqual([{ name: 'Olivia Owner' }])
  })
})

describe('somebody whom the roster does not name', () => {
  test('has nothing to share, and is told so', async () => {
    const mia = await world.as('mia')
    expect(await mia.call(units.mySharing)).toMatchObject({ inRoster: false, previews: [], consents: [] })
    const refused = await mia.try(units.changeMySharing, { body: { isListed: true } })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'You aren’t on this building’s roster, so nothing about you is shown.',
    ])
  })

  test('is known by an office all the same', async () => {
    const mandeep = await world.as('mandeep')
    expect((await mandeep.call(units.mySharing)).previews).toMatchObject([
      { name: 'Mandeep Manager', office: 'management', email: null, units: [] },
    ])
  })
})

test('who is protected sees that nothing of them shows', async () => {
  await change({ isListed: true })
  const { id } = await row()
  await (await world.as('carla')).call(units.protectPerson, { params: { id }, body: { isProtected: true } })
  expect(await olivia.call(units.mySharing)).toMatchObject({ isProtected: true, isListed: true, previews: [] })
})

test('what is no choice is refused', async () => {
  expect((await olivia.try(units.changeMySharing, { body: { isListed: 'yes' as never } })).status).toBe(400)
})
