import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { tradeLabels } from '../../../contract/vendors/vendor-words.ts'
import type { VendorDraft, VendorTrade } from '../../../contract/vendors/vendor.ts'
import { workersCompensationFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { CheckboxField, SelectField } from '../../ui/form/fields.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../ui/form/text-fields.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { KeptControl } from '../../ui/form/kept-control.ts'
import type { VendorValues } from './vendor-values.ts'

export type VendorControl = KeptControl<VendorValues, VendorDraft>
interface Props {
  control: VendorControl
}

const Pairs = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    {children}
  </SimpleGrid>
)

const trades = (Object.keys(tradeLabels) as VendorTrade[]).map((value) => ({ value, label: tradeLabels[value] }))

/** Who the vendor is. */
export const BasicFields = ({ control }: Props) => (
  <Panel title="Details">
    <Pairs>
      <TextField control={control} name="name" label="Name" withAsterisk autoComplete="off" />
      <SelectField control={control} name="trade" label="Trade" data={trades} searchable />
      <TextField control={control} name="phone" label="Phone" type="tel" autoComplete="off" />
      <TextField control={control} name="email" label="Email" type="email" autoComplete="off" />
      <TextField control={control} name="website" label="Website" type="url" placeholder="https://" />
      <TextField control={control} name="address" label="Address" autoComplete="off" />
    </Pairs>
    <TextAreaField
      control={control}
      name="notes"
      label="Notes"
      description="Helpful for the person calling them, such as where keys are and who to ask for."
    />
    <CheckboxField control={control} name="isPreferred" label="Preferred: called first for this trade" />
  </Panel>
)

/** The papers that whoever hires asks for. */
export const PaperFields = ({ control }: Props) => {
  const { clearance, why } = workersCompensationFor(useBuilding().jurisdiction)
  return (
    <>
      <Panel
        title="Liability insurance"
        text="You’ll be reminded 30 and 7 days before the expiry date, and on the date."
      >
        <Pairs>
          <TextField control={control} name="insurer" label="Insurer" autoComplete="off" />
          <TextField control={control} name="policyNumber" label="Policy number" autoComplete="off" />
          <TextField control={control} name="coverCents" label="Coverage in dollars" inputMode="decimal" />
          <DayField control={control} name="insuredUntil" label="Expiry date" />
        </Pairs>
      </Panel>
      <Panel title={clearance} text={why}>
        <Pairs>
          <TextField control={control} name="clearanceNumber" label="Clearance or account number" autoComplete="off" />
          <DayField control={control} name="clearanceUntil" label="Valid until" />
          <DayField control={control} name="clearanceCheckedOn" label="Checked on" />
        </Pairs>
      </Panel>
    </>
  )
}

/** From when until when, and until when notice can be given. */
export const ContractFields = ({ control }: Props) => (
  <Panel title="Contract" text="You’ll be reminded before the last day to give notice, so nothing renews by mistake.">
    <Pairs>
      <DayField control={control} name="contractFrom" label="Start date" />
      <DayField control={control} name="contractUntil" label="End date" />
      <DayField control={control} name="noticeBy" label="Last day to give notice" />
    </Pairs>
    <CheckboxField control={control} name="renewsItself" label="Renews automatically unless notice is given" />
  </Panel>
)
