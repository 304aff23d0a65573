import { bylaws } from '../../../../contract/bylaws.ts'
import type { Bylaw } from '../../../../contract/bylaws/bylaw.ts'
import { forms } from '../../../../contract/forms.ts'
import type { HandoverMethod } from '../../../../contract/forms/runs.ts'
import { addDays, localDateOf } from '../../../../contract/time.ts'
import type { ViolationStep } from '../../../../contract/violations/bodies.ts'
import type { MissingStep, Violation } from '../../../../contract/violations/violation.ts'
import { violations } from '../../../../contract/violations.ts'
import type { Caller, Answer } from '../../../testing/caller.ts'
import type { Name } from '../../../testing/cast.ts'
import { registerOf } from '../../../testing/bylaws.ts'
import type { World } from '../../../testing/world.ts'

/** A step as it is sent, without the version. */
type Sent = Partial<Record<string, unknown>> & { step: ViolationStep['step'] }

/** A bylaw about noise in force, with a fine of $200 at most once a week. */
const noise = {
  number: '4',
  heading: 'Noise',
  text: 'A resident must not make noise that disturbs others after 10 p.m.',
  filedOn: '2024-11-03',
  fineCents: 20_000,
  fineEveryDays: 7,
}

/** Harbour View with a bylaw about noise, people who agreed to email, and short ways to take a case along. */
export const caseDesk = async (world: World) => {
  const query = async (text: string, values: unknown[] = []) => (await world.connection.pool.query(text, values)).rows
  await query('update people set email_notice_consent = true where email is not null')
  const callers = new Map<Name, Caller>()
  /** Somebody, signed in as of now: sessions end where the clock goes on. */
  const as = async (name: Name): Promise<Caller> => {
    const known = callers.get(name)
    if (known && (await known.send('GET', '/api/auth/session')).status === 200) return known
    const caller = await world.as(name)
    callers.set(name, caller)
    return caller
  }
  const bylawId = (await registerOf(await as('mandeep')).add('bylaw', noise))[0]!._id
  const unitId = async (number: string): Promise<string> =>
    (
      await query('select id from units where building_id = $1 and unit_number = $2', [
        world.cast.buildings.harbour,
        number,
      ])
    )[0].id

  const get = async (id: string, by: Name = 'mandeep'): Promise<Violation> =>
    (await as(by)).call(violations.get, { params: { id } })

  /** Takes a step as somebody sees the case now, and has letters sent. */
  const tryStep = async (id: string, step: Sent, by: Name = 'mandeep'): Promise<Answer> => {
    const caller = await as(by)
    const { version } = await get(id, by)
    const answer = await caller.send('POST', `/api/violations/${id}/steps`, { body: { ...step, version } })
    await world.jobs.drain()
    return answer
  }
  const step = async (id: string, sent: Sent, by: Name = 'mandeep'): Promise<Violation> => {
    const answer = await tryStep(id, sent, by)
    if (answer.status !== 200) throw new Error(`${sent.step} answered ${answer.status}: ${answer.text}`)
    return get(id, by)
  }

  const happenedOn = '2026-11-18'
  const report = {
    topic: 'noise',
    place: 'Unit 305',
    happenedOn,
    happenedAt: '23:30',
    words: 'Loud music until two.',
  } as const
  /** A case that Mia reports; answers its id. */
  const reported = async (by: Name = 'mia'): Promise<string> =>
    (await (await as(by)).call(violations.report, { body: report, files: [] }))._id

  const screening = async (more: object = {}): Promise<Sent> => ({
    ...{ step: 'screen', topic: 'noise', unitId: await unitId('305'), accused: 'tenants', causedBy: 'self', bylawId },
    ...{ place: 'Unit 305', happenedOn, happenedAt: '23:30', words: 'Loud music at night.' },
    ...more,
  })
  const particulars = { happened: 'Loud music until 2 a.m.', evidence: 'A log.', consequence: 'A fine of up to $200.' }

  /** The days of the usual case: sent on November 20, received on the 24th, answered by December 8. */
  const goTo = (day: string) => world.clock.set(`${day}T20:00:00.000Z`)
  const deciding = (more: object = {}): Sent => ({
    ...{ step: 'decide', decisionId: null, decidedOn: '2026-12-10', upheld: true, reasons: 'The log was convincing.' },
    ...{ votesFor: 1, votesAgainst: 0, votesAbstained: 0, voters: [world.cast.accounts.carla] },
    ...more,
  })
  const steps = {
    screen: async (id: string, more: object = {}) => step(id, await screening(more)),
    particulars: (id: string, more: object = {}) => step(id, { step: 'particulars', ...particulars, ...more }),
    decide: (id: string, more: object = {}) => step(id, deciding(more), 'carla'),
    tell: (id: string) => step(id, { step: 'tell', reasons: 'The log was convincing.', outcome: 'A fine of $200.00.' }),
  }
  const fining: Sent = { step: 'fine', cents: 20_000, dueOn: '2027-01-15' }
  /**
   * A case about Theo with every step that a fine asks for, on December 10, but for what differs and what is done before
   * council decides; answers its id.
   */
  const ready = async ({
    review = {},
    letter = {},
    decision = {},
    first = async () => {},
  }: {
    review?: object
    letter?: object
    decision?: object
    first?: (id: string) => Promise<unknown>
  } = {}): Promise<string> => {
    const id = await reported()
    await steps.screen(id, review)
    await steps.particulars(id, letter)
    goTo('2026-12-10')
    await first(id)
    await steps.decide(id, decision)
    await steps.tell(id)
    return id
  }
  /** What a penalty is refused for, as `step: remedy`, or `200` where it goes through; each says what is missing and why. */
  const missing = async (id: string, sent: Sent = fining): Promise<string[]> => {
    const { status, body } = await tryStep(id, sent)
    if (status !== 409 || body.code !== 'STEPS_MISSING') return [String(status)]
    return (body.missing as MissingStep[]).map(({ words, why, ...one }) =>
      words !== '' && why !== '' ? `${one.step}: ${one.do}` : `${one.step} says nothing`,
    )
  }
  /** Takes a case from its particulars to the written decision again, three weeks on. */
  const again = async (id: string): Promise<void> => {
    await steps.particulars(id)
    const day = addDays(localDateOf(world.clock.now(), 'America/Vancouver'), 21)
    goTo(day)
    await steps.decide(id, { decidedOn: day })
    await steps.tell(id)
  }
  /** Records how the paper of the particulars got to somebody. */
  const handOver = async (id: string, name: string, method: HandoverMethod, on = '2026-11-20'): Promise<void> => {
    const { particulars: letter } = await get(id)
    const { _id: addresseeId } = letter!.addressees.find((one) => one.name === name)!
    await (await as('mandeep')).call(forms.handOver, { params: { id: letter!._id, addresseeId }, body: { method, on } })
  }
  /** Corrects the text in the register that the cases are about. */
  const correctBylaw = async (more: Partial<Bylaw>): Promise<void> => {
    const mandeep = await as('mandeep')
    const params = { id: bylawId }
    const { version } = await mandeep.call(bylaws.get, { params })
    await mandeep.call(bylaws.change, { params, body: { ...noise, ...more, version } })
  }
  return {
    again,
    as,
    bylawId,
    correctBylaw,
    deciding,
    fining,
    get,
    goTo,
    handOver,
    missing,
    query,
    ready,
    report,
    reported,
    screening,
    step,
    steps,
    tryStep,
    unitId,
  }
}
