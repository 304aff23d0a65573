import { SimpleGrid } from '@mantine/core'
import type { TicketPriority } from '../../../../contract/tickets/kinds.ts'
import { priorityLabels } from '../../../../contract/tickets/priorities.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { ReportControl } from './report-form.tsx'

const priorities = (Object.keys(priorityLabels) as TicketPriority[]).map((value) => ({
  value,
  label: priorityLabels[value],
}))

/** What those who look after tickets may say besides: how much it presses, and for whom they write it down. */
export const OtherFields = ({ control }: { control: ReportControl }) => (
  <Panel
    title="For managers"
    text="Reporting for someone else? Enter their details so that they get updates. Leave empty to report in your own name."
  >
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextField control={control} name="forName" label="Their name" autoComplete="off" />
      <TextField control={control} name="forPhone" label="Their phone" type="tel" autoComplete="off" />
      <TextField control={control} name="forEmail" label="Their email" type="email" autoComplete="off" />
      <SelectField control={control} name="priority" label="Priority" data={priorities} />
    </SimpleGrid>
  </Panel>
)
