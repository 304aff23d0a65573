import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requireKind } from '../../http/uploads/file-kind.ts'
import { notices } from '../../../contract/notices.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { createAccount } from '../accounts/accounts.ts'
import { addMember, createBuilding } from '../buildings/buildings.ts'
import { harbourView, members, people } from '../../demo/people.ts'
import { seedUnits } from '../units/demo.ts'
import { matchPeople } from '../units/units.ts'
import { pdfOf } from './demo/pdf.ts'
import { seedNotices } from './demo.ts'

let world: World
let buildingId: string
beforeAll(async () => {
  world = await openWorld()
  const ctx = world.context()
  const building = await createBuilding(ctx, { ...harbourView, code: 'DEMO01' })
  buildingId = building._id
  const known = new Set((await ctx.db.selectFrom('accounts').select('email').execute()).map(({ email }) => email))
  for (const person of people)
    if (!known.has(person.email)) await createAccount(ctx, { ...person, password: null, emailVerified: true })
  const accounts = await ctx.db.selectFrom('accounts').select(['id', 'email']).execute()
  for (const { email, building: where, role } of members) {
    const accountId = accounts.find((account) => account.email === email)!.id
    if (where === 'harbour') await addMember(ctx, { buildingId, accountId, role })
  }
  await seedUnits({ ...ctx, building }, 'harbour')
  await matchPeople({ ...ctx, building })
  await seedNotices({ ...ctx, building }, 'harbour')
})
afterAll(() => world.close())

const as = async (name: Parameters<World['as']>[0]): Promise<Caller> => {
  const caller = await world.as(name)
  caller.buildingId = buildingId
  return caller
}

describe('the notices of the demo', () => {
  test('stand in every state', async () => {
    const mandeep = await as('mandeep')
    for (const [status, least] of [
      ['draft', 1],
      ['scheduled', 1],
      ['published', 9],
      ['expired', 3],
    ] as const) {
      const { items } = await mandeep.call(notices.list, { query: { status, limit: 100 } })
      expect(items.length, `notices that are ${status}`).toBeGreaterThanOrEqual(least)
    }
  })

  test('leave each of the demo people something to read', async () => {
    for (const name of ['olivia', 'theo', 'carla'] as const) {
      const unread = await (await as(name)).call(notices.list, { query: { filter: 'unread' } })
      expect([1, 2, 3, 4, 5], `unread for ${name}`).toContain(unread.items.length)
    }
    expect((await (await as('theo')).call(notices.pinned)).map(({ title }) => title)).toEqual([
      'Elevator 2 waits for a part',
    ])
    expect(await (await as('olivia')).call(notices.pinned)).toHaveLength(2)
  })

  test('come with files that are what they say', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parapet-pdf-'))
    const path = join(folder, 'a.pdf')
    await writeFile(path, pdfOf('Agenda (draft)', ['One \\ two']))
    expect(await requireKind(path, 'a.pdf', 'application/pdf')).toMatchObject({ type: 'application/pdf' })
    expect((await readFile(path, 'latin1')).match(/^xref$/gm)).toHaveLength(1)
    await rm(folder, { recursive: true })
  })
})
