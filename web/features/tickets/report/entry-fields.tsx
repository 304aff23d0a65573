import { CheckboxField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { ReportControl } from './report-form.tsx'

/** Whether somebody may come in, when it suits, and which animals they meet. */
export const EntryFields = ({ control }: { control: ReportControl }) => (
  <Panel title="Access" text="All optional. It helps the person doing the work.">
    <CheckboxField control={control} name="mayEnter" label="You may enter if no one is home" />
    <TextField
      control={control}
      name="entryTimes"
      label="Preferred times"
      placeholder="Weekdays after 5 p.m."
      autoComplete="off"
    />
    <TextField control={control} name="pets" label="Pets at home" placeholder="One shy cat" autoComplete="off" />
  </Panel>
)
