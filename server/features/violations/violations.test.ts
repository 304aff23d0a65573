/** A case from the report to the fine: who does what, who hears of it, and what it leaves behind. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ledger } from '../../../contract/ledger.ts'
import { violations } from '../../../contract/violations.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { caseDesk } from './testing/case-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof caseDesk>>
beforeEach(async () => {
  world = await openWorld()
  desk = await caseDesk(world)
})
afterEach(() => world.close())

it('goes from a report to a fine on the unit’s account', async () => {
  const { as, get, goTo, reported, step, steps, fining } = desk
  const id = await reported()
  expect(await get(id)).toMatchObject({
    ...{ number: 1, stage: 'reported', unit: null, next: { do: 'screen' } },
    complaints: [{ by: 'Mia Member', isStaff: false, receivedOn: '2026-11-20' }],
  })
  expect(await steps.screen(id)).toMatchObject({ stage: 'reviewed', next: { do: 'particulars' } })
  expect(await steps.particulars(id)).toMatchObject({
    stage: 'answering',
    answerBy: '2026-12-08',
    deadline: { words: 'Answer due', on: '2026-12-08' },
    particulars: {
      state: 'sent',
      addressees: [
        { name: 'Theo Tenant', isCopy: false, deemedOn: '2026-11-24' },
        { name: 'Olivia Owner', isCopy: true, deemedOn: '2026-11-24' },
      ],
    },
  })
  goTo('2026-12-10')
  expect(await get(id)).toMatchObject({ stage: 'toDecide', next: { do: 'decide' } })
  expect(await steps.decide(id)).toMatchObject({
    stage: 'toTell',
    decision: {
      number: 'D-2026-001',
      upheld: true,
      votes: { for: 1, against: 0, abstained: 0 },
      voters: ['Carla Council'],
    },
  })
  expect(await steps.tell(id)).toMatchObject({ stage: 'decided', next: { do: 'fine' }, fineMostCents: 20_000 })
  expect(await step(id, fining)).toMatchObject({
    finedCents: 20_000,
    penalties: [{ nth: 1, kind: 'fine', cents: 20_000, openCents: 20_000, dueOn: '2027-01-15' }],
  })
  const olivia = await (await as('olivia')).call(ledger.mine)
  expect(JSON.stringify(olivia)).toContain('Fine: V-1, Bylaw 4')
})

it('shows Theo what it is about, takes his answer, and tells the managers', async () => {
  const { as, reported, steps, get } = desk
  const id = await reported()
  const theo = await as('theo')
  expect((await theo.try(violations.getMine, { params: { id } })).status).toBe(404)
  await steps.screen(id)
  await steps.particulars(id)
  const mine = await theo.call(violations.getMine, { params: { id } })
  expect(mine).toMatchObject({
    ...{ side: 'accused', state: 'answer', answerBy: '2026-12-08', unitNumber: '305', bylaw: 'Bylaw 4: Noise' },
    letters: [{ subject: 'Complaint about Bylaw 4, Noise, unit 305' }],
    steps: ['answer', 'askHearing'],
  })
  const answered = await theo.call(violations.answer, {
    params: { id },
    body: { words: 'I was away that night.', version: mine.version },
    files: [],
  })
  expect(answered).toMatchObject({ state: 'waiting', words: 'I was away that night.', steps: ['askHearing'] })
  expect(await get(id)).toMatchObject({
    stage: 'toDecide',
    answer: { on: '2026-11-20', words: 'I was away that night.' },
  })
  const owner = await (await as('olivia')).call(violations.getMine, { params: { id } })
  expect(owner).toMatchObject({ side: 'owner', steps: [], words: '' })
  await world.jobs.drain()
  const told = world.mails.filter(({ subject }) => subject.includes('V-1')).map(({ to, subject }) => [to, subject])
  expect(told).toEqual(
    expect.arrayContaining([
      ['manager@parapet.example', expect.stringContaining('Violation V-1 was reported')],
      ['manager@parapet.example', expect.stringContaining('Violation V-1 was answered')],
      ['council@parapet.example', expect.stringContaining('Violation V-1 was answered')],
    ]),
  )
})

it('names no last day to answer before a week after its mail counts as received', async () => {
  const { as, get, reported, steps } = desk
  const id = await reported()
  await steps.screen(id)
  const send = async (answerBy: string) => {
    const { version } = await get(id)
    const letter = { happened: 'Loud music.', evidence: '', consequence: 'A fine.', byEmail: false, answerBy }
    const body = { step: 'particulars', version, ...letter }
    return (await as('mandeep')).send('POST', `/api/violations/${id}/steps`, { body })
  }
  const early = await send('2026-11-30')
  expect([early.status, early.body.errors]).toEqual([
    400,
    [{ field: 'answerBy', message: 'Choose Dec 1, 2026 or later' }],
  ])
  expect((await send('2026-12-01')).body.data).toMatchObject({ stage: 'answering', answerBy: '2026-12-01' })
})
