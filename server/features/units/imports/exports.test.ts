/** A roster as another program exports it, from its title lines to the last row, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { units, type Meaning, type RosterImport } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { importFile, rowsOf } from '../../../testing/imports.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const choose = (made: RosterImport, said: object) =>
  mandeep.try(units.chooseImport, { params: { id: made._id }, body: { version: made.version, ...said } })

const file = [
  'Harbour View,,,,,,',
  '"Owner list, printed Nov 26, 2026",,,,,,',
  '',
  'Suite,Type,Name,E-mail,Phone,Cell,Date of Purchase',
  '="0901",Owner,"Ash, Ann",ann@mail.example,h: 604-555-0101,c: 604-555-0102,2019-05-01',
  ',Owner,"Ash, Bo",n/a,n/a,604 555 0103 x12,2019-05-01',
  ',Tenant,"Cedar, Cy",\u200Bcy@mail.example\u00A0,604-555-0104 / 604-555-0105,,n/a',
  '12-Jan,Owner,"Day, Di",di@mail.example,,,',
  '10-20,Owner,"Elm, Ed",ed@mail.example,,,',
  '1020,Owner,"Fir, Flo",flo@mail.example,unlisted,,',
  '2026-03-01,Owner,"Gum, Gil",,,,',
].join('\r\n')

const expected = [
  [5, 'new', '0901', []],
  [
    6,
    'warning',
    '0901',
    [
      'The unit number is blank, so unit 0901 from row 5 is used. Fill it in if that’s wrong.',
      'Mobile “604 555 0103 x12” is kept without its extension: put that in the notes if you need it.',
    ],
  ],
  [
    7,
    'error',
    '0901',
    [
      'Phone “604-555-0104 / 604-555-0105” has more than one number: keep one, and put another in the mobile column.',
      'The unit number is blank, so unit 0901 from row 5 is used. Fill it in if that’s wrong.',
    ],
  ],
  [
    8,
    'error',
    '12-Jan',
    [
      'Unit number “12-Jan” is a date that a spreadsheet made from 1-12 or 12-1: format the column as text and enter the number again.',
    ],
  ],
  [
    9,
    'warning',
    '10-20',
    ['There is also a unit 1020, which differs only by a hyphen. If they’re the same, write them the same way.'],
  ],
  [
    10,
    'warning',
    '1020',
    ['There is also a unit 10-20, which differs only by a hyphen. If they’re the same, write them the same way.'],
  ],
  [
    11,
    'error',
    '2026-03-01',
    [
      'Unit number “2026-03-01” is a date that a spreadsheet made from 3-1 or 1-3: format the column as text and enter the number again.',
    ],
  ],
]

test('each row is read, or says what to do, and the mended file is written', async () => {
  const made = await importFile(world, mandeep, file)
  expect(made).toMatchObject({ faults: [], headingRow: 4, counts: { new: 1, warning: 3, error: 3 } })
  expect(made.rows.map(({ row, fate, unitNumber, messages }) => [row, fate, unitNumber, messages])).toEqual(expected)
  const { text } = await mandeep.try(units.importRemarks, { params: { id: made._id } })
  expect(text.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
    'Suite,Type,Name,E-mail,Phone,Cell,Date of Purchase,import_remarks',
    '0901,Owner,"Ash, Ann",ann@mail.example,h: 604-555-0101,c: 604-555-0102,2019-05-01,',
  ])

  const mended = file.replace(' / 604-555-0105', '').replace('12-Jan', 'B-1').replace('2026-03-01', 'B-2')
  const applied = await importFile(world, mandeep, mended, true)
  expect(applied).toMatchObject({ applied: true, counts: { error: 0 } })
  const { items } = await mandeep.call(units.list, { query: { search: '0901' } })
  expect(items).toMatchObject([{ unitNumber: '0901', owners: ['Ann Ash', 'Bo Ash'], tenants: ['Cy Cedar'] }])
  const { rows } = await world.connection.pool.query(
    `select first_name, email, phone, mobile from people where last_name in ('Ash', 'Cedar') order by first_name`,
  )
  expect(rows).toEqual([
    { first_name: 'Ann', email: 'ann@mail.example', phone: '+16045550101', mobile: '+16045550102' },
    { first_name: 'Bo', email: null, phone: null, mobile: '+16045550103' },
    { first_name: 'Cy', email: 'cy@mail.example', phone: '+16045550104', mobile: null },
  ])
  expect(await importFile(world, mandeep, mended)).toMatchObject({ counts: { new: 0, update: 0 }, writes: false })
})

test('where the headings are not found, the manager says which row they are, and they are remembered', async () => {
  const odd = 'Door,Who,Kind\nAll owners\nTür,Wer,Art\n1501,Ida Ivy,owner\n1502,Jo Jay,owner'
  const place = (name: string) => ({ place: name, slot: null }) as Meaning
  const meanings = [place('unit_number'), place('full_name'), place('role')]
  const made = await importFile(world, mandeep, odd)
  expect(made).toMatchObject({
    headingRow: 1,
    topRows: [{ row: 1, text: 'Door · Who · Kind' }, { row: 2 }, { row: 3 }, {}, {}],
  })
  const wrong = await choose(made, { headingRow: 9 })
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    [{ field: 'headingRow', message: 'Choose one of the top rows of the file' }],
  ])
  const headed = (await choose(made, { headingRow: 3 })).body.data
  expect(headed.reading).toMatchObject({ headingRow: 3, isRemembered: false, columns: [{ heading: 'Tür' }, {}, {}] })
  const mapped = (await choose(headed, { isWide: false, meanings })).body.data
  expect(mapped).toMatchObject({ counts: { new: 2 }, choices: { headingRow: 3 }, reading: { isRemembered: true } })
  expect((await rowsOf(mandeep, mapped._id)).map(({ row, name }) => [row, name])).toEqual([
    [4, 'Ida Ivy'],
    [5, 'Jo Jay'],
  ])
  const again = (await choose(await importFile(world, mandeep, odd), { headingRow: 3 })).body.data
  expect(again).toMatchObject({ counts: { new: 2 }, reading: { isRemembered: true, faults: [] } })
  const forgotten = await mandeep.call(units.forgetMapping, { params: { id: again._id } })
  expect(forgotten.reading).toMatchObject({ headingRow: 3, isRemembered: false, faults: [expect.any(String)] })
})
