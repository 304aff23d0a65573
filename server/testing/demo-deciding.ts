import { expect } from 'vitest'
import { decisions } from '../../contract/voting/decisions.ts'
import { polls } from '../../contract/voting/polls.ts'
import type { Caller } from './caller.ts'
import type { Name } from './cast.ts'
import { expectVoting } from './demo-voting.ts'

/** The register of the demo begins with a meeting, holds every vote, and has one decision that waits for the next meeting. */
const expectRegister = async (carla: Caller): Promise<void> => {
  const { items } = await carla.call(decisions.list, { query: {} })
  expect(items.map(({ outcome, made, ratification }) => `${made} ${outcome} ${ratification}`).toReversed()).toEqual([
    'meeting passed none',
    'meeting passed none',
    'meeting failed none',
    'between passed ratified',
    'between failed none',
    'between tied none',
    'between passed awaits',
    // About violation cases.
    ...['meeting passed none', 'meeting passed none', 'meeting passed none'],
  ])
  expect((await carla.call(decisions.counts)).awaiting).toBe(1)
}

/** One poll of the demo is open and asks Olivia, one is closed with its result, and a draft is there for managers. */
const expectPolls = async (olivia: Caller, mandeep: Caller): Promise<void> => {
  const [open] = (await olivia.call(polls.list, { query: {} })).items
  expect(open).toMatchObject({
    status: 'open',
    question: 'When should we have the windows washed?',
    can: { answer: true },
  })
  expect(open!.awaitsMe).toBeGreaterThan(0)
  expect(open!.asked.answered).toBeGreaterThan(10)
  const [closed] = (await olivia.call(polls.list, { query: { shows: 'past' } })).items
  const { results } = await olivia.call(polls.get, { params: { id: closed!._id } })
  expect(results!.every(({ units }) => units > 0)).toBe(true)
  const drafts = await mandeep.call(polls.list, { query: { shows: 'drafts' } })
  expect(drafts.items.map(({ question }) => question)).toEqual(['Which plants for the courtyard?'])
}

/** What is voted on, decided and asked in the demo, as those whom it concerns find it. */
export const expectDeciding = async (as: (name: Name) => Promise<Caller>): Promise<void> => {
  await expectVoting(await as('carla'), await as('ada'))
  await expectRegister(await as('carla'))
  await expectPolls(await as('olivia'), await as('mandeep'))
}
