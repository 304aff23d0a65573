import { collections } from '../../../../contract/collections.ts'
import type { Collection } from '../../../../contract/collections/collection.ts'
import type { CollectionStep } from '../../../../contract/collections/bodies.ts'
import type { Answer, Caller } from '../../../testing/caller.ts'
import type { Name } from '../../../testing/cast.ts'
import type { openBooks } from '../../../testing/books.ts'
import type { World } from '../../../testing/world.ts'

/** A step as it is sent, without the version. */
export type Sent = Partial<Record<string, unknown>> & { step: CollectionStep['step'] }

interface Opened {
  world: World
  books: Awaited<ReturnType<typeof openBooks>>
  /** The account of unit 703. */
  olivia: string
}

/** Short ways over HTTP to collect what Olivia owes for unit 703, with people who agreed to email. */
export const collectionDesk = async ({ world, books, olivia: id }: Opened) => {
  await books.query('update people set email_notice_consent = true where email is not null')
  // A letter names the strata lot.
  await books.query('update units set strata_lot = unit_number where strata_lot is null')
  const callers = new Map<Name, Caller>()
  /** Somebody, signed in as of now: sessions end where the clock goes on. */
  const as = async (name: Name): Promise<Caller> => {
    const known = callers.get(name)
    if (known && (await known.send('GET', '/api/auth/session')).status === 200) return known
    const caller = await world.as(name)
    callers.set(name, caller)
    return caller
  }
  const get = async (by: Name = 'mandeep', of = id): Promise<Collection> =>
    (await as(by)).call(collections.get, { params: { id: of } })
  /** Takes a step as the account is now, and has letters sent. */
  const tryStep = async (sent: Sent, by: Name = 'mandeep', of = id): Promise<Answer> => {
    const caller = await as(by)
    const { version } = await get('mandeep', of)
    const answer = await caller.send('POST', `/api/collections/${of}/steps`, { body: { version, ...sent } })
    await world.jobs.drain()
    return answer
  }
  const step = async (sent: Sent, of = id): Promise<Collection> => {
    const answer = await tryStep(sent, 'mandeep', of)
    if (answer.status !== 200) throw new Error(`${sent.step} answered ${answer.status}: ${answer.text}`)
    return get('mandeep', of)
  }
  const goTo = (day: string) => world.clock.set(`${day}T20:00:00.000Z`)
  /** A demand for charges as Parapet sends it. */
  const demanding = (chargeIds: readonly string[], more: object = {}): Sent => ({
    ...{ step: 'demand', chargeIds, forLien: true, forAction: true, howToPay: 'By e-Transfer to fees@harbour.example' },
    ...more,
  })
  /** A demand that was mailed on a day. */
  const mailed = (chargeIds: readonly string[], on: string, more: object = {}): Sent => ({
    ...{ step: 'recordDemand', chargeIds, forLien: true, forAction: true, on, method: 'mail', words: 'Mailed by me.' },
    ...more,
  })
  const decided = { decidedOn: '2026-11-19', decision: 'Council decided at its meeting.' }
  /** What a lien or a claim is refused for, as `step: remedy`, or `200` where it goes through. */
  const missing = async (sent: Sent = { step: 'prepareLien', ...decided }): Promise<string[]> => {
    const { lien, claim } = await get()
    const { cents } = sent.step === 'claim' ? claim : lien
    const { status, body } = await tryStep({ cents, ...sent })
    if (status !== 409 || body.code !== 'STEPS_MISSING') return [String(status)]
    return (body.missing as { step: string; do: string; words: string; why: string }[]).map((one) =>
      one.words !== '' && one.why !== '' ? `${one.step}: ${one.do}` : `${one.step} says nothing`,
    )
  }
  /** The fees of two months, overdue; answers their ids. */
  const twoFees = async (): Promise<string[]> => [
    await books.owes(id, 'strataFee', '2026-09-01', 43_307),
    await books.owes(id, 'strataFee', '2026-10-01', 43_307),
  ]
  return { id, as, get, step, tryStep, goTo, demanding, mailed, decided, missing, twoFees, books, world }
}
