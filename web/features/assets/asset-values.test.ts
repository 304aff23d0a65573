import { expect, test } from 'vitest'
import type { Asset } from '../../../contract/assets/asset.ts'
import { AssetForm, differences, valuesOf } from './asset-values.ts'

const form = { ...valuesOf(null), name: 'Boiler 1' }

test('a new asset is its name and kind, and nothing else', () => {
  expect(AssetForm.parse(form)).toMatchObject({ name: 'Boiler 1', kind: 'other', costCents: null, lifeYears: null })
  expect(AssetForm.safeParse({ ...form, costCents: 'much' }).error?.issues[0]).toMatchObject({ path: ['costCents'] })
})

const known = { ...AssetForm.parse(form), _id: 'x', version: 3, costCents: 6_480_050, lifeYears: 20, vendor: null }

test('an asset fills the form with what the form reads again', () => {
  const values = valuesOf(known as unknown as Asset)
  expect(values).toMatchObject({ costCents: '64800.50', lifeYears: '20', vendorId: '' })
  expect(AssetForm.parse(values)).toMatchObject({ costCents: 6_480_050, lifeYears: 20, vendorId: null })
})

test('what somebody else wrote differs field by field', () => {
  const vendorId = '01990000-0000-7000-8000-000000000000'
  const vendor = { _id: vendorId, name: 'Tidewater', warnings: [] }
  const theirs = { ...known, kind: 'boiler', vendorId, vendor } as unknown as Asset
  expect(differences(theirs, AssetForm.parse(form))).toEqual([
    'kind: Boiler',
    'expected life in years: 20',
    'vendor: Tidewater',
    'cost: $64,800.50',
  ])
  expect(differences(theirs, { ...AssetForm.parse(valuesOf(theirs)) })).toEqual([])
})
