import { expect, test } from 'vitest'
import type { Vendor } from '../../../contract/vendors/vendor.ts'
import { differences, valuesOf, VendorForm } from './vendor-values.ts'

const form = { ...valuesOf(null), name: 'Northshore Lifts' }

test('a new vendor is its name and trade, and nothing else', () => {
  expect(VendorForm.parse(form)).toMatchObject({ name: 'Northshore Lifts', coverCents: null, insuredUntil: null })
  expect(VendorForm.safeParse({ ...form, coverCents: 'much' }).error?.issues[0]).toMatchObject({ path: ['coverCents'] })
})

const known = { ...VendorForm.parse(form), _id: 'x', version: 3, coverCents: 200_000_000, website: null } as unknown

test('a vendor fills the form with what the form reads again', () => {
  const values = valuesOf(known as Vendor)
  expect(values).toMatchObject({ coverCents: '2000000', website: '' })
  expect(VendorForm.parse({ ...values, insurer: 'A', insuredUntil: '2027-01-01' })).toMatchObject({
    coverCents: 200_000_000,
    website: null,
  })
  expect(valuesOf({ ...(known as Vendor), coverCents: 1250 }).coverCents).toBe('12.50')
})

test('what somebody else wrote differs field by field', () => {
  const theirs = {
    ...(known as Vendor),
    coverCents: null,
    trade: 'elevator' as const,
    contacts: [{ name: 'Pat', role: 'Dispatch', phone: '', email: '' }],
  }
  expect(differences(theirs, VendorForm.parse(form))).toEqual(['trade: Elevators', 'contacts: Pat Dispatch'])
  expect(differences({ ...theirs, trade: 'general', contacts: [] }, VendorForm.parse(form))).toEqual([])
})
