/** A register longer than a file takes: the newest stand in it, and it says so. */
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decisionsInFileMost } from '../../../../contract/limits/decide.ts'
import { decisions } from '../../../../contract/voting/decisions.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const register = async (): Promise<string> => {
  const { rawPayload } = await world.app.inject({
    url: `${decisions.register.path}?year=1990`,
    headers: { cookie: mandeep.cookie, 'x-building-id': mandeep.buildingId! },
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)))
  return text.join(' ').replaceAll(/\s+/g, ' ')
}

/** Copies of one decision of the building, as its year's decisions from the first number to the last. */
const fill = (first: number, last: number) =>
  sql`insert into decisions (id, building_id, year, place, title, wording, words, decided_on, made, authority, outcome,
        lines, names, conflicts, hash, written_by, noted_at, ratification)
      select gen_random_uuid(), building_id, year, at, 'Number ' || at, wording, words, decided_on, made, authority,
        outcome, lines, names, conflicts, hash, written_by, noted_at, ratification
      from (select * from decisions where building_id = ${mandeep.buildingId!}::uuid limit 1) one,
        generate_series(${first}::integer, ${last}::integer) at`.execute(world.connection.db)

const template = {
  title: 'Snow contract',
  wording: '<p>That Northshore clears the snow.</p>',
  decidedOn: '1990-05-01',
  outcome: 'passed' as const,
  ...{ votesFor: 3, votesAgainst: 0, votesAbstained: 1 },
}

test('says that only the newest stand in it where there are more', async () => {
  const words = 'Only the most recent decisions are listed. Choose a year to see earlier ones.'
  await (await world.as('carla')).call(decisions.write, { body: template })
  await fill(2, decisionsInFileMost)
  const whole = await register()
  expect(whole).not.toContain(words)
  expect(whole).toContain('Snow contract')
  await fill(decisionsInFileMost + 1, decisionsInFileMost + 1)
  const cut = await register()
  expect(cut).toContain(words)
  expect(cut).not.toContain('Snow contract')
  expect(cut).toContain(`Number ${decisionsInFileMost + 1}`)
})
