import type { APIRequestContext } from '@playwright/test'
import { withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import type { Shown } from './shown.ts'

/** The address of the budget in a state, the latest of them. */
const budget =
  (state: 'draft' | 'approved', more = '') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get('/api/budgets', { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string; state: string }[] }
    return `/fees/budgets/${data.find((one) => one.state === state)?._id ?? ''}${more}`
  }

/** Budgets: all of them, one in force, a draft with its forms, and the fees of each month. */
export const budgetScreens: readonly Shown[] = [
  { name: 'budgets', who: 'manager', path: '/fees/budgets' },
  { name: 'budgets-none', who: 'manager', path: '/fees/budgets', before: withNothing(/\/api\/budgets(\?|$)/) },
  { name: 'budget-approved', who: 'council', path: budget('approved') },
  { name: 'budget-draft', who: 'manager', path: budget('draft') },
  { name: 'budget-edit', who: 'manager', path: budget('draft', '/edit') },
  {
    name: 'budget-draft-new',
    who: 'manager',
    path: '/fees/budgets',
    before: async (page) => {
      await page.getByRole('button', { name: 'Draft a budget' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'budget-runs', who: 'manager', path: '/fees/runs' },
  { name: 'budget-runs-council', who: 'council', path: '/fees/runs' },
]
