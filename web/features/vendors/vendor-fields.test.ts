import { expectTypeOf, test } from 'vitest'
import type { VendorDraft } from '../../../contract/vendors/vendor.ts'
import type { InputsOf, PlacedField } from './vendor-fields.tsx'

test('every field has an input and its place in the form', () => {
  expectTypeOf<PlacedField>().toEqualTypeOf<keyof VendorDraft>()
  expectTypeOf<InputsOf<VendorDraft>>().not.toExtend<InputsOf<VendorDraft & { fax: string }>>()
})
