/** Of many votes of one member one counts; and a vote that meets the close is in the count, or is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { later } from '../../../contract/time.ts'
import type { Proposal } from '../../../contract/voting/proposal.ts'
import type { Caller } from '../../testing/caller.ts'
import { postAllAtOnce, postAtOnce } from '../../testing/race.ts'
import { again, openCouncil, putToVote, seat, type Seat } from '../../testing/voting.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { settleVotes } from './voting.ts'

let world: World
let carla: Caller
let members: Caller[]
beforeAll(async () => {
  world = await openWorld({ connections: 20 })
  const council = await openCouncil(world)
  carla = council.carla
  const more: Seat[] = []
  for (const name of ['Ed', 'Fay']) more.push(await seat(world, name))
  members = [council.carla, council.bo, council.cy, council.di, ...more]
})
afterAll(() => world.close())

const callOf = (who: Caller, { _id }: Proposal, choice: string, key?: string) => ({
  path: `/api/proposals/${_id}/vote`,
  headers: { cookie: who.cookie, 'x-building-id': who.buildingId!, ...(key && { 'idempotency-key': key }) },
  body: { choice, textVersion: 1 },
})
const tallied = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]))
const rowsOf = async (text: string, { _id }: Proposal) => (await world.connection.pool.query(text, [_id])).rows

describe('at the same moment', () => {
  it.each(['open', 'secret'] as const)('100 votes by one member make one %s vote', async (ballot) => {
    const open = await putToVote(world, carla, { ballot })
    const statuses = await postAtOnce(world.app, 100, callOf(carla, open, 'for'))
    expect(tallied(statuses)).toEqual({ 200: 1, 409: 99 })
    expect(await rowsOf('select 1 from ballots where proposal_id = $1', open)).toHaveLength(1)
    const choices = await rowsOf('select choice from secret_choices where proposal_id = $1', open)
    expect(choices).toEqual(ballot === 'secret' ? [{ choice: 'for' }] : [])
    expect((await again(carla, open)).turnout).toEqual({ voted: 1, mayVote: 6 })
  })

  it('votes and the close are in the count or refused, and the count is that of the rows, 50 times over', async () => {
    let [taken, refused] = [0, 0]
    for (let round = 0; round < 50; round += 1) {
      const ballot = round % 2 === 0 ? 'open' : 'secret'
      const open = await putToVote(world, carla, { ballot }, 1)
      const choices = members.map((_, index) => (['for', 'against', 'abstain'] as const)[(index + round) % 3]!)
      world.clock.set(later(open.closesAt!, -1))
      const voting = postAllAtOnce(
        world.app,
        members.map((who, index) => callOf(who, open, choices[index]!)),
      )
      // The clock reaches the close while votes are under way, and the job and a reader come at once.
      for (let turn = 0; turn < round % 12; turn += 1) await new Promise<void>((resolve) => void setImmediate(resolve))
      world.clock.set(open.closesAt!)
      const [answers] = await Promise.all([voting, settleVotes(world.context()), again(carla, open)])
      const codes = answers.map(({ status, text }) => `${status}${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`)
      const counted = answers.flatMap(({ status }, index) => (status === 200 ? [choices[index]!] : []))
      expect([round, codes.every((code) => code === '200' || code === '409VOTE_CLOSED')]).toEqual([round, true])
      const { result, turnout } = await again(carla, open)
      const expected = ['for', 'against', 'abstain'].map((key) => counted.filter((one) => one === key).length)
      expect([round, result!.tally.map(({ votes }) => votes)]).toEqual([round, expected])
      expect(turnout!.voted).toBe(counted.length)
      expect(await rowsOf('select 1 from ballots where proposal_id = $1', open)).toHaveLength(counted.length)
      const kept = await rowsOf(
        ballot === 'open'
          ? 'select choice from ballots where proposal_id = $1'
          : 'select choice from secret_choices where proposal_id = $1',
        open,
      )
      expect(kept.map(({ choice }) => choice as string).toSorted()).toEqual(counted.toSorted())
      taken += counted.length
      refused += answers.length - counted.length
    }
    // Rounds in which nothing was refused, or nothing taken, would say nothing of the race.
    expect([taken > 0, refused > 0]).toEqual([true, true])
  })

  it('a vote and a change of the text are one before the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const open = await putToVote(world, carla)
      const change = carla.send('PUT', `/api/proposals/${open._id}`, {
        body: { title: 'Newer lamps', text: '<p>Fifty.</p>', version: open.version },
      })
      const [changed, [voted]] = await Promise.all([
        change,
        postAllAtOnce(world.app, [callOf(members[1]!, open, 'for')]),
      ])
      expect([round, changed.status + voted!.status]).toEqual([round, 200 + 409])
      const { rows } = await world.connection.pool.query(
        `select b.text_version = p.text_version as same from ballots b join proposals p on p.id = b.proposal_id
         where p.id = $1`,
        [open._id],
      )
      expect(rows.every(({ same }) => same as boolean)).toBe(true)
    }
  })
})
