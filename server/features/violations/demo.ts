/** The violation cases of the demo, through the verbs, each at its time. */
import { Role } from '../../../contract/roles.ts'
import { addDays, later } from '../../../contract/time.ts'
import { ViolationStep } from '../../../contract/violations/bodies.ts'
import type { Violation } from '../../../contract/violations/violation.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { membersOf, permissionsFor } from '../buildings/buildings.ts'
import { findBylaw } from '../bylaws/bylaws.ts'
import { deliverRun, handOver } from '../forms/forms.ts'
import { listUnits } from '../units/units.ts'
import { vote } from '../voting/voting.ts'
import { harbourCases, prairieCases, type DemoCase, type Until } from './demo/cases.ts'
import { listDeciders } from './deciders.ts'
import { todayIn, type Caller } from './facts.ts'
import { getViolation } from './reading.ts'
import { enterViolation, reportViolation } from './reporting.ts'
import { stepViolation } from './steps.ts'

type At = (daysAgo: number) => InBuilding

const actor = async (ctx: InBuilding, who: string): Promise<Caller> => {
  const account = await findAccountByEmail(ctx.db, `${who}@parapet.example`)
  const members = await membersOf(ctx.db, ctx.building._id, Role.options, ctx.now)
  const role = members.find(({ accountId }) => accountId === account?._id)?.role
  if (!account || !role) throw new Error(`${who} does not belong to ${ctx.building.name}.`)
  return { ...ctx, account, role, superadmin: false, permissions: permissionsFor(role, {}) }
}

/** How long after the report each step is taken, in days. */
const after = {
  screen: 1,
  particulars: 2,
  answer: 7,
  hearing: 8,
  vote: 19,
  decide: 27,
  tell: 28,
  fine: 29,
  close: 4,
} as const

const order: readonly Until[] = ['report', 'review', 'particulars', 'hearing', 'answer', 'decision', 'told', 'fine']
const goesTo = ({ until }: DemoCase, step: Until): boolean => order.indexOf(until) >= order.indexOf(step)

/** A case of the demo as it is played: who acts on it when, and what they do. */
interface Story {
  one: DemoCase
  id: string
  /** Somebody, so many days after the report. */
  on: (days: number, who: string) => Promise<Caller>
  step: (who: Caller, body: object) => Promise<Violation>
}

const seenOf = (one: DemoCase, reportedOn: string) => ({
  ...{ topic: one.topic, place: one.place, happenedOn: addDays(reportedOn, -1), happenedAt: one.at, words: one.words },
  unitId: null,
})

/** Reports a case; answers how it goes on. */
const begin = async (at: At, one: DemoCase): Promise<Story> => {
  const on: Story['on'] = (days, who) => actor(at(Math.max(one.daysAgo - days, 0)), who)
  const reporter = await on(0, one.by)
  const [seen, receivedOn] = [seenOf(one, todayIn(reporter)), todayIn(reporter)]
  const entry = { ...seen, complainant: one.complainant ?? '', receivedOn }
  const { _id: id } =
    one.by === 'manager'
      ? await enterViolation(reporter, { body: entry, files: [] })
      : await reportViolation(reporter, { body: seen, files: [] })
  const step: Story['step'] = async (who, body) => {
    const { version } = await getViolation(who, { params: { id } })
    return stepViolation(who, { params: { id }, body: ViolationStep.parse({ ...body, version }) })
  }
  return { one, id, on, step }
}

/** Has a letter filed, and its paper mailed on the day. */
const deliver = async (
  who: Caller,
  letter: NonNullable<Violation['particulars']>,
  isMailed: boolean,
): Promise<void> => {
  await deliverRun(who, { buildingId: who.building._id, runId: letter.runId })
  if (!isMailed) return
  for (const { _id: addresseeId, isWaiting } of letter.addressees)
    if (isWaiting)
      await handOver(who, { params: { id: letter._id, addresseeId }, body: { method: 'mail', on: todayIn(who) } })
}

const review = async ({ one, on, step }: Story): Promise<void> => {
  const who = await on(after.screen, 'manager')
  const { items } = await listUnits(who, { query: { limit: 100 } })
  const unitId = items.find(({ unitNumber }) => unitNumber === one.unit)!._id
  const reportedOn = todayIn(await on(0, 'manager'))
  const about = { unitId, accused: one.accused, causedBy: 'self', bylawId: await findBylaw(who, one.bylaw) }
  await step(who, { ...seenOf(one, reportedOn), step: 'screen', ...about })
  if (one.until === 'warn') await step(who, { step: 'warn', words: one.happened })
  if (one.closed) await step(await on(after.close, 'manager'), { step: 'close', ...one.closed })
}

const sendOut = async ({ one, on, step }: Story, today: string): Promise<void> => {
  const who = await on(after.particulars, 'manager')
  const consequence = 'A fine of the amount that the bylaw sets.'
  const sent = await step(who, { step: 'particulars', happened: one.happened, consequence, byEmail: false })
  await deliver(who, sent.particulars!, one.isUndelivered !== true)
  if (one.until === 'hearing') {
    const asked = await on(after.answer, 'manager')
    const reason = 'We want to explain this to council in person.'
    await step(asked, { step: 'requestHearing', on: todayIn(asked), reason })
    const place = { at: '19:00', place: 'Meeting room' }
    await step(await on(after.hearing, 'manager'), { step: 'scheduleHearing', on: addDays(today, 6), ...place })
  }
  if (one.answer) {
    const answering = await on(after.answer, 'manager')
    await step(answering, { step: 'recordAnswer', on: todayIn(answering), words: one.answer })
  }
}

const weekMs = 7 * 24 * 60 * 60 * 1000

/** Has council asked, and some of it vote. */
const bringToVote = async ({ on, step }: Story, { by, votes }: NonNullable<DemoCase['vote']>): Promise<void> => {
  const asking = await on(after.vote, by)
  const closesAt = later(asking.now, weekMs)
  const asked = await step(asking, { step: 'propose', mode: 'between_meetings', tieRule: 'fails', closesAt })
  const params = { id: asked.vote!._id }
  for (const who of votes) await vote(await on(after.vote, who), { params, body: { choice: 'for', textVersion: 1 } })
}

const reasons = 'Council read the complaint and found the evidence convincing.'

const settleCase = async ({ one, id, on, step }: Story, council: string): Promise<void> => {
  const deciding = await on(after.decide, council)
  const deciders = await listDeciders(deciding, { params: { id } })
  const voters = deciders.flatMap(({ _id, barred }) => (barred === null ? _id : []))
  const votesAgainst = voters.length > 3 ? 1 : 0
  await step(deciding, {
    ...{ step: 'decide', decidedOn: todayIn(deciding), upheld: true, reasons, voters },
    ...{ votesFor: voters.length - votesAgainst, votesAgainst, votesAbstained: 0 },
  })
  if (!goesTo(one, 'told')) return
  const telling = await on(after.tell, 'manager')
  const outcome = 'A fine of the amount that the bylaw sets, due in 30 days.'
  const { told } = await step(telling, { step: 'tell', reasons, outcome, byEmail: false })
  await deliver(telling, told!, true)
  if (!goesTo(one, 'fine')) return
  const fining = await on(after.fine, 'manager')
  const { fineMostCents: cents } = await getViolation(fining, { params: { id } })
  await step(fining, { step: 'fine', cents, dueOn: addDays(todayIn(fining), 30) })
}

/** Plays one case of a building. */
const play = async (at: At, one: DemoCase, council: string): Promise<void> => {
  const story = await begin(at, one)
  if (one.until === 'report') return
  await review(story)
  if (goesTo(one, 'particulars')) await sendOut(story, todayIn(at(0)))
  if (one.vote) await bringToVote(story, one.vote)
  if (goesTo(one, 'decision')) await settleCase(story, council)
}

/** Fills a building of the demo with its cases, in the order in which they were reported. */
export const seedViolations: SeedDemo = async (at, which) => {
  const [cases, council] = which === 'harbour' ? [harbourCases, 'council'] : [prairieCases, 'council.b']
  for (const one of cases.toSorted((a, b) => b.daysAgo - a.daysAgo)) await play(at, one, council)
}
