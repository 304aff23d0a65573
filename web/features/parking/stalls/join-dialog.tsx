import { WaitDraft } from '../../../../contract/parking/waits.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { CheckboxField, SelectField } from '../../../ui/form/fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfStalls } from './shown.ts'

interface Props {
  units: readonly { _id: string; unitNumber: string }[]
  levels: readonly string[]
  onClose: () => void
}

/** Joins the line for a stall, with wishes. */
export const JoinDialog = ({ units, levels, onClose }: Props) => {
  const join = useAction(api.parking.joinWaits, { done: 'You’re on the waitlist', refresh: shownOfStalls })
  const values = { unitId: units[0]?._id ?? '', accessible: false, evCharging: false, level: '' }
  const form = useContractForm(WaitDraft, values)
  const { control } = form
  return (
    <StepDialog
      title="Join the stall waitlist"
      form={form}
      onSend={(body) => join.send({ body })}
      onClose={onClose}
      button="Join the waitlist"
      failed="We couldn’t save this. Please try again."
    >
      {units.length > 1 && (
        <SelectField
          control={control}
          name="unitId"
          label="For unit"
          data={units.map(({ _id, unitNumber }) => ({ value: _id, label: unitNumber }))}
        />
      )}
      <CheckboxField control={control} name="accessible" label="Accessible stall only" />
      <CheckboxField control={control} name="evCharging" label="EV charging only" />
      <SelectField
        control={control}
        name="level"
        label="Level"
        placeholder="Any level"
        allowDeselect
        clearable
        data={levels.map((level) => ({ value: level, label: level }))}
      />
    </StepDialog>
  )
}
