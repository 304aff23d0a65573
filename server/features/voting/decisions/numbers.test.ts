/** Numbers of decisions: each once and none left out, however many are given at the same moment. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { voting } from '../../../../contract/voting.ts'
import { decisions } from '../../../../contract/voting/decisions.ts'
import type { Caller } from '../../../testing/caller.ts'
import { postAllAtOnce } from '../../../testing/race.ts'
import { again, cast, openCouncil, putToVote } from '../../../testing/voting.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { settleVotes } from '../voting.ts'
import { takeNumber } from './store.ts'

let world: World
let council: Awaited<ReturnType<typeof openCouncil>>
beforeAll(async () => {
  world = await openWorld({ connections: 20 })
  council = await openCouncil(world)
})
afterAll(() => world.close())

const numbers = async (who: Caller): Promise<string[]> =>
  (await who.call(decisions.list, { query: { year: 2026, limit: 100 } })).items.map(({ number }) => number).toReversed()
const upTo = (last: number) =>
  Array.from({ length: last }, (_, index) => `D-2026-${String(index + 1).padStart(3, '0')}`)

test('votes that close at once, by the job and by readers, and decisions written meanwhile have numbers in a row', async () => {
  const { carla, bo, cy } = council
  const open = []
  for (let index = 0; index < 12; index += 1) {
    const made = await putToVote(world, carla, { title: `Vote ${index}` }, 24)
    await cast(bo, made, index % 2 === 0 ? 'for' : 'against')
    await cast(cy, made, 'for')
    open.push(made)
  }
  world.clock.set(open[0]!.closesAt!)
  await council.signIn()
  const body = { title: 'By hand', wording: '<p>Yes.</p>', decidedOn: '2026-11-18', outcome: 'passed' }
  const call = { path: '/api/decisions', headers: { cookie: carla.cookie, 'x-building-id': carla.buildingId! }, body }
  const [answers] = await Promise.all([
    postAllAtOnce(
      world.app,
      Array.from({ length: 12 }, () => call),
    ),
    settleVotes(world.context()),
    settleVotes(world.context()),
    ...open.map((one, index) => again([carla, bo, cy][index % 3]!, one)),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(await numbers(carla)).toEqual(upTo(24))
  const { rows } = await world.connection.pool.query(
    'select count(distinct proposal_id)::integer as votes from decisions',
  )
  expect(rows).toEqual([{ votes: 12 }])
})

test('a number that was taken by work that failed is given again', async () => {
  const before = (await numbers(council.carla)).length
  const failing = inTransaction(world.context(), async (tx) => {
    expect(await takeNumber(tx.db, world.cast.buildings.harbour, 2026)).toBe(before + 1)
    throw new Error('Lost on the way')
  })
  await expect(failing).rejects.toThrow('Lost on the way')
  const body = { title: 'Next', wording: '<p>Yes.</p>', decidedOn: '2026-11-18', outcome: 'passed' } as const
  const { number } = await council.carla.call(decisions.write, { body })
  expect(number).toBe(upTo(before + 1).at(-1))
})

test('a tie that is decided later has its outcome under the number it has', async () => {
  const { carla, bo } = council
  const open = await putToVote(world, carla, { tieRule: 'president' })
  await world.connection.pool.query(
    `update proposal_electors set positions = '{president}' where proposal_id = $1 and account_id = $2`,
    [open._id, bo.accountId],
  )
  await cast(carla, open, 'for')
  await cast(bo, open, 'against')
  world.clock.set(open.closesAt!)
  await council.signIn()
  const { version } = await again(bo, open)
  const before = await numbers(carla)
  const [tied] = (await carla.call(decisions.list, { query: {} })).items
  expect(tied).toMatchObject({ outcome: 'tied', ratification: 'none' })
  const params = { id: open._id }
  await bo.call(voting.decideTie, { params, body: { choice: 'for', version } })
  const decided = await carla.call(decisions.get, { params: { id: tied!._id } })
  expect(decided).toMatchObject({ number: tied!.number, outcome: 'passed', ratification: 'awaits' })
  expect(decided.hash).toBe((await again(carla, open)).result!.hash)
  expect(await numbers(carla)).toEqual(before)
})
