/** The register: votes that become decisions, decisions written by hand, ratification, and the register on paper. */
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { voting } from '../../../../contract/voting.ts'
import { decisions, type Decision, type DecisionDraft } from '../../../../contract/voting/decisions.ts'
import type { Proposal } from '../../../../contract/voting/proposal.ts'
import type { Caller } from '../../../testing/caller.ts'
import { again, cast, closed, declare, openCouncil, putToVote } from '../../../testing/voting.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let council: Awaited<ReturnType<typeof openCouncil>>
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  council = await openCouncil(world)
})
const signIn = async () => {
  await council.signIn()
  mandeep = await world.as('mandeep')
}
beforeEach(signIn)
afterAll(() => world.close())

const written = (more: Partial<DecisionDraft> = {}) => ({
  title: 'Snow contract',
  wording: '<p>That Northshore clears the snow for <strong>4,200 dollars</strong>.</p>',
  decidedOn: '2026-11-18',
  outcome: 'passed' as const,
  ...{ votesFor: 3, votesAgainst: 0, votesAbstained: 1 },
  ...more,
})
const write = (who: Caller, more: Partial<DecisionDraft> = {}): Promise<Decision> =>
  who.call(decisions.write, { body: written(more) })
const newest = async (who: Caller = council.carla) => (await who.call(decisions.list, { query: {} })).items[0]!
const of = ({ _id }: { _id: string }) => ({ params: { id: _id } })

/** A vote by the three others, for so many against so many, and its decision. */
const decide = async (choices: readonly string[], more: object = {}): Promise<[Proposal, Decision]> => {
  const open = await putToVote(world, council.carla, more)
  const voters = [council.carla, council.bo, council.cy, council.di]
  for (const [index, choice] of choices.entries()) await cast(voters[index]!, open, choice)
  await closed(world, council.carla, open)
  await signIn()
  const ended = await again(council.carla, open)
  return [ended, await council.carla.call(decisions.get, of(await newest()))]
}

describe('a vote that closes', () => {
  test('becomes a numbered decision with its text, arithmetic, names and hash', async () => {
    const before = (await council.carla.call(decisions.counts)).all
    const [proposal, decision] = await decide(['for', 'for', 'against'], { title: 'Lamps for the hall' })
    expect(decision).toMatchObject({
      number: `D-2026-${String(before + 1).padStart(3, '0')}`,
      title: 'Lamps for the hall',
      wording: proposal.text,
      made: 'between',
      outcome: 'passed',
      votes: { for: 2, against: 1, abstained: 0 },
      ratification: 'awaits',
      can: { correct: false, ratify: true },
      names: [
        { choice: 'For', names: ['Bo Seat', 'Carla Council'] },
        { choice: 'Against', names: ['Cy Seat'] },
        { choice: 'Abstain', names: [] },
      ],
      hash: proposal.result!.hash,
      lines: proposal.result!.lines,
      proposal: { _id: proposal._id, number: `M-${proposal.number}` },
      writtenBy: null,
    })
  })

  test('is numbered whatever came of it; a secret one without names, a bylaw’s one without ratification', async () => {
    const [, failed] = await decide(['against', 'against', 'for'], { ballot: 'secret' })
    expect(failed).toMatchObject({ outcome: 'failed', ratification: 'none', names: null })
    const [, byBylaw] = await decide(['for', 'for', 'for'], { mode: 'bylaw', authority: 'Bylaw 20 (3)' })
    expect(byBylaw).toMatchObject({ outcome: 'passed', made: 'bylaw', authority: 'Bylaw 20 (3)', ratification: 'none' })
    const [, alone] = await decide(['for'])
    expect(alone).toMatchObject({ outcome: 'no_quorum', ratification: 'none' })
  })

  test('names who declared a conflict, and counts a list by its options', async () => {
    const open = await putToVote(world, council.carla, { kind: 'list', options: ['Oak', 'Maple'] })
    await declare(council.di, open)
    for (const who of [council.carla, council.bo, council.cy]) await cast(who, open, '2')
    await closed(world, council.carla, open)
    await council.signIn()
    await again(council.carla, open)
    const decision = await council.carla.call(decisions.get, of(await newest()))
    expect(decision).toMatchObject({ outcome: 'passed', votes: null, conflicts: ['Di Seat'] })
    expect(decision.names!.find(({ choice }) => choice === 'Maple')!.names).toHaveLength(3)
  })

  test('is read by management and superadmin, who are not led to the proposal and write nothing', async () => {
    const [proposal, { _id }] = await decide(['for', 'for', 'for'])
    const sam = await world.as('sam', 'harbour')
    for (const who of [mandeep, sam]) {
      const read = await who.call(decisions.get, { params: { id: _id } })
      expect(read).toMatchObject({ proposal: null, can: { correct: false, ratify: false } })
      expect((await who.call(decisions.counts)).can).toEqual({ write: false, ratify: false })
      expect((await who.try(decisions.write, { body: written() })).status).toBe(403)
      const body = { decisionIds: [_id], meetingOn: '2026-11-20', minutes: '' }
      expect((await who.try(decisions.ratify, { body })).status).toBe(403)
      expect((await who.try(voting.get, of(proposal))).status).toBe(403)
    }
    for (const name of ['olivia', 'theo', 'mia', 'vic'] as const)
      expect((await (await world.as(name)).try(decisions.list, { query: {} })).status).toBe(403)
    expect((await (await world.as('ada')).try(decisions.get, { params: { id: _id } })).status).toBe(404)
  })
})

describe('a meeting', () => {
  test('ratifies several at once, with its day and its words, and their proposals with them', async () => {
    const [first, one] = await decide(['for', 'for', 'for'])
    const [second, two] = await decide(['for', 'for', 'against'])
    const meetingOn = two.decidedOn
    const body = { decisionIds: [one._id, two._id, one._id], meetingOn, minutes: 'Moved by Bo, carried.' }
    const ratified = await council.bo.call(decisions.ratify, { body })
    expect(ratified.map(({ number, ratification, ratifiedOn }) => [number, ratification, ratifiedOn])).toEqual([
      [one.number, 'ratified', meetingOn],
      [two.number, 'ratified', meetingOn],
    ])
    expect(await council.carla.call(decisions.get, of(one))).toMatchObject({
      ratified: { on: meetingOn, minutes: 'Moved by Bo, carried.', notedBy: 'Bo Seat', notedAt: world.clock.now() },
      can: { ratify: false },
    })
    for (const proposal of [first, second]) {
      const now = await again(council.carla, proposal)
      expect(now).toMatchObject({ status: 'ratified', ratifiedOn: meetingOn, outcome: 'passed' })
      expect(now.events.at(-1)).toMatchObject({ kind: 'ratified', by: 'Bo Seat' })
    }
    const history = await mandeep.call(audit.history, { params: { subject: 'decision', id: one._id }, query: {} })
    expect(history.items.map(({ action, by }) => [action, by])).toEqual([
      ['ratified', 'Bo Seat'],
      ['decided', expect.any(String)],
    ])
  })

  test('ratifies all or none: not twice, not what needs none, not on a day to come or before the decision', async () => {
    const [, one] = await decide(['for', 'for', 'for'])
    const byHand = await write(council.carla)
    const ratify = (decisionIds: string[], meetingOn = one.decidedOn) =>
      council.carla.try(decisions.ratify, { body: { decisionIds, meetingOn } })
    expect((await ratify([one._id, byHand._id])).body.error).toBe(
      `No ratification is needed for ${byHand.number}, or it’s already done.`,
    )
    expect((await ratify([one._id], '2027-12-31')).body.errors[0].message).toBe('This date is in the future')
    expect((await ratify([one._id], '2026-11-01')).body.errors[0].message).toBe(
      `Choose a date no earlier than the decision date of ${one.number}`,
    )
    const foreign = await write(await world.as('ada'))
    expect((await ratify([one._id, foreign._id])).status).toBe(404)
    expect((await council.carla.call(decisions.get, of(one))).ratification).toBe('awaits')
    const both = await Promise.all([ratify([one._id]), ratify([one._id])])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })
})

describe('a decision that is written down', () => {
  test('takes the next number of its year, and keeps it when it is corrected', async () => {
    const made = await write(council.carla, { decidedOn: '2025-03-04', wording: '<p>Blue.</p><script>x</script>' })
    expect(made).toMatchObject({
      ...{ number: 'D-2025-001', wording: '<p>Blue.</p>', made: 'meeting', ratification: 'none', proposal: null },
      ...{ writtenBy: 'Carla Council', hash: null, lines: [], can: { correct: true, ratify: false } },
    })
    expect((await write(council.bo, { decidedOn: '2025-02-01' })).number).toBe('D-2025-002')
    const body = {
      ...written({ decidedOn: '2025-03-05', title: 'Blue door' }),
      version: 1,
      reason: 'The day was wrong',
    }
    const corrected = await council.bo.call(decisions.correct, { ...of(made), body })
    expect(corrected).toMatchObject({ number: 'D-2025-001', title: 'Blue door', decidedOn: '2025-03-05', version: 2 })
    expect((await council.cy.try(decisions.correct, { ...of(made), body })).body.code).toBe('STALE')
    const moved = { ...body, version: 2, decidedOn: '2026-03-05' }
    expect((await council.cy.try(decisions.correct, { ...of(made), body: moved })).body.errors[0]).toMatchObject({
      field: 'decidedOn',
    })
    const { items } = await mandeep.call(audit.history, { params: { subject: 'decision', id: made._id }, query: {} })
    expect(items[0]).toMatchObject({ action: 'corrected', by: 'Bo Seat' })
    expect(items[0]!.fields).toContainEqual({ field: 'title', before: 'Snow contract', after: 'Blue door' })
    expect(items[0]!.fields).toContainEqual({ field: 'reason', before: null, after: 'The day was wrong' })
  })

  test('is no decision that a vote made', async () => {
    const [, { _id, version }] = await decide(['for', 'for', 'for'])
    const body = { ...written(), version, reason: 'I would rather not' }
    const answer = await council.carla.try(decisions.correct, { params: { id: _id }, body })
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  })

  test.each([
    ['decidedOn', { decidedOn: '2027-12-31' }],
    ['wording', { wording: '<p> </p>' }],
    ['votesAgainst', { votesAgainst: null }],
    ['outcome', { outcome: 'tied' as const }],
    ['outcome', { votesFor: 1, votesAgainst: 5 }],
    ['votesFor', { votesFor: 0 }],
    ['title', { title: '' }],
  ])('is refused at %s', async (field, more) => {
    const { status, body } = await council.carla.try(decisions.write, { body: written(more) })
    expect(status).toBe(400)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
  })
})

describe('the register', () => {
  test('is searched by number, title and wording, and narrowed by year and ratification', async () => {
    const made = await write(council.carla, {
      decidedOn: '2024-05-06',
      title: 'Écoles',
      wording: '<p>Bicycle racks</p>',
    })
    const found = async (query: object) =>
      (await mandeep.call(decisions.list, { query })).items.map(({ number }) => number)
    for (const search of ['ecole', 'bicycle rack', 'D-2024-001'])
      expect([search, await found({ search })]).toEqual([search, [made.number]])
    expect(await found({ year: 2024 })).toEqual([made.number])
    expect(await found({ year: 2023 })).toEqual([])
    expect(await found({ search: 'bicycle', ratified: 'awaits' })).toEqual([])
    const awaiting = await found({ ratified: 'awaits', limit: 100 })
    expect((await mandeep.call(decisions.counts)).awaiting).toBe(awaiting.length)
    // Another building's are not found by their words.
    expect((await (await world.as('ada')).call(decisions.list, { query: { search: 'bicycle' } })).items).toEqual([])
  })

  test('goes from the newest number down, page by page', async () => {
    const all = (await mandeep.call(decisions.list, { query: { limit: 100 } })).items.map(({ number }) => number)
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const page = await mandeep.call(decisions.list, { query: { limit: 3, ...(cursor !== undefined && { cursor }) } })
      paged.push(...page.items.map(({ number }) => number))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(paged).toEqual(all)
    expect(all).toEqual(all.toSorted().toReversed())
  })

  const pdf = async (url: string) => {
    const { rawPayload, statusCode, headers } = await world.app.inject({
      url,
      headers: { cookie: mandeep.cookie, 'x-building-id': mandeep.buildingId! },
    })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)))
    return { text: text.join(' ').replaceAll(/\s+/g, ' '), headers }
  }

  test('comes as PDF, narrowed like the list, with the wording of each', async () => {
    await write(council.carla, {
      decidedOn: '2022-01-02',
      wording: `<p>${'A very long sentence. '.repeat(400)}End.</p>`,
    })
    const { text, headers } = await pdf(`${decisions.register.path}?year=2022`)
    for (const words of [
      'Register of decisions of council',
      'The Owners, Strata Plan EPS 4821, Harbour View',
      ', 1 decision',
      'Only decisions from 2022',
      'D-2022-001',
      'Snow contract',
      'A very long sentence. End.',
      '3 for, 0 against, 1 abstained',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('D-2026')
    expect(headers['content-disposition']).toContain('Harbour View decisions')
  })

  test('keeps a number and its day on one line on paper', async () => {
    for (const decidedOn of ['2000-10-22', '2000-10-28', '2000-10-28']) await write(council.carla, { decidedOn })
    const { text } = await pdf(`${decisions.register.path}?year=2000`)
    for (const words of ['D-2000-002', 'D-2000-003', 'Oct 28, 2000']) expect(text).toContain(words)
  })

  test('gives one decision on paper under the building’s head', async () => {
    const [, decision] = await decide(['for', 'for', 'against'], { title: 'Paint the ramp' })
    const { text } = await pdf(decisions.paper.path.replace(':id', decision._id))
    for (const words of [
      'The Owners, Strata Plan EPS 4821',
      `${decision.number}: Paint the ramp`,
      'Forty lamps for 3,900 dollars.',
      'Against: Cy Seat',
      'Awaiting ratification at the next meeting.',
      'Page 1 of 1',
    ])
      expect(text).toContain(words)
    expect(text.replaceAll(' ', '')).toContain(decision.hash)
  })
})
