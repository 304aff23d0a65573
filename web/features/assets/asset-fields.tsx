import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { assetKindLabels } from '../../../contract/assets/asset-words.ts'
import type { Asset, AssetDraft, AssetKind } from '../../../contract/assets/asset.ts'
import { tradeLabels } from '../../../contract/vendors/vendor-words.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../ui/form/text-fields.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { KeptControl } from '../../ui/form/kept-control.ts'
import type { AssetValues } from './asset-values.ts'

interface Props {
  control: KeptControl<AssetValues, AssetDraft>
}

const Pairs = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    {children}
  </SimpleGrid>
)

const kinds = (Object.keys(assetKindLabels) as AssetKind[]).map((value) => ({ value, label: assetKindLabels[value] }))

/** What it is, and where. */
export const BasicFields = ({ control }: Props) => (
  <Panel title="Details">
    <Pairs>
      <TextField control={control} name="name" label="Name" withAsterisk autoComplete="off" />
      <SelectField control={control} name="kind" label="Type" data={kinds} searchable />
      <TextField control={control} name="place" label="Location" autoComplete="off" />
      <TextField control={control} name="maker" label="Manufacturer" autoComplete="off" />
      <TextField control={control} name="model" label="Model" autoComplete="off" />
      <TextField control={control} name="serialNumber" label="Serial number" autoComplete="off" />
      <DayField control={control} name="installedOn" label="Installed on" />
      <TextField
        control={control}
        name="lifeYears"
        label="Expected life in years"
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField control={control} name="costCents" label="Cost in dollars" inputMode="decimal" autoComplete="off" />
    </Pairs>
    <TextAreaField
      control={control}
      name="notes"
      label="Notes"
      description="Helpful for the person working on it, such as where keys and shut-offs are."
    />
  </Panel>
)

/** Until when somebody stands in for it. */
export const WarrantyFields = ({ control }: Props) => (
  <Panel title="Warranty" text="You’ll be reminded 90, 30 and 7 days before the end date, and on the date.">
    <Pairs>
      <DayField control={control} name="warrantyUntil" label="Warranty end date" />
      <TextField control={control} name="warrantyBy" label="Provider" autoComplete="off" />
    </Pairs>
  </Panel>
)

/** Who looks after it: a vendor who works here, or the one who did when it was written. */
export const VendorField = ({ control, vendor }: Props & { vendor: Asset['vendor'] }) => {
  const { data, isError } = useRoute(api.assets.choices)
  const offered = (data?.vendors ?? []).map(({ _id, name, trade }) => ({
    value: _id,
    label: `${name}, ${tradeLabels[trade].toLowerCase()}`,
  }))
  const isOffered = vendor === null || offered.some(({ value }) => value === vendor._id)
  return (
    <Panel title="Maintained by">
      <SelectField
        control={control}
        name="vendorId"
        label="Vendor"
        description={
          isError ? 'We couldn’t load the vendors. You can still save the rest.' : 'The building’s active vendors.'
        }
        data={isOffered ? offered : [...offered, { value: vendor._id, label: vendor.name }]}
        placeholder="No vendor"
        searchable
        clearable
        allowDeselect
        clearButtonProps={{ 'aria-label': 'None' }}
      />
    </Panel>
  )
}
