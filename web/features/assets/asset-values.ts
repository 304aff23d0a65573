import { z } from 'zod'
import { AssetFields, inAgreement, type Asset, type AssetDraft } from '../../../contract/assets/asset.ts'
import { assetKind } from '../../../contract/assets/asset-kind.ts'
import { fieldLines } from '../../../contract/audit/change-words.ts'
import { inCents, plainDollars } from '../../../contract/money.ts'

/** The form of an asset: the contract's body, but for money, which people type in dollars. */
export const AssetForm = AssetFields.extend({
  costCents: z.preprocess(inCents, AssetFields.shape.costCents),
}).superRefine(inAgreement)
export type AssetValues = z.input<typeof AssetForm>

const blank: AssetValues = {
  name: '',
  kind: 'other',
  place: '',
  maker: '',
  model: '',
  serialNumber: '',
  installedOn: '',
  lifeYears: '',
  warrantyUntil: '',
  warrantyBy: '',
  vendorId: '',
  costCents: '',
  notes: '',
}

/** What the form is filled with; of a new asset nothing. */
export const valuesOf = (asset: Asset | null): AssetValues =>
  asset === null
    ? blank
    : {
        ...(Object.fromEntries(
          Object.keys(blank).map((field) => [field, String(asset[field as keyof AssetDraft] ?? '')]),
        ) as AssetValues),
        costCents: asset.costCents === null ? '' : plainDollars(asset.costCents),
      }

/** Where somebody else's version differs from what would be sent, a line a field. */
export const differences = (theirs: Asset, mine: AssetDraft): string[] => {
  const fields = (Object.keys(blank) as (keyof AssetDraft)[]).filter((field) => theirs[field] !== mine[field])
  return fieldLines(
    assetKind.history,
    fields.map((field) => {
      const told = field === 'vendorId' ? ['vendor', theirs.vendor?.name] : [field, theirs[field]]
      return { field: told[0] as string, before: undefined, after: told[1] ?? '' }
    }),
  )
}
