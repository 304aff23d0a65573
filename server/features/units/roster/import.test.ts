import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { csv, importFile } from '../../../testing/imports.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.close())
beforeEach(async () => (mandeep = await world.as('mandeep')))

const upload = (text: string | Buffer, apply = false, caller = mandeep) => importFile(world, caller, text, apply)
const roster = async (caller = mandeep) => (await caller.try(units.exportRoster)).text
const listed = async (caller = mandeep) =>
  (await caller.call(units.list, { query: { limit: 100 } })).items.map(({ unitNumber }) => unitNumber)
const faultsOf = (rows: { row: number; messages: string[] }[]) =>
  rows.map(({ row, messages }) => [row, messages.join(' ')])

const head =
  'unit_number,unit_entitlement,role,first_name,last_name,company_name,email,phone,start_date,end_date,ownership_percent'

describe('a sound file', () => {
  const file = [
    `${head},parking_stalls,shoe_size`,
    '201,80,owner,Ines,Grant,,ines.grant@mail.example,604 555 0121,2024-05-01,,50,P1-14,43',
    "201,80,owner,Sean,O'Brien,,sean@mail.example,,,,50,,",
    '201,,tenant,Nora,Newcomer,,newcomer@parapet.example,,2025-01-31,,,,',
    '0202,90.5,owner,,,Fjord Trust,,,,,,L2-3,',
  ].join('\n')

  test('is tried without writing anything', async () => {
    const before = await roster()
    const report = await upload(file)
    expect(report).toMatchObject({
      applied: false,
      batchId: null,
      counts: { new: 4, update: 0, unchanged: 0, warning: 0, error: 0 },
      units: { new: 2, update: 0, unchanged: 0 },
      keptColumns: [],
    })
    expect(report.messages.join(' ')).toContain('“shoe_size”')
    expect(await roster()).toBe(before)
  })

  test('is applied, tells the history, says nothing of accounts elsewhere, and changes nothing a second time', async () => {
    const first = await upload(file, true)
    expect(first).toMatchObject({ applied: true, counts: { new: 4 } })
    const all = await mandeep.call(units.list, { query: { search: '201' } })
    expect(all.items).toMatchObject([
      { unitNumber: '201', owners: ['Ines Grant', "Sean O'Brien"], tenants: ['Nora Newcomer'] },
    ])
    const unit = await mandeep.call(units.get, { params: { id: all.items[0]!._id } })
    expect(unit.links.find(({ name }) => name === 'Nora Newcomer')).toMatchObject({ hasAccount: false, role: 'tenant' })
    expect(unit.links.find(({ name }) => name === 'Ines Grant')).toMatchObject({
      phone: '+16045550121',
      sharePercent: 50,
    })
    const { items } = await mandeep.call(audit.history, {
      params: { subject: 'unit', id: unit._id },
      query: {},
    })
    expect(items.map(({ action, by }) => [action, by])).toContainEqual(['owner added', 'Mandeep Manager'])
    const batch = await mandeep.call(audit.history, {
      params: { subject: 'import', id: first.batchId! },
      query: {},
    })
    expect(batch.items).toHaveLength(1)

    const stood = await roster()
    const second = await upload(file, true)
    expect(second).toMatchObject({
      writes: false,
      batchId: null,
      counts: { new: 0, update: 0, unchanged: 4, warning: 0, error: 0 },
      units: { new: 0, update: 0, unchanged: 2 },
    })
    expect(await roster()).toBe(stood)
  })

  test('names who is not in it and leaves them alone', async () => {
    const { notInFile, messages } = await upload(file)
    expect(notInFile).toContainEqual(
      expect.objectContaining({ unitNumber: '305', name: 'Theo Tenant', role: 'tenant', ends: false }),
    )
    expect(messages.join(' ')).toContain('Not in the file, so left as is: unit 101')
    expect(await listed()).toContain('305')
  })

  test('changes what it says otherwise and nothing else; an empty cell says nothing', async () => {
    const report = await upload(`${head}\n201,80,owner,Ines,Grant,,ines.new@mail.example,,,,50`, true)
    expect(report.rows).toMatchObject([{ fate: 'update' }])
    const line = (await roster()).split('\r\n').find((one) => one.includes('Ines'))
    expect(line).toContain('ines.new@mail.example,(604) 555-0121')
    expect(line).toContain('2024-05-01')
    expect(line).toContain('P1-14')
    await upload(`${head}\n201,80,owner,Ines,Grant,,ines.grant@mail.example,,,,50`, true)
  })

  test('end-dates somebody, who then does not come back by an older file', async () => {
    const row = '201,,tenant,Nora,Newcomer,,newcomer@parapet.example,,2025-01-31'
    await upload(`${head}\n${row},2026-10-31,`, true)
    expect(await roster()).not.toContain('Nora')
    const again = await upload(`${head}\n${row},,`, true)
    expect(again.rows).toMatchObject([{ fate: 'unchanged' }])
    expect(again.rows[0]!.messages.join()).toContain('ended here on 2026-10-31')
    expect(await roster()).not.toContain('Nora')
  })
})

test('a file with ten faults is refused row by row in words, and nothing is written', async () => {
  const before = await roster()
  const report = await upload(
    [
      head,
      ',80,owner,Ana,Bell,,ana@mail.example,,,,',
      '301,80,landlord,Ben,Cole,,ben@mail.example,,,,',
      '302,80,owner,Cem,,,cem@mail.example,,,,',
      '303,80,owner,Dee,Dunn,,dee@gmial.com,,,,',
      '304,eighty,owner,Eli,Ford,,,,,,',
      '306,80,tenant,Fay,Gold,,,,03/04/2024,,',
      '307,80,tenant,Gus,Hall,,,,2024-05-01,2024-04-30,',
      '308,80,owner,Ivy,Jung,,,555-0123,,,',
      '309,80,owner,Kai,Lund,,,,,,150',
      '3 10,80,owner,Mia,Nord,,,,,,',
      '311,80,owner,Ola,Pike,,,,,,,,too,many',
      '312,80,owner,Quy,Ross,,,,,,',
      '312,81,owner,Uma,Vane,,,,,,',
      '312,80,owner,Quy,Ross,,,,,,',
      '313,80,owner,Wes,Yang,,,,,,',
    ].join('\n'),
    true,
  )
  expect(report).toMatchObject({ applied: false, batchId: null, counts: { error: 13, new: 2 } })
  expect(faultsOf(report.rows)).toEqual([
    [2, 'The unit number is missing.'],
    [3, 'Role “landlord” isn’t a known role: use owner, tenant, occupant or agent.'],
    [4, 'The last name is missing; a company goes in company_name.'],
    [5, 'Email “dee@gmial.com” isn’t accepted: Email domain appears to have a typo.'],
    [6, 'Unit entitlement “eighty” is not a positive number: write it as 12 or 12.5.'],
    [7, 'Start date “03/04/2024” may be Apr 3, 2024 or Mar 4, 2024: write 2024-04-03 or 2024-03-04.'],
    [8, 'The end date 2024-04-30 is before the start date 2024-05-01.'],
    [9, 'Phone “555-0123” isn’t accepted: Phone number is too short.'],
    [10, 'Ownership percent “150” must be at most 100.'],
    [11, 'Unit number “3 10” isn’t accepted: Invalid unit number format.'],
    [12, 'The row has 14 cells, but there are 11 columns; text with a comma needs quotes.'],
    [13, ''],
    [14, 'Row 13 gives unit 312 a different unit entitlement; make them the same.'],
    [15, 'This repeats row 13; keep one of them.'],
    [16, ''],
  ])
  expect(await roster()).toBe(before)
})

describe('files as they come', () => {
  test('semicolons and Windows-1252', async () => {
    const text =
      'Unit #;Role;First Name;Last Name;E-mail;Cell\r\n401;Owner;Zoé;Lefèvre-Brûlé;zoe@mail.example;514-555-0199\r\n'
    const report = await upload(Buffer.from(text, 'latin1'))
    expect(report.rows).toMatchObject([{ row: 2, fate: 'new', unitNumber: '401', name: 'Zoé Lefèvre-Brûlé' }])
  })

  test('the wide form is split into people', async () => {
    const report = await upload(
      [
        'Unit Id,Owner Name 1,Owner Email 1,Owner Phone 1,Owner Name 2,Owner Email 2,Tenant Name,Address 2,City 2,State 2,Zip 2',
        '501,"Moss, Avery",avery@mail.example,604-555-0101,Robin Moss,robin@mail.example,Kit Larsen,12 Elm Street,Calgary,AB,T2P 1A1',
        '502,Fjord Trust,,,,,,,,,',
      ].join('\n'),
      true,
    )
    expect(report.rows.map(({ row, name, fate }) => [row, name, fate])).toEqual([
      [2, 'Avery Moss', 'new'],
      [2, 'Robin Moss', 'new'],
      [2, 'Kit Larsen', 'new'],
      [3, 'Fjord Trust', expect.any(String)],
    ])
    expect(report.messages[0]).toContain('read as 4 people')
    const lines = (await roster()).split('\r\n')
    expect(lines.find((line) => line.includes('Robin'))).toContain('12 Elm Street,Calgary,AB,T2P 1A1')
    expect(lines.find((line) => line.includes('Kit'))).not.toContain('Elm Street')
  })

  test.each([
    ['role,name\nowner,Ann Ash', 'No column has the unit number'],
    ['unit,name\n1,Ann Ash', 'No column has the role'],
    ['unit,suite,role,name\n1,1,owner,Ann Ash', '“unit” and “suite” mean the same'],
    ['unit,role,name\n', 'no rows'],
  ])('a file whose columns do not make a roster waits for a mapping: %#', async (text, message) => {
    const { reading, rows, _id, version } = await upload(text)
    expect([reading.faults.join(), rows]).toEqual([expect.stringContaining(message), []])
    const refused = await mandeep.try(units.applyImport, { params: { id: _id }, body: { version } })
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('can’t be read yet') } })
  })

  test.each([
    ['\n', 'The file is empty.'],
    ['unit,role\n"1,owner', 'a quotation mark is never closed'],
    [`unit,role,name\n${'1,owner,Ann Ash\n'.repeat(5001)}`, 'more than 5000 rows'],
    [`unit,role,name${',more'.repeat(200)}\n1,owner,Ann Ash\n`, 'more than 200 columns'],
    [`unit,role,name\n1,owner,Ann Ash${';'.repeat(400_000)}\n`, 'more than 200 columns'],
  ])('a file that is no table is refused: %#', async (text, message) => {
    const refused = await mandeep.try(units.startImport, { body: {}, files: [csv(text)] })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'files' }] } })
    expect(refused.body.errors[0].message).toContain(message)
  })

  test('no file, two files and a picture are refused', async () => {
    const send = (files: File[]) => mandeep.try(units.startImport, { body: {}, files })
    expect(await mandeep.try(units.startImport, { body: {}, files: [] })).toMatchObject({ status: 400 })
    expect(await send([csv('a'), csv('b')])).toMatchObject({ status: 400, body: { errors: [{ field: 'files' }] } })
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    expect(await send([new File([png], 'roster.png', { type: 'image/png' })])).toMatchObject({ status: 400 })
  })
})

describe('what is asked rather than refused', () => {
  const asked = async (rows: string[]) =>
    (await upload([head, ...rows].join('\n'))).rows.map(({ messages }) => messages.join(' '))

  test('spouses who share an e-mail stay two people', async () => {
    const [john, mary] = await asked([
      '601,,owner,John,Hill,,hills@mail.example,,,,',
      '601,,owner,Mary,Hill,,hills@mail.example,,,,',
    ])
    expect(john).toBe('hills@mail.example is also the email of Mary Hill; they’re kept as two people.')
    expect(mary).toContain('John Hill')
  })
  test('two people in one row', async () => {
    expect(await asked(['601,,owner,John & Mary,Hill,,,,,,'])).toEqual([
      expect.stringContaining('looks like two people; split it, or give John Hill and Mary Hill a row each.'),
    ])
  })
  test('shares that do not make a whole', async () => {
    expect(await asked(['601,,owner,A,Hill,,,,,,50', '601,,owner,Bo,Hill,,,,,,40'])).toEqual([
      expect.stringContaining('shares that add up to 90%'),
      '',
    ])
    expect(await asked(['601,,owner,Al,Hill,,,,,,0.5', '601,,owner,Bo,Hill,,,,,,0.5'])).toEqual([
      expect.stringContaining('enter 50 for a half'),
      '',
    ])
  })
  test('a zero that a spreadsheet dropped', async () => {
    expect(await asked(['0101,,owner,Al,Hill,,,,,,'])).toEqual([expect.stringContaining('There is also a unit 101')])
  })
})
