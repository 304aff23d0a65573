import { Text } from '@mantine/core'
import type { ReminderSettings } from '../../../../contract/collections/bodies.ts'
import { remindersMost } from '../../../../contract/limits/collections.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { daysText, ReminderForm } from './reminder-days.ts'

interface Props {
  onClose: () => void
}

/** Changes when owners are reminded of overdue fees. */
export const RemindersDialog = ({ onClose }: Props) => {
  const settings = useRoute(api.collections.settings, undefined, { staleTime: 0 })
  return (
    <Dialog onClose={onClose} title="Reminders">
      <Loaded query={settings} shape="form" failed="We couldn’t load the reminders.">
        {(found) => <Fields settings={found} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

const words = ({ reminderDays }: ReminderSettings): string =>
  reminderDays.length === 0
    ? 'Reminders are now off. Your changes weren’t saved; check them and send them again.'
    : `Reminders are now sent after ${daysText(reminderDays)} days. Your changes weren’t saved; check them and send them again.`

const Fields = ({ settings, onClose }: Props & { settings: ReminderSettings }) => {
  const { send, theirs, version } = useRecordStep(api.collections.setReminders, settings, {
    done: 'Reminders saved',
    shown: [api.collections.settings, api.audit.history],
  })
  const form = useContractForm(ReminderForm, { reminderDays: daysText(settings.reminderDays) })
  return (
    <StepForm
      form={form}
      onSend={({ reminderDays }) => send({ body: { reminderDays, version } })}
      onClose={onClose}
      button="Save reminders"
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed the reminders" words={words} />}
    >
      <Text size="sm">
        Owners with an account get a message and an email when a fee or levy is overdue. None is sent once it’s paid, in
        a payment plan, held in trust, or after a demand.
      </Text>
      <TextField
        control={form.control}
        name="reminderDays"
        label="Days after the due date"
        description={`Up to ${remindersMost}, separated by commas. Leave blank to turn reminders off.`}
        placeholder="5, 15, 30"
        autoComplete="off"
        data-autofocus
      />
    </StepForm>
  )
}
