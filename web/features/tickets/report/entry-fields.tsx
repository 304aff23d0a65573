import { CheckboxField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { ReportControl } from './report-form.tsx'

/** Whether somebody may come in, when it suits, and which animals they meet. */
export const EntryFields = ({ control }: { control: ReportControl }) => (
  <Panel title="Coming in" text="It helps whoever comes. You can leave all of it open.">
    <CheckboxField control={control} name="mayEnter" label="You may come in while nobody is at home" />
    <TextField
      control={control}
      name="entryTimes"
      label="When it suits"
      placeholder="Weekdays after 5 p.m."
      autoComplete="off"
    />
    <TextField control={control} name="pets" label="Animals at home" placeholder="One shy cat" autoComplete="off" />
  </Panel>
)
