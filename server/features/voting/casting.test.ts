/** A vote is final, secret where it should be, and told to nobody before the close. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { later } from '../../../contract/time.ts'
import { voting } from '../../../contract/voting.ts'
import type { Caller } from '../../testing/caller.ts'
import {
  again,
  cast,
  closed,
  declare,
  openCouncil,
  propose,
  putToVote,
  seat,
  tryVote,
  type Seat,
} from '../../testing/voting.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember, endMembership } from '../buildings/buildings.ts'

let world: World
let [carla, bo, cy, di] = [] as unknown as [Caller, Seat, Seat, Seat]
let council: Awaited<ReturnType<typeof openCouncil>>
beforeAll(async () => {
  world = await openWorld()
  council = await openCouncil(world)
  ;({ carla, bo, cy, di } = council)
})
beforeEach(() => council.signIn())
afterAll(() => world.close())

const params = ({ _id }: { _id: string }) => ({ params: { id: _id } })
const paper = (name: string) => new File([`The offer ${name}`], name, { type: 'text/plain' })

describe('a vote', () => {
  it('is final, taken once, and only of the text that was read', async () => {
    const open = await putToVote(world, carla)
    await cast(carla, open, 'against')
    expect((await tryVote(carla, open, 'for')).body.code).toBe('ALREADY_VOTED')
    expect((await tryVote(bo, { ...open, textVersion: 2 }, 'for')).body.code).toBe('TEXT_CHANGED')
    expect((await tryVote(bo, open, 'maybe')).body.errors[0].field).toBe('choice')
    world.clock.set(open.closesAt!)
    expect((await tryVote(bo, open, 'for')).body.code).toBe('VOTE_CLOSED')
  })

  it('is taken until the very moment of the close', async () => {
    const open = await putToVote(world, carla)
    world.clock.set(later(open.closesAt!, -1))
    expect((await tryVote(carla, open, 'for')).status).toBe(200)
  })

  it('is not for who joined council later, and stays of who left it', async () => {
    const open = await putToVote(world, carla)
    const late = await seat(world, `Late${Date.now()}`)
    expect(await again(late, open)).toMatchObject({ canVote: false, turnout: { mayVote: 4 } })
    expect((await tryVote(late, open, 'for')).status).toBe(403)
    await endMembership(world.context(), { buildingId: world.cast.buildings.harbour, accountId: late.accountId })
    await cast(di, open, 'for')
    await addMember(world.context(), {
      buildingId: world.cast.buildings.harbour,
      accountId: di.accountId,
      role: 'owner',
    })
    expect((await di.try(voting.get, params(open))).status).toBe(403)
    const { result } = await closed(world, carla, open)
    expect(result?.ballots).toMatchObject([{ name: 'Di Seat', choice: 'for' }])
    await addMember(world.context(), {
      buildingId: world.cast.buildings.harbour,
      accountId: di.accountId,
      role: 'council',
    })
  })

  it('in secret is kept apart from its name, before and after', async () => {
    const open = await putToVote(world, carla, { ballot: 'secret' })
    expect(await cast(carla, open, 'against')).toMatchObject({ userVote: 'cast' })
    await cast(bo, open, 'for')
    const { rows } = await world.connection.pool.query('select choice from ballots where proposal_id = $1', [open._id])
    expect(rows).toEqual([{ choice: null }, { choice: null }])
    const before = await world.connection.pool.query('select id from secret_choices where proposal_id = $1', [open._id])
    const done = await closed(world, carla, open)
    expect(done).toMatchObject({ userVote: 'cast', outcome: 'tied', result: { ballots: null } })
    expect(done.result?.tally.map(({ votes }) => votes)).toEqual([1, 1, 0])
    const after = await world.connection.pool.query('select id from secret_choices where proposal_id = $1', [open._id])
    expect(after.rows).toHaveLength(2)
    expect(after.rows).not.toEqual(expect.arrayContaining([before.rows[0]]))
    const { canonical } = await carla.call(voting.proof, params(open))
    expect(JSON.parse(canonical).votes).toEqual([
      { choice: 'for', votes: 1 },
      { choice: 'against', votes: 1 },
      { choice: 'abstain', votes: 0 },
    ])
  })
})

describe('until the close', () => {
  it('nothing says how it stands or who has voted: answers for one vote and the other are the same', async () => {
    const [one, two] = [await putToVote(world, carla), await putToVote(world, carla)]
    await cast(bo, one, 'for')
    await cast(bo, two, 'against')
    const read = async (id: string, number: number) => {
      const answer = await cy.send('GET', `/api/proposals/${id}`)
      const text = answer.text
        .replaceAll(id, 'ID')
        .replaceAll(`"number":${number}`, '')
        .replaceAll(/"_id":"[^"]*"/g, '')
      return { text, length: answer.text.length - String(number).length, etag: answer.headers.etag }
    }
    const [first, second] = [await read(one._id, one.number), await read(two._id, two.number)]
    expect(first).toEqual(second)
    expect(first.etag).toBeUndefined()
    const { items } = await cy.call(voting.list, { query: { status: 'voting', limit: 2 } })
    expect(items.map(({ _id }) => _id)).toEqual([two._id, one._id])
  })
})

describe('a conflict of interest', () => {
  it('leaves electorate and quorum, hides the discussion, and stands in the result', async () => {
    const open = await putToVote(world, carla, {}, 48)
    await cast(cy, open, 'for')
    expect((await declare(cy, open)).status).toBe(409)
    expect((await declare(bo, open)).status).toBe(200)
    const hidden = await again(bo, open)
    expect(hidden).toMatchObject({
      ...{ text: null, comments: [], files: [], choices: [], hasConflict: true, canVote: false },
      ...{ myConflict: 'My brother sells the lamps.', turnout: { voted: 1, mayVote: 3 }, quorum: { needed: 2, of: 3 } },
      can: { comment: false, vote: false, seeProof: false, declareConflict: false },
    })
    expect((await tryVote(bo, open, 'for')).body.code).toBe('CONFLICT_DECLARED')
    expect((await bo.try(voting.comment, { ...params(open), body: { words: 'But' } })).body.code).toBe(
      'CONFLICT_DECLARED',
    )
    const found = await bo.call(voting.list, { query: { search: 'dollars' } })
    expect(found.items.map(({ _id }) => _id)).not.toContain(open._id)
    await cast(carla, open, 'for')
    const { result } = await closed(world, carla, open)
    expect(result?.conflicts).toEqual([{ name: 'Bo Seat', words: 'My brother sells the lamps.' }])
    expect(result?.minutes).toContain('Recused for a conflict of interest: Bo Seat.')
    expect((await bo.try(voting.proof, params(open))).body.code).toBe('CONFLICT_DECLARED')
  })

  it('hides files too', async () => {
    const draft = await propose(carla, {}, [paper('offer.txt')])
    const open = await carla.call(voting.openDiscussion, { ...params(draft), body: { version: draft.version } })
    const file = { params: { id: open._id, fileId: open.files[0]!._id } }
    expect((await bo.try(voting.openFile, file)).status).toBe(200)
    await declare(bo, open)
    expect((await bo.try(voting.openFile, file)).status).toBe(404)
  })
})
