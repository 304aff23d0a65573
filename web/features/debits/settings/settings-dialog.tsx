import type { DebitSettings } from '../../../../contract/debits/debit-settings.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfSettings } from '../shown.ts'
import { BankGaveFields, OwnersFields, ReturnFields } from './settings-fields.tsx'
import { SettingsForm } from './settings-form.ts'

interface Props {
  settings: DebitSettings
  onClose: () => void
}

const valuesOf = ({ version: _, returnLastThree: __, ...settings }: DebitSettings) => ({
  ...settings,
  returnAccount: '',
  nextNumber: String(settings.nextNumber),
  letterOn: settings.letterOn ?? '',
  confirmedOn: settings.confirmedOn ?? '',
})

/** Changes what the bank gave the building. Nothing typed is kept: an account number belongs in no draft. */
export const SettingsDialog = ({ settings, onClose }: Props) => {
  const { send, theirs, version } = useRecordStep(api.debits.saveSettings, settings, {
    done: 'Settings saved',
    shown: shownOfSettings,
  })
  const form = useContractForm(SettingsForm, valuesOf(settings))
  const { control } = form
  return (
    <StepDialog
      size="lg"
      title={settings.version === 0 ? 'Your bank’s details' : 'Settings of pre-authorized debits'}
      form={form}
      onSend={(values) => send({ body: { ...values, version } })}
      onClose={onClose}
      button="Save"
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed these settings" />}
    >
      <BankGaveFields control={control} />
      <ReturnFields control={control} lastThree={settings.returnLastThree} />
      <OwnersFields control={control} />
    </StepDialog>
  )
}
