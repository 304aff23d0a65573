/** Letters before they go: every one that Parapet brings, whole; what is missing, doubtful, and how it reaches people. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { forms } from '../../../../contract/forms.ts'
import type { LetterKind } from '../../../../contract/forms/templates.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { answersTo } from '../../../testing/letters.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let ada: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  ada = await world.as('ada')
  await sql(`update units set strata_lot = '15'`)
  await sql(`update people set email_notice_consent = true where email = 'owner@parapet.example'`)
  await sql(`update people set mailing_address = '12 Ferry Lane', mailing_city = 'Victoria', mailing_province = 'BC',
    mailing_postal_code = 'V8V 1A1', email_notice_consent = true where email = 'office@tidewater.example'`)
})
afterAll(() => world.close())

const sql = (text: string) => world.connection.pool.query(text)
const unitOf = async (who: Caller, number: string) =>
  (await who.call(units.list, { query: { search: number } })).items.find(({ unitNumber }) => unitNumber === number)!._id
const templateOf = async (who: Caller, kind: LetterKind) => {
  const { _id } = (await who.call(forms.templates)).find((one) => one.kind === kind)!
  return who.call(forms.template, { params: { id: _id } })
}
interface Wanted {
  who?: Caller
  unit?: string
  answers?: Record<string, string>
  to?: 'owners' | 'tenants' | 'residents'
  byEmail?: boolean
}
const preview = async (kind: LetterKind, { who = mandeep, unit = '703', answers = {}, ...more }: Wanted = {}) => {
  const { _id, asks } = await templateOf(who, kind)
  const body = { unitId: await unitOf(who, unit), answers: answersTo(asks, answers), ...more }
  return who.call(forms.preview, { params: { id: _id }, body })
}

const bc: [LetterKind, string][] = [
  ['particulars', 'section 135 of the Strata Property Act'],
  ['decision', 'section 135 (2) of the Strata Property Act'],
  ['hearingDecision', 'section 34.1 of the Strata Property Act'],
  ['demand', 'section 112 of the Strata Property Act'],
  ['entry', 'Standard Bylaw 7 of the Strata Property Act'],
  ['meetingNotice', 'section 45 of the Strata Property Act'],
  ['proxy', 'section 56 of the Strata Property Act'],
  ['welcome', 'Welcome to Harbour View'],
  ['moveIn', 'Elevator:'],
]
const ab: [LetterKind, string][] = [
  ['particulars', 'Under the Condominium Property Act and its regulation'],
  ['decision', 'under the Condominium Property Act and the bylaws'],
  ['demand', 'as the Condominium Property Act and its bylaws allow'],
  ['entry', '24 hours under the Condominium Property Act, its regulation (AR 168/2000)'],
  ['meetingNotice', 'under the Condominium Property Act, s. 30.1'],
  ['proxy', 'under the Condominium Property Act and the bylaws'],
  ['welcome', 'Welcome to Prairie Court'],
  ['moveIn', 'Elevator:'],
]

describe('every letter that Parapet brings', () => {
  const whole = (letter: { subject: string; html: string; isReady: boolean }) => {
    expect(`${letter.subject} ${letter.html}`).not.toMatch(/\{\{|\}\}|undefined|null|NaN/)
    expect(letter.isReady).toBe(true)
  }
  test.each(bc)('%s stands whole in British Columbia', async (kind, section) => {
    const letter = await preview(kind)
    whole(letter)
    expect(letter.html).toContain(section)
  })
  test.each(ab)('%s stands whole in Alberta', async (kind, section) => {
    const letter = await preview(kind, { who: ada, unit: '12' })
    whole(letter)
    expect(letter.html).toContain(section)
  })
  test('stands whole in another province, and names no act', async () => {
    await sql(`update buildings set province = 'ON', jurisdiction = 'other' where code = 'PRAI01'`)
    for (const [kind] of ab) {
      const letter = await preview(kind, { who: ada, unit: '12' })
      whole(letter)
      expect([kind, /Property Act|section|Bylaw 7/.exec(letter.html)]).toEqual([kind, null])
    }
    await sql(`update buildings set province = 'AB', jurisdiction = 'AB' where code = 'PRAI01'`)
  })
})

describe('the particulars of a complaint', () => {
  it('say what was filled in, count the time to answer, and leave empty lines out', async () => {
    const { subject, html } = await preview('particulars', { answers: { answerBy: '', evidence: '', happenedAt: '' } })
    expect(subject).toBe('Complaint about Bylaw 3 (4), Pets, unit 703')
    expect(html).toContain('<p>Dear Olivia Owner,</p>')
    expect(html).toContain('Two dogs barked.<br />For an hour.')
    // November 20 by email, received four days later, and fourteen days to answer.
    expect(html).toContain('<strong>by December 8, 2026</strong>')
    expect(html).not.toMatch(/Evidence|Time:/)
    expect(html).toContain('<p>Mandeep Manager<br />Manager<br />The Owners, Strata Plan EPS 4821</p>')
  })

  it('to a tenant go to the owner too, as a copy', async () => {
    const { addressees } = await preview('particulars', { unit: '305', to: 'tenants' })
    expect(addressees.map(({ name, isCopy }) => [name, isCopy])).toEqual([
      ['Theo Tenant', false],
      ['Olivia Owner', true],
    ])
  })

  it('are not blank where something is missing: each is named', async () => {
    const letter = await preview('particulars', { unit: '703', to: 'tenants', answers: { rule: '' } })
    expect([letter.isReady, letter.subject]).toEqual([false, 'Complaint about [Bylaw or rule], unit 703'])
    expect(letter.missing.map(({ sentence }) => sentence)).toEqual([
      'Unit 703 has no tenant today.',
      'Bylaw or rule must be filled in.',
    ])
  })

  it('have a subject, also where what it is made of may be left empty', async () => {
    const { _id } = await templateOf(mandeep, 'welcome')
    const asks = [{ key: 'about', label: 'About', type: 'text' as const, required: false }]
    const wording = { subject: '{{asked.about}}', content: '<p>Hello.</p>', asks }
    const look = async (answers: object[]) =>
      (
        await mandeep.send('POST', `/api/letter-templates/${_id}/preview`, {
          body: { unitId: await unitOf(mandeep, '703'), wording, answers },
        })
      ).body.data
    expect(await look([])).toMatchObject({
      ...{ isReady: false, missing: [{ key: 'subject', sentence: 'The subject is empty.' }] },
    })
    expect(await look([{ key: 'about', text: 'Keys' }])).toMatchObject({ isReady: true, missing: [], subject: 'Keys' })
  })

  it('warn where the time to answer is short', async () => {
    const { doubts, isReady } = await preview('particulars', { answers: { answerBy: '2026-11-28' } })
    expect(isReady).toBe(true)
    expect(doubts).toMatchObject([{ stops: false, askKey: 'answerBy', source: 'Strata Property Act, s. 135 (1)' }])
    expect(doubts[0]!.sentence).toContain('The earliest date is Dec 1, 2026')
  })
})

describe('what the law has against a letter', () => {
  test.each([
    ['demand', 'payBy', '2026-12-08', true, 'Strata Property Act, s. 112', 'doesn’t end until Dec 9, 2026'],
    ['demand', 'payBy', '2026-12-09', null, null, ''],
    ['entry', 'entryOn', '2026-11-26', false, 'Standard Bylaw 7', 'from Nov 27, 2026'],
    ['entry', 'entryOn', '2026-11-27', null, null, ''],
    ['meetingNotice', 'heldOn', '2026-12-08', true, 'Strata Property Act, s. 45', 'sent by Nov 19, 2026'],
    ['meetingNotice', 'heldOn', '2026-12-09', null, null, ''],
    ['hearingDecision', 'heardOn', '2026-11-12', false, 'Strata Property Act, s. 34.1', 'due on Nov 19, 2026'],
    ['hearingDecision', 'heardOn', '2026-11-13', null, null, ''],
    ['moveIn', 'moveOn', '2026-11-19', true, null, 'has passed'],
    ['particulars', 'happenedOn', '2026-11-20', null, null, ''],
    ['particulars', 'happenedOn', '2026-11-21', true, null, 'is in the future'],
    ['decision', 'decidedOn', '2026-11-21', true, null, 'is in the future'],
    ['hearingDecision', 'heardOn', '2206-11-12', true, null, 'is in the future'],
  ] as const)('%s with %s on %s: stops %j', async (kind, key, day, stops, source, words) => {
    const { doubts, isReady } = await preview(kind, { answers: { [key]: day } })
    expect(doubts.map((one) => [one.askKey, one.stops, one.source])).toEqual(
      stops === null ? [] : [[key, stops, source]],
    )
    expect(doubts[0]?.sentence ?? '').toContain(words)
    expect(isReady).toBe(stops !== true)
  })

  test('a number that nobody checked only warns: a meeting in Alberta', async () => {
    const { doubts } = await preview('meetingNotice', { who: ada, unit: '12', answers: { heldOn: '2026-11-25' } })
    expect(doubts).toMatchObject([{ stops: false, unverified: true, source: 'Condominium Property Act, s. 30.1' }])
  })
})

describe('how a letter reaches people', () => {
  const ways = async (wanted: Parameters<typeof preview>) =>
    (await preview(...wanted)).addressees.map(({ name, way, inProduct, deemedOn }) => [name, way, inProduct, deemedOn])

  test.each([
    [['demand', { unit: '703' }], [['Olivia Owner', 'email', true, '2026-11-24']]],
    [['demand', { unit: '703', byEmail: false }], [['Olivia Owner', 'paper', true, '2026-11-24']]],
    [
      ['demand', { unit: '101' }],
      [
        ['Emil Novak', 'paper', false, '2026-11-24'],
        ['Hana Sato', 'paper', false, '2026-11-24'],
      ],
    ],
    [['demand', { unit: '102' }], [['Tidewater Holdings Ltd.', 'paper', false, '2026-11-24']]],
    [
      ['welcome', { unit: '101' }],
      [
        ['Emil Novak', 'paper', false, '2026-11-24'],
        ['Hana Sato', 'email', false, '2026-11-24'],
      ],
    ],
    [['welcome', { unit: '703', byEmail: false }], [['Olivia Owner', 'product', true, null]]],
  ] as [Parameters<typeof preview>, unknown][])('%j', async (wanted, expected) => {
    expect(await ways(wanted)).toEqual(expected)
  })

  it('by email to an owner who lives in another unit of the building: that is no address outside it', async () => {
    await sql(`update people set mailing_address = '703 - 1200 Seawall Crescent' where email = 'owner@parapet.example'`)
    expect(await ways(['demand', { unit: '305' }])).toEqual([['Olivia Owner', 'email', true, '2026-11-24']])
    await sql(`update people set mailing_address = null where email = 'owner@parapet.example'`)
  })

  it('says why it may not go by email', async () => {
    const [tidewater] = (await preview('demand', { unit: '102' })).addressees
    expect(tidewater).toMatchObject({
      source: 'Strata Property Act, s. 61',
      mailingLines: ['12 Ferry Lane', 'Victoria BC  V8V 1A1'],
    })
    expect(tidewater!.why).toContain('address outside the building')
  })
})
