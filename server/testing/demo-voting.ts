import { expect } from 'vitest'
import { voting } from '../../contract/voting.ts'
import type { Caller } from './caller.ts'

/** The council of the demo has one vote for Carla, one about a violation case, a discussion, a draft, and votes that ended in each of the usual ways. */
export const expectVoting = async (carla: Caller, ada: Caller): Promise<void> => {
  const { items } = await carla.call(voting.list, { query: {} })
  expect(items.map(({ status, outcome }) => outcome ?? status)).toEqual([
    // About a violation case; she has voted.
    'voting',
    'draft',
    'voting',
    'discussion',
    'passed',
    'tied',
    'failed',
    'passed',
  ])
  expect(items.filter(({ canVote }) => canVote).map(({ title }) => title)).toEqual(['Renew the snow removal contract'])
  const painter = await carla.call(voting.get, { params: { id: items[4]!._id } })
  expect(painter.result).toMatchObject({ winner: { label: 'Harbour Finish' }, ballots: null })
  expect(painter.result?.conflicts).toMatchObject([{ name: 'Gordon Leung' }])
  const about = await carla.call(voting.get, { params: { id: items[0]!._id } })
  expect(about.about?.words).toMatch(/^violation V-/)
  expect(about.electors.filter(({ isBarred }) => isBarred).map(({ name }) => name)).toEqual(['Gordon Leung'])
  const next = await ada.call(voting.list, { query: { awaits: 'me' } })
  expect(next.items.map(({ title }) => title)).toEqual(['Block heater outlets for four more stalls'])
}
