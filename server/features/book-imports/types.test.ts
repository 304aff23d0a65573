/** Charges and payments of another product, whose types someone says, over HTTP. */
import { beforeEach, expect, it } from 'vitest'
import { withBooks } from '../../testing/books.ts'
import { openDesk } from '../../testing/ledger-desk.ts'
import { openImports } from './testing/imports.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
let imports: ReturnType<typeof openImports>
beforeEach(async () => {
  desk = await openDesk(on.world)
  imports = openImports(desk.mandeep)
})

const headings =
  'Date,Transaction type,Property name,Unit number,Payment method,Paid by,Amount,General Ledger Allocation'
const rows = [
  '9/1/2026,Bill run,Harbour View,703,,,433.07,4000',
  '9/14/2026,Bill run,Harbour View,703,,,25.00,4310 Sauna',
  '9/20/2026,Money in,Harbour View,703,Check,O. Owner,400.00,4000',
]
const types = [
  { said: 'Bill run', meaning: 'charge' as const },
  { said: 'Money in', meaning: 'payment' as const },
  { said: '4000', meaning: 'strataFee' as const },
  { said: '4310 Sauna', meaning: 'userFee' as const },
]

it('come in as what someone says that each type means, and so does the next file', async () => {
  const tried = await imports.starts([headings, ...rows].join('\n'))
  expect(tried.types).toEqual([
    { said: 'Bill run', rows: 2, meaning: null },
    { said: '4000', rows: 2, meaning: null },
    { said: '4310 Sauna', rows: 1, meaning: null },
    { said: 'Money in', rows: 1, meaning: null },
  ])
  expect(tried.warnings).toContain(
    'We don’t know the types “Bill run”, “4000”, “4310 Sauna” and “Money in”. Choose their meaning under Types.',
  )
  const read = await imports.reads(tried, { types, expectedCents: 5807 })
  expect([read.faults, read.warnings, read.choices.types]).toEqual([[], [], types])
  await imports.takes(read._id, { step: 'add', version: read.version })
  const { charges } = await desk.account(on.olivia)
  expect(charges.map(({ type, cents, dueOn }) => [type, cents, dueOn])).toEqual([
    ['strataFee', 3307, '2026-09-01'],
    ['userFee', 2500, '2026-09-14'],
  ])
  const next = await imports.starts([headings, '9/2/2026,Bill run,Harbour View,305,,,1.00,4000'].join('\n'))
  expect(next).toMatchObject({ isRemembered: true, sample: [{ type: 'strataFee' }], choices: { types } })
})

it('outlast another reading of the columns, replace what was chosen before, and can’t be more than are kept', async () => {
  const tried = await imports.starts([headings, ...rows].join('\n'))
  const read = await imports.reads(tried, { types })
  const meanings = read.choices.meanings.map((meaning) => (meaning === 'date' ? null : meaning))
  const again = await imports.reads(read, { meanings })
  expect([again.choices.types, again.types[0]]).toEqual([types, { said: 'Bill run', rows: 2, meaning: 'charge' }])
  const replaced = await imports.reads(again, { types: [{ said: 'BILL  RUN', meaning: 'userFee' }] })
  expect(replaced.choices.types).toEqual([{ said: 'BILL  RUN', meaning: 'userFee' }, ...types.slice(1)])
  const tooMany = Array.from({ length: 201 }, (_, at) => ({ said: `Type ${at}`, meaning: 'charge' as const }))
  const refused = await imports.step(again._id, { step: 'read', version: replaced.version, types: tooMany })
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'types' }]])
})
