import { SimpleGrid } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
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

const trades = (Object.keys(tradeLabels) as VendorTrade[]).map((value) => ({ value, label: tradeLabels[value] }))

/** Which fields stand where; the people there have a panel of their own. */
const panels = {
  details: ['name', 'trade', 'phone', 'email', 'website', 'address'],
  more: ['notes', 'isPreferred'],
  insurance: ['insurer', 'policyNumber', 'coverCents', 'insuredUntil'],
  clearance: ['clearanceNumber', 'clearanceUntil', 'clearanceCheckedOn'],
  contract: ['contractFrom', 'contractUntil', 'noticeBy'],
  renewal: ['renewsItself'],
} as const satisfies Readonly<Record<string, readonly (keyof VendorDraft)[]>>
/** Every field has its place: one without doesn’t compile. @public */
export type PlacedField = (typeof panels)[keyof typeof panels][number] | 'contacts'

/** @public */
export type InputsOf<Draft> = Readonly<Record<keyof Draft, (props: Props) => ReactNode>>

/** An input for every field: one that is missing doesn’t compile. */
const inputs: InputsOf<Omit<VendorDraft, 'contacts'>> = {
  name: (of) => <TextField {...of} name="name" label="Name" withAsterisk autoComplete="off" />,
  trade: (of) => <SelectField {...of} name="trade" label="Trade" data={trades} searchable />,
  phone: (of) => <TextField {...of} name="phone" label="Phone" type="tel" autoComplete="off" />,
  email: (of) => <TextField {...of} name="email" label="Email" type="email" autoComplete="off" />,
  website: (of) => <TextField {...of} name="website" label="Website" type="url" placeholder="https://" />,
  address: (of) => <TextField {...of} name="address" label="Address" autoComplete="off" />,
  notes: (of) => (
    <TextAreaField
      {...of}
      name="notes"
      label="Notes"
      description="Helpful for the person calling them, such as where keys are and who to ask for."
    />
  ),
  isPreferred: (of) => <CheckboxField {...of} name="isPreferred" label="Preferred: called first for this trade" />,
  insurer: (of) => <TextField {...of} name="insurer" label="Insurer" autoComplete="off" />,
  policyNumber: (of) => <TextField {...of} name="policyNumber" label="Policy number" autoComplete="off" />,
  coverCents: (of) => <TextField {...of} name="coverCents" label="Coverage in dollars" inputMode="decimal" />,
  insuredUntil: (of) => <DayField {...of} name="insuredUntil" label="Expiry date" />,
  clearanceNumber: (of) => (
    <TextField {...of} name="clearanceNumber" label="Clearance or account number" autoComplete="off" />
  ),
  clearanceUntil: (of) => <DayField {...of} name="clearanceUntil" label="Valid until" />,
  clearanceCheckedOn: (of) => <DayField {...of} name="clearanceCheckedOn" label="Checked on" />,
  contractFrom: (of) => <DayField {...of} name="contractFrom" label="Start date" />,
  contractUntil: (of) => <DayField {...of} name="contractUntil" label="End date" />,
  noticeBy: (of) => <DayField {...of} name="noticeBy" label="Last day to give notice" />,
  renewsItself: (of) => (
    <CheckboxField {...of} name="renewsItself" label="Renews automatically unless notice is given" />
  ),
}

const Inputs = ({ of, control }: Props & { of: keyof typeof panels }) =>
  panels[of].map((field) => <Fragment key={field}>{inputs[field]({ control })}</Fragment>)

const Pairs = (props: Props & { of: keyof typeof panels }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    <Inputs {...props} />
  </SimpleGrid>
)

/** Who the vendor is. */
export const BasicFields = ({ control }: Props) => (
  <Panel title="Details">
    <Pairs of="details" control={control} />
    <Inputs of="more" control={control} />
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
        <Pairs of="insurance" control={control} />
      </Panel>
      <Panel title={clearance} text={why}>
        <Pairs of="clearance" control={control} />
      </Panel>
    </>
  )
}

/** From when until when, and until when notice can be given. */
export const ContractFields = ({ control }: Props) => (
  <Panel title="Contract" text="You’ll be reminded before the last day to give notice, so nothing renews by mistake.">
    <Pairs of="contract" control={control} />
    <Inputs of="renewal" control={control} />
  </Panel>
)
