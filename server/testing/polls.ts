import { later } from '../../contract/time.ts'
import { polls, type Poll } from '../../contract/voting/polls.ts'
import { units } from '../../contract/units.ts'
import type { Answer, Caller } from './caller.ts'
import type { World } from './world.ts'

export const dayMs = 86_400_000

/** A question of three answers, as a form sends it; open for a week from now. */
export const pollBody = (world: World, more: object = {}) => ({
  question: 'Which colour should the front door have?',
  options: ['Blue', 'Green', 'As it is'],
  closesAt: later(world.clock.now(), 7 * dayMs),
  ...more,
})

export const writePoll = (world: World, who: Caller, more: object = {}): Promise<Poll> =>
  who.call(polls.create, { body: pollBody(world, more) })

const byId = ({ _id }: Pick<Poll, '_id'>) => ({ params: { id: _id } })

/** Writes a poll and opens it. */
export const askPoll = async (world: World, who: Caller, more: object = {}): Promise<Poll> => {
  const made = await writePoll(world, who, more)
  return who.call(polls.open, { ...byId(made), body: { version: made.version } })
}

export const readPoll = (who: Caller, poll: Pick<Poll, '_id'>): Promise<Poll> => who.call(polls.get, byId(poll))

/** The ids of some options by their labels. */
const idsOf = ({ options }: Pick<Poll, 'options'>, labels: readonly string[]): string[] =>
  labels.map((label) => options.find((option) => option.label === label)!._id)

export const unitIdOf = async (manager: Caller, unitNumber: string): Promise<string> =>
  (await manager.call(units.list, { query: { search: unitNumber } })).items.find(
    (unit) => unit.unitNumber === unitNumber,
  )!._id

/** Answers for a unit by its id; the answer is for the test to judge. */
export const tryAnswer = (who: Caller, poll: Poll, unitId: string, ...labels: string[]): Promise<Answer> =>
  who.try(polls.answer, { params: { id: poll._id, unitId }, body: { optionIds: idsOf(poll, labels) } })
