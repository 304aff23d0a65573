import type { APIRequestContext, Page } from '@playwright/test'
import { answerWrite } from './answers.ts'
import { asManager, unitId } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

type Wizard = 'sale' | 'move-in' | 'move-out'

/** The address of a wizard of the unit with this number. */
const move =
  (unitNumber: string, wizard: Wizard) =>
  async (api: APIRequestContext): Promise<string> =>
    `/unit-management/${await unitId(api, unitNumber)}/${wizard}`

/** Moving out of a unit in which nobody lives. */
const vacant = (api: APIRequestContext): Promise<string> =>
  asManager(api, async (headers) => {
    const { data } = (await (await api.get('/api/occupancy/vacant', { headers })).json()) as { data: { _id: string }[] }
    return `/unit-management/${data[0]?._id ?? ''}/move-out`
  })

const next = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.waitForTimeout(300)
}

const planned = (page: Page) => page.getByRole('heading', { name: 'Unit', exact: true }).waitFor()

/** Fills in a buyer, as far as the review. */
const reviewSale = async (page: Page): Promise<void> => {
  await next(page)
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Nakamura-Vandenberg')
  await page.getByLabel('Email').fill('noor.nakamura@mail.example')
  await next(page)
  await planned(page)
}

const nameTenant = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Solveig')
  await page.getByLabel('Last name').fill('Marchetti')
}

const reviewMoveIn = async (page: Page): Promise<void> => {
  await nameTenant(page)
  await next(page)
  await page.getByRole('button', { name: 'Add an item' }).click()
  await page.getByLabel('Number').fill('SHEET-1')
  await next(page)
  await planned(page)
}

/** Presses the last button; nothing is recorded, and the page hears that it was, by the plan it shows. */
const recorded =
  (review: (page: Page) => Promise<void>, words: RegExp, more: object) =>
  async (page: Page): Promise<void> => {
    const plan = page.waitForResponse(/\/plan(\?|$)/)
    await review(page)
    const { data } = (await (await plan).json()) as { data: object }
    const outcome = { moveId: unknownId, plan: data, toInvite: [], withoutEmail: [], tenantNotice: null, ...more }
    await answerWrite(page, /\/(sale|move-in|move-out)(\?|$)/, { json: { success: true, data: outcome } })
    await page.getByRole('button', { name: words }).click()
    await page.getByRole('heading', { name: 'Recorded changes' }).waitFor()
  }

/** Presses the last button, and somebody else has recorded something meanwhile. */
const overtaken = async (page: Page): Promise<void> => {
  const desk = page.waitForResponse(/\/moves\?/)
  await page.reload({ waitUntil: 'networkidle' })
  const { data } = (await (await desk).json()) as { data: object }
  const theirs = {
    _id: unknownId,
    kind: 'sale',
    takesEffectOn: '2026-11-20',
    recordedAt: '2026-11-20T22:05:00.000Z',
    recordedBy: 'Carla Council',
    words: 'Olivia Owner sold to Noor Okonkwo',
    done: true,
  }
  const json = { success: false, code: 'STALE', error: 'Changed.', current: { ...data, moves: [theirs] } }
  await answerWrite(page, /\/sale(\?|$)/, { status: 409, json })
  await reviewSale(page)
  await page.getByRole('button', { name: 'Record sale' }).click()
  await page.getByText('Someone else just changed unit').waitFor()
}

const noor = {
  personId: unknownId,
  name: 'Noor Nakamura-Vandenberg',
  email: 'noor.nakamura@mail.example',
  role: 'owner',
}

/** Sales, moves in and moves out. */
export const moveScreens: readonly Shown[] = [
  { name: 'sale', who: 'manager', path: move('703', 'sale') },
  { name: 'sale-rented', who: 'manager', path: move('305', 'sale') },
  { name: 'sale-buyers', who: 'manager', path: move('703', 'sale'), before: next },
  {
    name: 'sale-buyers-refused',
    who: 'manager',
    path: move('703', 'sale'),
    before: async (page) => {
      await next(page)
      await page.getByRole('button', { name: 'Add a buyer' }).click()
      await next(page)
    },
  },
  { name: 'sale-review', who: 'manager', path: move('804', 'sale'), before: reviewSale },
  { name: 'sale-review-own', who: 'council', path: move('804', 'sale'), before: reviewSale },
  { name: 'sale-overtaken', who: 'manager', path: move('703', 'sale'), before: overtaken },
  {
    name: 'sale-recorded',
    who: 'manager',
    path: move('703', 'sale'),
    before: recorded(reviewSale, /^Record sale/, { toInvite: [noor], withoutEmail: ['Kai Berg', 'Lea Berg'] }),
  },
  { name: 'move-out', who: 'manager', path: move('203', 'move-out') },
  { name: 'move-out-nobody', who: 'manager', path: vacant },
  { name: 'move-out-review', who: 'manager', path: move('305', 'move-out'), before: next },
  { name: 'move-in', who: 'manager', path: move('101', 'move-in') },
  {
    name: 'move-in-known',
    who: 'manager',
    path: move('101', 'move-in'),
    before: async (page) => {
      await page.getByLabel('Someone in this building').check()
      await page.getByRole('combobox', { name: 'Person' }).click()
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'move-in-things',
    who: 'manager',
    path: move('101', 'move-in'),
    before: async (page) => {
      await nameTenant(page)
      await next(page)
      for (const name of ['Add an item', 'Add a vehicle', 'Add a pet']) await page.getByRole('button', { name }).click()
    },
  },
  { name: 'move-in-review', who: 'manager', path: move('101', 'move-in'), before: reviewMoveIn },
  {
    name: 'move-in-recorded',
    who: 'manager',
    path: move('101', 'move-in'),
    before: recorded(reviewMoveIn, /^Record move-in/, {
      withoutEmail: ['Solveig Marchetti'],
      tenantNotice: { form: 'Form K', dueOn: '2026-12-06' },
    }),
  },
  { name: 'move-unknown', who: 'manager', path: `/unit-management/${unknownId}/sale` },
]
