/** How a file is read as somebody said, written by a job, and what two who do so at once meet. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { units, type Meaning, type RosterImport } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { applyTried, csv, importFile, rowsOf, type Report } from '../../../testing/imports.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.close())
beforeEach(async () => (mandeep = await world.as('mandeep')))

const roster = async () => (await mandeep.try(units.exportRoster)).text
const asked = async (text: string, values: unknown[] = []) => (await world.connection.pool.query(text, values)).rows
const tried = (text: string) => importFile(world, mandeep, text)
const choose = (made: RosterImport, said: object) =>
  mandeep.call(units.chooseImport, { params: { id: made._id }, body: { version: made.version, ...said } })
const apply = ({ _id, version }: RosterImport) =>
  mandeep.try(units.applyImport, { params: { id: _id }, body: { version } })
const place = (name: string): Meaning => ({ place: name, slot: null }) as Meaning

describe('the mapping', () => {
  const file = 'Door,Kind,Who,Since,Shoe size\n1001,owner,Ann Ash,2024-05-01,43\n1002,owner,Bo Birch,2024-06-01,44'
  const meanings = [place('unit_number'), place('role'), place('full_name'), place('start_date'), null]

  test('shows each column with samples, is changed, remembered for such a file, and forgotten', async () => {
    const first = await tried(file)
    expect(first.columns).toMatchObject([
      { heading: 'Door', samples: ['1001', '1002'], meaning: null },
      { heading: 'Kind', samples: ['owner'], meaning: null },
      { heading: 'Who', meaning: null },
      { heading: 'Since', meaning: null },
      { heading: 'Shoe size', samples: ['43', '44'], meaning: null },
    ])
    expect(first.faults).toHaveLength(1)
    const mapped = await choose(first, { isWide: false, meanings })
    expect(mapped).toMatchObject({ counts: { new: 2 }, reading: { faults: [], isRemembered: true } })
    expect(mapped.reading.columns.map(({ meaning }) => meaning?.place)).toEqual([
      ...['unit_number', 'role', 'full_name', 'start_date', undefined],
    ])

    const next = await tried(file.replace('Bo Birch', 'Cy Cedar'))
    expect(next).toMatchObject({ counts: { new: 2 }, isRemembered: true, faults: [] })
    const forgotten = await mandeep.call(units.forgetMapping, { params: { id: next._id } })
    expect(forgotten.reading).toMatchObject({ isRemembered: false, faults: [expect.any(String)] })
    expect(await tried(file)).toMatchObject({ isRemembered: false, rows: [] })
  })

  test('of one building is not that of another', async () => {
    await choose(await tried(file), { isWide: false, meanings })
    const ada = await world.as('ada')
    expect(await importFile(world, ada, file)).toMatchObject({ isRemembered: false, rows: [] })
  })

  test('may say that a row holds several people', async () => {
    const wide = 'Door,A,B\n1001,Ann Ash,Bo Birch'
    const slot = (number: number) => ({ place: 'full_name', slot: { role: 'owner', number } }) as Meaning
    const mapped = await choose(await tried(wide), { isWide: true, meanings: [place('unit_number'), slot(1), slot(2)] })
    expect((await rowsOf(mandeep, mapped._id)).map(({ row, name, fate }) => [row, name, fate])).toEqual([
      [2, 'Ann Ash', 'new'],
      [2, 'Bo Birch', 'new'],
    ])
  })

  test('a second change of the same dry run is refused with the first', async () => {
    const made = await tried(file)
    await choose(made, { isWide: false, meanings })
    const stale = await mandeep.try(units.chooseImport, {
      params: { id: made._id },
      body: { version: made.version, dates: 'dayFirst' },
    })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE' } })
  })
})

describe('what is asked once for the file', () => {
  test('whether day or month comes first', async () => {
    const made = await tried('unit,role,name,start_date\n1003,owner,Di Elm,03/04/2024\n1004,owner,Ed Fir,25/12/2024')
    expect(made.questions).toEqual([
      { question: 'dates', options: ['dayFirst', 'monthFirst'], answer: null, samples: ['03/04/2024'] },
    ])
    expect(made.counts).toMatchObject({ error: 1, new: 1 })
    expect((await apply(made)).body.error).toContain('Answer the questions')
    const day = await choose(made, { dates: 'dayFirst' })
    expect(day).toMatchObject({ counts: { error: 0, new: 2 } })
    expect((await applyTried(world, mandeep, day)).status).toBe('applied')
    expect(await asked(`select from_date from ownerships where from_date = '2024-04-03'`)).toHaveLength(1)
  })

  test.each([
    ['0.025', '0.975', 'timesHundred', 'entitlements', [2.5, 97.5]],
    ['2.5', '97.5', 'byHundred', 'entitlements', [0.025, 0.975]],
    ['2.5', '97.5', 'asWritten', 'entitlements', [2.5, 97.5]],
  ] as const)('whether proportions of %s and %s are meant %s', async (one, other, answer, question, numbers) => {
    const made = await tried(
      `unit,proportion\nA-${answer}1,${one}\nA-${answer}2,${other}`.replaceAll(answer, answer.slice(0, 2)),
    )
    expect(made.questions).toMatchObject([{ question, options: ['asWritten', expect.any(String)], answer: null }])
    const settled = await choose(made, { entitlements: answer })
    expect(settled.reading.questions).toMatchObject([{ answer }])
    await applyTried(world, mandeep, settled)
    const rows = await asked(`select unit_entitlement from units where unit_number like $1 order by sort_key`, [
      `A-${answer.slice(0, 2)}%`,
    ])
    expect(rows.map((row) => Number(row.unit_entitlement))).toEqual([...numbers])
    await asked(`update units set unit_entitlement = null where unit_number like 'A-%'`)
  })

  test('whether shares of a half are 50 %', async () => {
    const made = await tried('unit,role,name,ownership_percent\n1005,owner,Fay Gum,0.5\n1005,owner,Gil Gum,0.5')
    expect(made.questions).toMatchObject([{ question: 'shares', answer: null, samples: ['0.5'] }])
    const settled = await choose(made, { shares: 'timesHundred' })
    expect(settled.counts).toMatchObject({ new: 2, warning: 0 })
  })
})

test('one name that is two people is split for the rows chosen, and stays split when it comes again', async () => {
  const file =
    'external_id,unit,role,first_name,last_name,email,ownership_percent\nC1,1006,owner,John & Mary,Hazel,h@mail.example,100'
  const made = await tried(file)
  expect(made.rows).toMatchObject([{ entry: 0, fate: 'warning', couple: ['John Hazel', 'Mary Hazel'] }])
  const split = await choose(made, { split: [0] })
  expect(split).toMatchObject({ counts: { new: 2, warning: 0, error: 0 }, reading: { couples: [] } })
  await applyTried(world, mandeep, split)
  const people = await asked(
    `select p.name, p.email, o.external_id, o.share_percent from ownerships o join people p on p.id = o.person_id
     where p.last_name = 'Hazel' order by p.name`,
  )
  expect(people).toEqual([
    { name: 'John Hazel', email: 'h@mail.example', external_id: 'C1', share_percent: 50 },
    { name: 'Mary Hazel', email: null, external_id: null, share_percent: 50 },
  ])
  expect(await choose(await tried(file), { split: [0] })).toMatchObject({ reading: { writes: false } })
})

describe('who is not in the file', () => {
  test('ends on the day chosen, only where asked', async () => {
    await importFile(
      world,
      mandeep,
      'unit,role,name,start_date\n1007,owner,Hal Ivy,2024-01-01\n1007,tenant,Ivo Ivy,2024-02-01',
      true,
    )
    const made = await tried('unit,role,name\n1007,owner,Hal Ivy')
    const ivo = made.notInFile.find(({ name }) => name === 'Ivo Ivy')!
    const early = await mandeep.try(units.chooseImport, {
      params: { id: made._id },
      body: { version: made.version, ends: { day: '2024-01-15', linkIds: [ivo._id] } },
    })
    expect(early.body.errors).toMatchObject([
      { field: 'ends', message: expect.stringContaining('began on 2024-02-01') },
    ])
    expect(made.writes).toBe(false)
    const ending = await choose(made, { ends: { day: '2026-10-31', linkIds: [ivo._id] } })
    expect(ending.reading).toMatchObject({ writes: true })
    const applied = await applyTried(world, mandeep, ending)
    expect(await roster()).not.toContain('Ivo')
    expect(await roster()).toContain('Theo')
    await mandeep.call(units.undoImport, { params: { id: applied._id }, body: { version: applied.version } })
    expect(await roster()).toContain('Ivo')
  })
})

test('the file with remarks is the file itself, says what is wrong, and is imported when mended', async () => {
  const made = await tried('Unit;Role;Name;Shoe\r\n1008;owner;Jo Kay;43\r\n\r\n1009;king;Kim Lee;"=1;2"\r\n')
  const { text, headers } = await mandeep.try(units.importRemarks, { params: { id: made._id } })
  expect(headers['content-disposition']).toContain('roster with remarks.csv')
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Unit,Role,Name,Shoe,import_remarks',
    '1008,owner,Jo Kay,43,',
    '1009,king,Kim Lee,\'=1;2,"Role “king” isn’t a known role: use owner, tenant, occupant or agent."',
    '',
  ])
  const mended = await tried(text.replace('king', 'owner'))
  expect(mended).toMatchObject({ counts: { new: 2, error: 0 } })
  expect(mended.messages.join()).not.toContain('import_remarks')
})

describe('writing', () => {
  const file = (unit: string) => `unit,role,name\n${unit},owner,Lea Moss`

  test('of two at once the second is refused while the first is written', async () => {
    const [one, other] = [await tried(file('1010')), await tried(file('1011'))]
    const answers = await Promise.all([apply(one), apply(other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.error).toContain('Another import for this building')
    await world.jobs.drain()
    const applied = await asked(`select 1 from units where unit_number in ('1010', '1011')`)
    expect(applied).toHaveLength(1)
  })

  test('a dry run that the roster has overtaken is shown anew, and nothing of it written', async () => {
    const made = await tried(file('1012'))
    await importFile(world, mandeep, file('1012'), true)
    const overtaken = await applyTried(world, mandeep, made)
    expect(overtaken).toMatchObject({ status: 'tried', isOutdated: true, writes: false, counts: { unchanged: 1 } })
  })

  test('that fails half way leaves nothing, says so, and can be tried again', async () => {
    const before = await roster()
    const made = await tried(file('1013'))
    await asked(`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`)
    await asked('create trigger refuse before insert on ownerships execute function refuse()')
    const failed = await applyTried(world, mandeep, made)
    await asked('drop function refuse cascade')
    expect(failed.status).toBe('failed')
    expect(await roster()).toBe(before)
    expect((await applyTried(world, mandeep, failed)).status).toBe('applied')
  })

  test('that a process left behind is taken up again', async () => {
    const made = await tried(file('1014'))
    expect((await apply(made)).status).toBe(200)
    // The process dies with the job in its hands: the queue has it no longer.
    await asked(`delete from pgboss.job where name = 'units.applyImport'`)
    await asked(`update import_batches set status = 'running' where id = $1`, [made._id])
    await world.jobs.runNow('units.resumeImports')
    expect(await world.jobs.drain()).toBe(0)
    world.clock.set('2026-12-01T20:00:00.000Z')
    mandeep = await world.as('mandeep')
    await world.jobs.runNow('units.resumeImports')
    await world.jobs.drain()
    expect(await mandeep.call(units.getImport, { params: { id: made._id } })).toMatchObject({ status: 'applied' })
  })

  test('2,000 rows take seconds, and their progress is told on the way', async () => {
    const nameOf = (i: number) => `Oak${String(i).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`
    const people = (change: string) =>
      Array.from({ length: 2000 }, (_, i) => {
        const unit = 20_000 + Math.floor(i / 2)
        return `${unit},80,owner,Pat,${nameOf(i)},p${i}@mail.example,604-555-${change}${String(i % 100).padStart(2, '0')},S-${i},V${i}|BC`
      })
    const header = 'unit_number,unit_entitlement,role,first_name,last_name,email,phone,parking_stalls,vehicles'
    const take = async (change: string): Promise<[Report, number, string[]]> => {
      const started = performance.now()
      let report: Report | undefined
      const sent = await world.statements(async () => {
        report = await importFile(world, mandeep, [header, ...people(change)].join('\n'), true)
      })
      return [report!, performance.now() - started, sent]
    }
    const [first, firstMs, sent] = await take('01')
    expect(first).toMatchObject({ status: 'applied', counts: { error: 0 }, progress: { done: first.progress.total } })
    expect(first.progress.total).toBeGreaterThan(5000)
    expect(sent.filter((text) => /update "import_batches" set "done"/.test(text)).length).toBeGreaterThan(10)
    const [second, secondMs] = await take('02')
    expect(second).toMatchObject({ status: 'applied', counts: { update: 2000, error: 0 } })
    const began = performance.now()
    await mandeep.call(units.undoImport, { params: { id: second._id }, body: { version: second.version } })
    const undoMs = performance.now() - began
    console.info(
      `2,000 rows: ${Math.round(firstMs)} ms new, ${Math.round(secondMs)} ms changed, ${Math.round(undoMs)} ms undone`,
    )
    expect(Math.max(firstMs, secondMs, undoMs)).toBeLessThan(20_000)
  }, 90_000)
})

test('a dry run can be thrown away; what was written cannot', async () => {
  const made = await tried('unit,role,name\n1020,owner,Nia Oak')
  expect((await mandeep.try(units.discardImport, { params: { id: made._id } })).status).toBe(200)
  expect((await mandeep.try(units.getImport, { params: { id: made._id } })).status).toBe(404)
  const applied = await importFile(world, mandeep, 'unit,role,name\n1020,owner,Nia Oak', true)
  expect((await mandeep.try(units.discardImport, { params: { id: applied._id } })).status).toBe(409)
  const { items } = await mandeep.call(units.listImports, { query: { limit: 1 } })
  expect(items).toMatchObject([{ _id: applied._id, status: 'applied', by: 'Mandeep Manager', fileName: 'roster.csv' }])
  expect((await mandeep.try(units.startImport, { body: {}, files: [csv('unit\n1')] })).status).toBe(200)
})
