import type { APIRequestContext } from '@playwright/test'
import { withFailure, withNothing } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

/** The address of the account of a unit. */
const account =
  (unitNumber: string, shows = 'current') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get(`/api/ledger/holdings?search=${unitNumber}&shows=${shows}`, {
      headers: await harbour(api),
    })
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    return `/fees/accounts/${data[0]?._id ?? ''}`
  }

/** Fees: one's own, all accounts, one of them with its forms, payments and funds. */
export const feeScreens: readonly Shown[] = [
  { name: 'fees-own', who: 'owner', path: '/fees' },
  { name: 'fees-own-none', who: 'tenant', path: '/fees' },
  { name: 'fees-own-failed', who: 'owner', path: '/fees', before: withFailure(/\/api\/ledger\/mine/) },
  { name: 'fees-receivables', who: 'manager', path: '/fees/receivables' },
  { name: 'fees-receivables-council', who: 'council', path: '/fees/receivables?shows=owing' },
  {
    name: 'fees-receivables-none',
    who: 'manager',
    path: '/fees/receivables',
    before: withNothing(/\/api\/ledger\/holdings\?/),
  },
  { name: 'fees-account', who: 'manager', path: account('703') },
  { name: 'fees-account-unknown', who: 'manager', path: `/fees/accounts/${unknownId}` },
  {
    name: 'fees-charge-refused',
    who: 'manager',
    path: account('703'),
    before: async (page) => {
      await page.getByRole('button', { name: 'Add a charge' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add charge' }).click()
      await page.getByText('Description is required').waitFor()
    },
  },
  {
    name: 'fees-payment-said',
    who: 'manager',
    path: account('703'),
    before: async (page) => {
      await page.getByRole('button', { name: 'Record a payment' }).click()
      await page.getByLabel('The payer said what it is for').check()
    },
  },
  { name: 'fees-payments', who: 'manager', path: '/fees/payments' },
  {
    name: 'fees-payments-none',
    who: 'manager',
    path: '/fees/payments',
    before: withNothing(/\/api\/ledger\/payments\?/),
  },
  {
    name: 'fees-payment-place',
    who: 'manager',
    path: '/fees/payments?shows=toPlace',
    before: async (page) => {
      await page.getByRole('button', { name: 'Allocate' }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'fees-books', who: 'manager', path: '/fees/books' },
  { name: 'fees-books-council', who: 'council', path: '/fees/books' },
]
