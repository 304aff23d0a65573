import { describe, expect, test } from 'vitest'
import { noLinkFacts, noPersonFacts, noUnitFacts, type KeptLink, type LinkFacts, type PersonFacts } from '../record.ts'
import type { Roster } from '../present-store.ts'
import { rosterIn } from './file.ts'
import { planImport } from './plan.ts'
import { readRow } from './row.ts'
import { tableOf } from './table.ts'

const owner = (link: Partial<LinkFacts> & { personId: string; unitId: string }): KeptLink => ({
  ...noLinkFacts,
  role: 'owner',
  _id: `${link.unitId}-${link.personId}-${link.from ?? ''}`,
  ...link,
})
const person = (_id: string, facts: Partial<PersonFacts>) => ({ ...noPersonFacts, _id, ...facts })

const present: Roster = {
  spaces: [],
  vehicles: [],
  devices: [],
  units: ['101', '102'].map((unitNumber) => ({ ...noUnitFacts, _id: unitNumber, unitNumber })),
  people: [
    person('olivia', { firstName: 'Olivia', lastName: 'Owner', email: 'olivia@mail.example' }),
    person('al', { firstName: 'Al', lastName: 'Roy' }),
  ],
  links: [
    owner({ unitId: '101', personId: 'olivia', from: '2020-01-01', externalId: 'A1' }),
    owner({ unitId: '102', personId: 'olivia' }),
    owner({ unitId: '102', personId: 'al', from: '2015-01-01', to: '2019-12-31' }),
  ],
}

const head = 'external_id,unit_number,role,first_name,last_name,email,start_date,end_date'
const plannedIn = (standing: Roster, ...rows: string[]) => {
  let made = 0
  const read = rosterIn(tableOf(Buffer.from([head, ...rows].join('\n')))).entries.map(readRow)
  return planImport(read, { present: standing, today: '2026-11-20', newId: () => `new-${++made}` })
}
const planned = (...rows: string[]) => plannedIn(present, ...rows)
const told = (...rows: string[]) => planned(...rows).rows.map(({ fate, messages }) => [fate, ...messages].join(' '))
const olivia = 'Olivia,Owner,olivia@mail.example'

describe('which record a row speaks of', () => {
  test('one by its external id, even under another name of the same e-mail', () => {
    const { people, links } = planned('A1,101,owner,Olivia,Married,olivia@mail.example,,')
    expect(people).toMatchObject([{ before: { _id: 'olivia' }, after: { _id: 'olivia', lastName: 'Married' } }])
    expect(links).toEqual([])
  })
  test('an external id neither moves to another unit or role nor passes to somebody else', () => {
    for (const row of [
      `A1,102,owner,${olivia},,`,
      `A1,101,tenant,${olivia},,`,
      'A1,101,owner,Bo,Buyer,bo@mail.example,,',
    ])
      expect(told(row)[0]).toMatch(/^error External id “A1” belongs to Olivia Owner/)
  })
  test('one by unit, role and name where the e-mail is another: the person has a new e-mail', () => {
    const { people, rows } = planned(',101,owner,Olivia,Owner,new@mail.example,,')
    expect(rows[0]?.fate).toBe('update')
    expect(people).toMatchObject([{ after: { _id: 'olivia', email: 'new@mail.example' } }])
  })
  test('somebody of the building who comes to another unit is the same person', () => {
    const { people, links } = planned(`,103,tenant,${olivia},,`)
    expect(people).toEqual([])
    expect(links).toMatchObject([{ before: null, after: { role: 'tenant', personId: 'olivia' } }])
  })
  test('a namesake with another e-mail beside the one who is named is somebody else', () => {
    const { people } = planned(`,101,owner,${olivia},,`, ',102,owner,Olivia,Owner,niece@mail.example,,')
    expect(people).toMatchObject([{ before: null, after: { email: 'niece@mail.example' } }])
  })
  test('one who was ended stays ended, and begins again with a new start date', () => {
    expect(told(',102,owner,Al,Roy,,,')[0]).toMatch(/^unchanged This ended here on 2019-12-31/)
    expect(told(',102,owner,Al,Roy,,2015-01-01,')[0]).toMatch(/^unchanged This ended here/)
    expect(planned(',102,owner,Al,Roy,,2024-01-01,').links).toMatchObject([
      { before: null, after: { personId: 'al', from: '2024-01-01' } },
    ])
  })
})

describe('a sale', () => {
  test('ends the seller and starts the buyer', () => {
    const { links, people, notInFile } = planned(
      `A1,101,owner,${olivia},,2026-05-31`,
      'A2,101,owner,Bo,Buyer,bo@mail.example,2026-06-01,',
      `,102,owner,${olivia},,`,
    )
    expect(links).toMatchObject([
      { before: { to: null }, after: { to: '2026-05-31', personId: 'olivia' } },
      { before: null, after: { from: '2026-06-01', externalId: 'A2' } },
    ])
    expect(people).toMatchObject([{ before: null, after: { lastName: 'Buyer' } }])
    expect(notInFile).toEqual([])
  })
  test('of a seller who is only left out is asked: the old owner is not in the file', () => {
    const { notInFile, links } = planned('A2,101,owner,Bo,Buyer,bo@mail.example,2026-06-01,', `,102,owner,${olivia},,`)
    expect(links).toHaveLength(1)
    expect(notInFile).toMatchObject([{ unitNumber: '101', name: 'Olivia Owner', role: 'owner', ends: false }])
  })
})

describe('what is refused', () => {
  test('an end before the start that stands here', () =>
    expect(told(`A1,101,owner,${olivia},,2019-01-01`)[0]).toBe(
      'error The end date 2019-01-01 is before the start date 2020-01-01.',
    ))
  test('two open periods of one person in one unit', () =>
    expect(told(',103,owner,Bo,Li,,2020-01-01,', ',103,owner,Bo,Li,,2024-01-01,')[0]).toMatch(
      /^error Bo Li would be owner/,
    ))
  test('an external id that stands twice', () =>
    expect(told('B1,103,owner,Bo,Li,,,', 'B1,104,owner,Cy,Ma,,,')[1]).toBe(
      'error External id “B1” is already in row 2.',
    ))
  test('rows that name one person differently', () =>
    expect(told('A1,101,owner,Olivia,Married,olivia@mail.example,,', `,102,owner,${olivia},,`)[1]).toBe(
      'error Row 2 gives the same person a different last name; make them the same.',
    ))
  test('a new e-mail that would make two people one', () => {
    const twin = person('twin', { firstName: 'Olivia', lastName: 'Owner', email: 'new@mail.example' })
    const standing = { ...present, people: [...present.people, twin] }
    expect(plannedIn(standing, 'A1,101,owner,Olivia,Owner,new@mail.example,,').rows[0]?.messages[0]).toMatch(
      /^There is another Olivia Owner with this email/,
    )
  })
})

test('what two rows say otherwise of one person is asked about, and the first counts', () => {
  const text = 'unit,role,first_name,last_name,phone\n103,owner,Bo,Li,604-555-0101\n104,owner,Bo,Li,604-555-0102'
  const read = rosterIn(tableOf(Buffer.from(text))).entries.map(readRow)
  const plan = planImport(read, { present, today: '2026-11-20', newId: () => crypto.randomUUID() })
  expect(plan.people).toMatchObject([{ after: { phone: '+16045550101' } }])
  expect(plan.rows[1]).toMatchObject({
    fate: 'warning',
    messages: ['Row 2 gives Bo Li a different phone; that one is used.'],
  })
})
