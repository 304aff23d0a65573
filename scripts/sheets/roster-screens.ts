import type { APIRequestContext, Page } from '@playwright/test'
import { answerWrite, withAnswer, withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

interface Made {
  _id: string
  fileName: string
  status: string
  version: number
}

const strange = `Door,Kind,Who,Begins,Fob no.,What the last manager noted of this unit and of everybody in it
TH-91,owner,Kai & Lea Berg,03/04/2024,4711,Hands in the key for the roof hatch each spring; asked for the bigger locker twice
TH-92,owner,Moe Lind,05/04/2024,4712,
`
const wide = `Suite,Strata Lot,UE,Owner 1 First Name,Owner 1 Last Name,Owner 1 Email,Owner 2 First Name,Owner 2 Last Name,Tenant Name,Tenant Phone,Pet
TH-91,91,62,Kai,Berg,kai.berg@mail.example,Lea,Berg,,,Cat
TH-92,92,58,Moe,Lind,moe.lind@mail.example,,,Wilhelmina-Anastasia Featherstonehaugh-Cholmondeley,604-555-0142,
`
const open = `unit_number,unit_entitlement,role,name,email,ownership_percent,start_date
TH-91,0.4,owner,Kai & Lea Berg,,0.5,03/04/2024
TH-91,0.4,owner,Ines Duarte,ines.duarte@mail.example,0.5,05/06/2024
TH-92,0.6,owner,Moe & Ida Lind,moe.lind@mail.example,1,07/08/2024
`
const head = 'unit_number,strata_lot,role,first_name,last_name,email,ownership_percent,monthly_fee\n'
const wrong = `${head},901,owner,Ines,Duarte,,,
PH8,902,king,Noel,Abbott,,,
PH7,903,owner,,,,,
PH6,904,owner,Al,Moss,not-an-address,,
PH5,905,owner,Wilhelmina-Anastasia,Featherstonehaugh-Cholmondeley,wilhelmina.featherstonehaugh@mail.example,100,412.50
`
const sound = `${head}PH9,901,owner,Ines,Duarte,ines.duarte@mail.example,60,412.50
PH9,901,tenant,Noel,Abbott,ines.duarte@mail.example,,
0703,703,owner,Wilhelmina-Anastasia,Featherstonehaugh-Cholmondeley,wilhelmina@mail.example,100,388.00
`

/** The roster of Harbour View as it is exported, with a note on its first people. */
const noted = async (api: APIRequestContext, note: string): Promise<string> => {
  const text = await (await api.get('/api/units/export', { headers: await harbour(api) })).text()
  return text
    .split('\r\n')
    .map((row, i) => (i > 0 && i < 6 ? row.replace(/[^,]*$/, note) : row))
    .join('\r\n')
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The page of an import of this file; it is tried, and brought as far, once only. */
const imported =
  (name: string, content: string | ((api: APIRequestContext) => Promise<string>), far = 'tried') =>
  async (api: APIRequestContext): Promise<string> => {
    const headers = await harbour(api)
    const read = async (answer: Promise<{ json(): Promise<unknown> }>) =>
      ((await (await answer).json()) as { data: Made }).data
    const listed = (await (await api.get('/api/roster-imports', { headers })).json()) as { data: Made[] }
    const known = listed.data.find(({ fileName, status }) => fileName === name && status === far)
    if (known) return `/unit-directory/import/${known._id}`
    const buffer = Buffer.from(typeof content === 'string' ? content : await content(api))
    const files = { name, mimeType: 'text/csv', buffer }
    let made = await read(api.post('/api/roster-imports', { headers, multipart: { files } }))
    const at = `/api/roster-imports/${made._id}`
    for (const [step, status] of [
      ['apply', 'applied'],
      ['undo', 'undone'],
    ] as const) {
      if (made.status === far) break
      await api.post(`${at}/${step}`, { headers, data: { version: made.version } })
      for (let tries = 0; made.status !== status; tries++) {
        if (tries > 200) throw new Error(`${name} is ${made.status} instead of ${status}`)
        await wait(300)
        made = await read(api.get(at, { headers }))
      }
    }
    return `/unit-directory/import/${made._id}`
  }

const one = /\/api\/roster-imports\/[\da-f-]+\?/
const ready = imported('Harbour View, corrected.csv', (api) => noted(api, 'Keeps the key of the bike room'))
const applied = imported('Harbour View, November.csv', (api) => noted(api, 'Met in November'), 'applied')

/** What stands further down the page, opened. */
const unfold = (words: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: words }).click()
  await page.waitForTimeout(400)
}

const blockers = ['Hana Sato: the email was changed', 'Unit 305: a tenancy was added', 'Fob A-1204 was handed back']

/** A roster that comes from a file. */
export const rosterScreens: readonly Shown[] = [
  { name: 'roster', who: 'manager', path: '/unit-directory/import' },
  {
    name: 'roster-first',
    who: 'manager',
    path: '/unit-directory/import',
    before: withNothing(/\/api\/roster-imports\?/),
  },
  {
    name: 'roster-failed-list',
    who: 'manager',
    path: '/unit-directory/import',
    before: withFailure(/\/api\/roster-imports\?/),
  },
  { name: 'roster-columns', who: 'manager', path: imported('Owners and doors.csv', strange) },
  {
    name: 'roster-columns-wide',
    who: 'manager',
    path: imported('Strata list 2026.csv', wide),
    before: unfold(/columns recognized/),
  },
  { name: 'roster-questions', who: 'manager', path: imported('From the last manager.csv', open) },
  { name: 'roster-refused', who: 'manager', path: imported('Penthouses.csv', wrong) },
  { name: 'roster-warnings', who: 'manager', path: imported('Penthouses, fixed.csv', sound) },
  {
    name: 'roster-left-out',
    who: 'manager',
    path: imported('Penthouses, fixed.csv', sound),
    before: async (page) => {
      await unfold(/in the building but not in the/)(page)
      await page.getByRole('checkbox').first().check()
    },
  },
  { name: 'roster-ready', who: 'manager', path: ready },
  {
    name: 'roster-writing',
    who: 'manager',
    path: ready,
    before: withAnswer(one, (made: object) => ({ ...made, status: 'running', progress: { done: 812, total: 2140 } })),
  },
  {
    name: 'roster-broke-off',
    who: 'manager',
    path: ready,
    before: withAnswer(one, (made: object) => ({ ...made, status: 'failed' })),
  },
  {
    name: 'roster-outdated',
    who: 'manager',
    path: ready,
    before: withAnswer(one, (made: object) => ({ ...made, isOutdated: true })),
  },
  { name: 'roster-done', who: 'manager', path: applied },
  {
    name: 'roster-undo',
    who: 'manager',
    path: applied,
    before: (page) => page.getByRole('button', { name: 'Undo this import' }).click(),
  },
  {
    name: 'roster-undo-refused',
    who: 'manager',
    path: applied,
    before: async (page) => {
      await answerWrite(page, /\/undo/, {
        status: 409,
        json: {
          success: false,
          code: 'CONFLICT',
          error: 'Something in this import has been changed or used since.',
          errors: blockers.map((message) => ({ field: '', message })),
        },
      })
      await page.getByRole('button', { name: 'Undo this import' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
      await page.getByText('Fob A-1204 was handed back').waitFor()
    },
  },
  {
    name: 'roster-undone',
    who: 'manager',
    path: imported('Harbour View, October.csv', (api) => noted(api, 'Met in October'), 'undone'),
  },
  { name: 'roster-unknown', who: 'manager', path: `/unit-directory/import/${unknownId}` },
  { name: 'roster-not-for-tenants', who: 'tenant', path: '/unit-directory/import' },
]
