/** Harbour View with a council of four, and short ways to put a case to its vote. */
import { later, localDateOf } from '../../../../contract/time.ts'
import { violations } from '../../../../contract/violations.ts'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { voting } from '../../../../contract/voting.ts'
import type { Proposal } from '../../../../contract/voting/proposal.ts'
import type { Answer, Caller } from '../../../testing/caller.ts'
import { openCouncil } from '../../../testing/voting.ts'
import type { World } from '../../../testing/world.ts'
import { caseDesk } from './case-desk.ts'

const hourMs = 60 * 60 * 1000

/** Signed in by name: Bo, Cy and Di, and Carla, who owns unit 804. */
export const voteDesk = async (world: World) => {
  const desk = await caseDesk(world)
  const council = await openCouncil(world)

  const seen = (id: string, who: Caller = council.bo): Promise<Violation> =>
    who.call(violations.get, { params: { id } })
  /** Takes a step as somebody sees the case now, and has letters sent. */
  const tryAs = async (who: Caller, id: string, step: object): Promise<Answer> => {
    const { version } = await seen(id, who)
    const answer = await who.send('POST', `/api/violations/${id}/steps`, { body: { ...step, version } })
    await world.jobs.drain()
    return answer
  }
  const takeAs = async (who: Caller, id: string, step: object): Promise<Violation> => {
    const answer = await tryAs(who, id, step)
    if (answer.status !== 200) throw new Error(`${JSON.stringify(step)} answered ${answer.status}: ${answer.text}`)
    return answer.body.data
  }
  /** A vote of three days, under a bylaw that lets it decide. */
  const asking = (more: object = {}) => ({
    ...{ step: 'propose', closesAt: later(world.clock.now(), 72 * hourMs), mode: 'bylaw', authority: 'Bylaw 20' },
    ...{ tieRule: 'fails', ...more },
  })
  /** A case whose particulars were sent, on December 10, by when they could have answered. */
  const toDecide = async (by: Parameters<typeof desk.reported>[0] = 'mia', review: object = {}): Promise<string> => {
    const id = await desk.reported(by)
    await desk.steps.screen(id, review)
    await desk.steps.particulars(id)
    desk.goTo('2026-12-10')
    await council.signIn()
    return id
  }
  /** Lets those whom a case is about answer on the day, so that council can vote. */
  const answered = (id: string): Promise<Violation> => {
    const on = localDateOf(world.clock.now(), 'America/Vancouver')
    return desk.step(id, { step: 'recordAnswer', on, words: 'It wasn’t us.' })
  }
  /** A case about unit 305, or what differs, that was answered on the day it was reported. */
  const readyToVote = async (id: string, review: object = {}): Promise<string> => {
    await desk.steps.screen(id, review)
    await desk.steps.particulars(id)
    await answered(id)
    return id
  }
  const about804 = async () => ({ unitId: await desk.unitId('804'), accused: 'owners' })
  /** A case about Carla’s unit of which Cy complains, ready for a vote. */
  const ofCy = async (): Promise<string> => {
    const { _id } = await council.cy.call(violations.report, { body: desk.report, files: [] })
    return readyToVote(_id, await about804())
  }
  /** Records the decision that the vote on a case made. */
  const byVote = async (id: string, more: object = {}) => {
    const { decision } = (await seen(id)).vote!
    const { for: votesFor, against: votesAgainst, abstained: votesAbstained } = decision!.votes!
    return {
      ...{ step: 'decide', decisionId: decision!._id, decidedOn: decision!.decidedOn, upheld: true },
      ...{ votesFor, votesAgainst, votesAbstained, reasons: 'The log was convincing.', ...more },
    }
  }
  /** Makes a member of council an owner of a unit from a day on, or until another. */
  const owns = async (accountId: string, number: string, dates: { from?: string; to?: string } = {}): Promise<void> => {
    await desk.query(
      `with made as (insert into people (id, building_id, first_name, account_id, same_key, created_at)
         values (gen_random_uuid(), $1, 'Owner', $2, gen_random_uuid()::text, $3) returning id)
       insert into ownerships (id, building_id, unit_id, person_id, from_date, to_date, created_at)
       select gen_random_uuid(), $1, $4, made.id, $5, $6, $3 from made`,
      [
        ...[world.cast.buildings.harbour, accountId, world.clock.now(), await desk.unitId(number)],
        ...[dates.from ?? null, dates.to ?? null],
      ],
    )
  }
  /** Puts a case to the vote; answers the proposal as Bo sees it. */
  const asked = async (id: string, more: object = {}): Promise<Proposal> => {
    const { vote } = await takeAs(council.bo, id, asking(more))
    return council.bo.call(voting.get, { params: { id: vote!._id } })
  }
  /** Lets the time of a vote run out; everyone is signed in again. */
  const close = async ({ closesAt }: Pick<Proposal, 'closesAt'>): Promise<void> => {
    world.clock.set(closesAt!)
    await council.signIn()
  }
  return {
    ...desk,
    ...{
      council,
      about804,
      answered,
      asked,
      asking,
      byVote,
      close,
      ofCy,
      owns,
      readyToVote,
      seen,
      takeAs,
      toDecide,
      tryAs,
    },
  }
}
