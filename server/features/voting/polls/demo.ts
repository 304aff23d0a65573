/** The polls of the demo: one that is open and asks Olivia, one with its result, and one that is still written. */
import { later, localDateOf } from '../../../../contract/time.ts'
import { PollDraft, type Poll } from '../../../../contract/voting/polls.ts'
import type { InBuilding } from '../../../context.ts'
import { findAccountByEmail } from '../../accounts/accounts.ts'
import { settle } from '../../notifications/notifications.ts'
import { residentsOf } from '../../units/units.ts'
import { answerPoll } from './answering.ts'
import { selectAsked } from './messages-store.ts'
import type { Reading } from './reading.ts'
import { answeringRoles } from './rules.ts'
import { closePoll, openPoll } from './steps.ts'
import { createPoll } from './writing.ts'

interface DemoPoll {
  draft: Omit<PollDraft, 'closesAt' | 'choicesMost'> & { choicesMost?: number }
  /** Days before today, and below zero after it. */
  openedDaysAgo: number
  closesDaysAgo: number
  stays: 'draft' | 'open' | 'closed'
  /** By what the units chose, one after the other, by the place of the option. */
  answers: readonly (readonly number[])[]
  /** Of ten units that could answer, so many have. */
  ofTen: number
}

const harbourPolls: readonly DemoPoll[] = [
  {
    draft: {
      question: 'Would you use an EV charger within three years?',
      details:
        'Council wants to know how many circuits the electrician should plan for. This poll doesn’t decide anything.',
      audience: 'owners',
      options: ['Yes, we have an EV', 'Yes, within three years', 'Maybe later', 'No'],
      resultsShow: 'afterAnswer',
      detail: 'byUnit',
    },
    ...{ openedDaysAgo: 60, closesDaysAgo: 39, stays: 'closed', ofTen: 8 },
    answers: [[3], [1], [2], [3], [0], [1], [3], [2], [1]],
  },
  {
    draft: {
      question: 'When should we have the windows washed?',
      details:
        'The company will be here for three days and needs every balcony cleared. Choose up to two weeks that work for you.',
      audience: 'residents',
      options: ['Second week of April', 'Last week of April', 'First week of May'],
      choicesMost: 2,
      resultsShow: 'afterAnswer',
      detail: 'totals',
    },
    ...{ openedDaysAgo: 8, closesDaysAgo: -6, stays: 'open', ofTen: 6 },
    answers: [[0], [1, 2], [1], [2], [0, 1], [1]],
  },
  {
    draft: {
      question: 'Which plants for the courtyard?',
      details: '',
      audience: 'residents',
      options: ['Ferns and moss', 'Lavender and sage', 'Grasses'],
      resultsShow: 'atClose',
      detail: 'totals',
    },
    ...{ openedDaysAgo: 1, closesDaysAgo: -20, stays: 'draft', ofTen: 0 },
    answers: [],
  },
]

const prairiePolls: readonly DemoPoll[] = [
  {
    draft: {
      question: 'Should the bicycle room be open all night?',
      details: 'It currently closes at 10 p.m.',
      audience: 'residents',
      options: ['Yes', 'No', 'No preference'],
      resultsShow: 'atClose',
      detail: 'totals',
    },
    ...{ openedDaysAgo: 3, closesDaysAgo: -9, stays: 'open', ofTen: 5 },
    answers: [[0], [0], [2], [1]],
  },
]

const pollsOf = { harbour: harbourPolls, prairie: prairiePolls } as const
const dayMs = 86_400_000
const hourMs = 3_600_000

type At = (daysAgo: number) => InBuilding

const as = async (ctx: InBuilding, email: string, role: Reading['role']): Promise<Reading> => ({
  ...ctx,
  account: (await findAccountByEmail(ctx.db, email))!,
  role,
  superadmin: false,
})

/** One address of each unit that may answer, without the cast, in the order of the units. */
const answerers = async (ctx: InBuilding, audience: Poll['audience']) => {
  const roles: readonly string[] = answeringRoles[audience]
  const found = (await residentsOf(ctx, { audience: 'all' })).filter(
    ({ email, accountId, role }) =>
      email !== null && accountId !== null && !email.endsWith('@parapet.example') && roles.includes(role),
  )
  return [...Map.groupBy(found, ({ unitId }) => unitId).values()].map(([first]) => first!)
}

const answer = async (at: At, poll: Poll, { openedDaysAgo, answers, ofTen }: DemoPoll): Promise<void> => {
  const voters = await answerers(at(openedDaysAgo), poll.audience)
  for (const [index, { email, unitId }] of voters.entries()) {
    if ((index * 7) % 10 >= ofTen) continue
    const now = later(poll.openedAt!, (3 + ((index * 11) % 60)) * hourMs)
    const optionIds = answers[index % answers.length]!.map((place) => poll.options[place]!._id)
    const who = await as({ ...at(0), now }, email!, 'owner')
    await answerPoll(who, { params: { id: poll._id, unitId }, body: { optionIds } })
  }
}

/** Those who were told of it have read that since. */
const readAll = async (ctx: InBuilding, { _id, audience }: Poll): Promise<void> => {
  const buildingId = ctx.building._id
  const day = localDateOf(ctx.now, ctx.building.timeZone)
  const asked = { pollId: _id, roles: answeringRoles[audience], day }
  for (const accountId of await selectAsked(ctx.db, buildingId, asked, 'all'))
    await settle(ctx, { accountId, buildingId, subjectIds: [_id] })
}

const seedOne = async (at: At, one: DemoPoll): Promise<void> => {
  const manager = (daysAgo: number) => as(at(daysAgo), 'manager@parapet.example', 'management')
  const closesAt = later(at(0).now, -one.closesDaysAgo * dayMs)
  const body = PollDraft.parse({ ...one.draft, closesAt })
  const made = await createPoll(await manager(one.openedDaysAgo), { body })
  if (one.stays === 'draft') return
  const params = { id: made._id }
  const open = await openPoll(await manager(one.openedDaysAgo), { params, body: { version: made.version } })
  await answer(at, open, one)
  if (one.stays !== 'closed') return
  await closePoll(await manager(one.closesDaysAgo + 1 / 24), { params, body: { version: open.version } })
  await readAll(at(one.closesDaysAgo - 1), open)
}

/** Asks and answers the polls of a demo building; their mails have left long ago. */
export const seedPolls = async (at: At, which: keyof typeof pollsOf): Promise<void> => {
  const quiet: At = (daysAgo) => {
    const ctx = at(daysAgo)
    return { ...ctx, jobs: { ...ctx.jobs, enqueue: async () => {} } }
  }
  for (const one of pollsOf[which]) await seedOne(quiet, one)
}
