/** The preview of oneself is what neighbours are really sent: on the person's page, in the directory, among the offices. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { units } from '../../../../contract/units.ts'
import type { PersonCard } from '../../../../contract/units/people.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { Name } from '../../../testing/cast.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
/** Belongs to the building and shares no unit with anybody. */
let mia: Caller
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  mia = await world.as('mia')
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

/** What a neighbour is sent of somebody on their page; null where they are not there. */
const pageOf = async (neighbour: Caller, id: string): Promise<PersonCard | null> => {
  const { status, body } = await neighbour.try(units.person, { params: { id } })
  if (status === 404) return null
  const { isMe: _isMe, record, desk, ...card } = body.data
  expect([status, record, desk]).toEqual([200, null, null])
  return card
}

/** Where a neighbour's directory shows somebody, and with what. */
const rowsOf = async (neighbour: Caller, id: string) => {
  const { items } = await neighbour.call(units.neighbours, { query: { limit: 100 } })
  return items.flatMap(({ _id, unitNumber, people }) =>
    people
      .filter(({ personId }) => personId === id)
      .map(({ name, email, phone, roles }) => ({ unit: { _id, unitNumber }, name, email, phone, roles })),
  )
}

const officeOf = async (neighbour: Caller, id: string) =>
  (await neighbour.call(units.officeHolders)).find(({ personId }) => personId === id)?.role ?? null

const idOf = async (who: Caller, name: Name): Promise<string> =>
  (await who.call(units.myPlace)).details[0]?._id ?? world.cast.accounts[name]

const expectSame = async (who: Caller, name: Name): Promise<PersonCard | null> => {
  const id = await idOf(who, name)
  const { previews } = await who.call(units.mySharing)
  const preview = previews[0] ?? null
  expect(await pageOf(mia, id)).toEqual(preview)
  expect(await officeOf(mia, id)).toEqual(preview?.office ?? null)
  expect(await rowsOf(mia, id)).toEqual(
    (preview?.units ?? []).map((unit) => ({
      unit,
      name: preview?.name,
      email: preview?.email,
      phone: preview?.phone,
      roles: [],
    })),
  )
  return preview
}

const all = { isListed: true, sharesEmail: true, sharesPhone: true }
const reachable = async (who: Caller) => {
  const { _id, version } = (await who.call(units.myPlace)).details[0]!
  const body = { phone: '604 555 0173', emergencyContactName: 'Petra', mailingCity: 'Victoria', version }
  await who.call(units.changeMyDetails, { params: { id: _id }, body })
}

describe('the preview is what a neighbour gets', () => {
  test.each([
    ['of an owner who said nothing', 'olivia', {}, null],
    ['of an owner who is listed', 'olivia', { isListed: true }, { email: null, phone: null, office: null }],
    [
      'with the e-mail',
      'olivia',
      { isListed: true, sharesEmail: true },
      { email: 'owner@parapet.example', phone: null },
    ],
    ['with everything', 'olivia', all, { email: 'owner@parapet.example', phone: '+16045550173' }],
    ['of a tenant', 'theo', all, { email: 'tenant@parapet.example', units: [{ unitNumber: '305' }] }],
    ['of council, not listed', 'carla', {}, { office: 'council', units: [], email: null }],
    ['of council, listed', 'carla', all, { office: 'council', units: [{ unitNumber: '804' }], phone: '+16045550173' }],
  ] as const)('%s', async (_, name, sharing, expected) => {
    const who = await world.as(name)
    await reachable(who)
    await who.call(units.changeMySharing, { body: sharing })
    const preview = await expectSame(who, name)
    expect([preview]).toMatchObject([expected])
  })

  test('of a manager whom no roster names', async () => {
    expect(await expectSame(mandeep, 'mandeep')).toMatchObject({ office: 'management', units: [], email: null })
  })

  test('of somebody who is protected, whatever they chose, also on council', async () => {
    for (const name of ['olivia', 'carla'] as const) {
      const who = await world.as(name)
      await who.call(units.changeMySharing, { body: all })
      const params = { id: await idOf(who, name) }
      await mandeep.call(units.protectPerson, { params, body: { isProtected: true } })
      expect(await expectSame(who, name)).toBeNull()
    }
  })

  test('of a co-owner; whoever owns the unit with them knows their name there besides, and no more', async () => {
    const [olivia, theo] = [await world.as('olivia'), await world.as('theo')]
    const home = (await olivia.call(units.myPlace)).units.find(({ unitNumber }) => unitNumber === '703')!
    const tie = { role: 'owner', personId: await idOf(theo, 'theo'), from: '2026-01-01' } as const
    await mandeep.call(units.addTie, { params: { id: home._id }, body: tie })
    expect(await expectSame(olivia, 'olivia')).toBeNull()
    expect(await pageOf(theo, await idOf(olivia, 'olivia'))).toMatchObject({
      name: 'Olivia Owner',
      units: [{ unitNumber: '703' }],
      email: null,
      phone: null,
      profilePicture: null,
    })
    await olivia.call(units.changeMySharing, { body: all })
    const preview = await expectSame(olivia, 'olivia')
    expect(preview?.units.map(({ unitNumber }) => unitNumber)).toEqual(['305', '703'])
    expect(await pageOf(theo, await idOf(olivia, 'olivia'))).toEqual(preview)
  })

  test('follows at once what is taken back', async () => {
    const olivia = await world.as('olivia')
    await olivia.call(units.changeMySharing, { body: all })
    expect(await expectSame(olivia, 'olivia')).not.toBeNull()
    await olivia.call(units.changeMySharing, { body: { isListed: false } })
    expect(await expectSame(olivia, 'olivia')).toBeNull()
  })
})
