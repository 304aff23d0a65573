import { SimpleGrid } from '@mantine/core'
import type { z } from 'zod'
import { StallFields, type Stall, type StallTenure } from '../../../../contract/parking/stalls.ts'
import { stallLabel, tenureLabels } from '../../../../contract/parking/stall-words.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CheckboxField, SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { shownOfStalls } from './shown.ts'
import { useStallStep } from './use-stall-step.tsx'

const tenures = (Object.keys(tenureLabels) as StallTenure[]).map((value) => ({ value, label: tenureLabels[value] }))

interface Props {
  /** Null for a new one. */
  stall: Stall | null
  onDone: (id?: string) => void
}

/** Adds a stall, or changes what it is. What was typed stays, whatever becomes of a save. */
export const StallForm = ({ stall, onDone }: Props) => {
  const add = useAction(api.parking.addStall, { done: 'Stall added', refresh: shownOfStalls })
  const { version, ...change } = useStallStep(api.parking.changeStall, stall ?? { version: 0 }, 'Stall saved')
  const { level = '', number = '', tenure = 'common_property', notes = '' } = stall ?? {}
  const { accessible = false, evCharging = false, visitor = false } = stall ?? {}
  const form = useContractForm(
    StallFields,
    { level, number, tenure, accessible, evCharging, visitor, notes },
    { keeps: stall ? `stall/${stall._id}` : 'stall/new', over: stall?.version },
  )
  const send = async (body: z.output<typeof StallFields>) => {
    const saved = stall
      ? await change.send({ params: { id: stall._id }, body: { ...body, version } })
      : await add.send({ body })
    if (saved) onDone(saved._id)
    return saved && null
  }
  const { control } = form
  return (
    <StepForm
      form={form}
      onSend={send}
      onClose={() => onDone()}
      button={stall ? 'Save stall' : 'Add stall'}
      failed="We couldn’t save the stall. Please try again; nothing you typed was lost."
      label={stall ? `Edit stall ${stallLabel(stall)}` : 'New stall'}
      conflict={change.conflict}
    >
      <SimpleGrid cols={2} spacing="sm">
        <TextField control={control} name="level" label="Level" placeholder="P1" withAsterisk autoComplete="off" />
        <TextField control={control} name="number" label="Number" placeholder="12" withAsterisk autoComplete="off" />
      </SimpleGrid>
      <SelectField
        control={control}
        name="tenure"
        label="Legal designation"
        description="As shown on the strata plan; needed for information certificates."
        data={tenures}
      />
      <CheckboxField control={control} name="accessible" label="Accessible" />
      <CheckboxField control={control} name="evCharging" label="EV charging" />
      <CheckboxField
        control={control}
        name="visitor"
        label="For visitors"
        description="It can’t be assigned to a unit."
      />
      <TextAreaField control={control} name="notes" label="Notes" minRows={2} />
    </StepForm>
  )
}

/** The form of a new stall. */
export const NewStall = ({ onClose }: { onClose: (id?: string) => void }) => (
  <Dialog onClose={() => onClose()} title="Add a stall">
    <StallForm stall={null} onDone={onClose} />
  </Dialog>
)
