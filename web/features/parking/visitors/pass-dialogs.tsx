import { Text } from '@mantine/core'
import { z } from 'zod'
import { Reason, type VisitorPass } from '../../../../contract/parking/visitor.ts'
import { formatInstant, later } from '../../../../contract/time.ts'
import type { Reply } from '../../../../contract/route.ts'
import { api } from '../../../api/api.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { hoursWords } from '../words.ts'
import { shownOfPasses } from './shown.ts'

const hourMs = 60 * 60 * 1000

interface Props {
  pass: VisitorPass
  onClose: () => void
}

const usePassStep = <T,>(endpoint: Endpoint<T>, pass: VisitorPass, done: string | ((reply: Reply<T>) => string)) => {
  const { send, theirs, version } = useRecordStep<VisitorPass, T>(endpoint, pass, { done, shown: shownOfPasses })
  return {
    send,
    theirs,
    version,
    conflict: <RecordConflict theirs={theirs} title="Someone else just changed this pass" />,
  }
}

const ExtendForm = z.object({ hours: z.string(), override: z.string().max(300) })
const choices = [1, 2, 4, 8, 12, 24]

/** Lets a visitor stay longer, by the same rules; those who manage parking may give a reason against one. */
export const ExtendDialog = ({ pass, onClose }: Props) => {
  const zone = useZone()
  const form = useContractForm(ExtendForm, { hours: '1', override: '' }, { keeps: `pass/${pass._id}/extend` })
  const { send, theirs, version, conflict } = usePassStep(
    api.parking.extendPass,
    pass,
    (after) => `Registered until ${formatInstant(after.until, zone)}`,
  )
  const hours = Number(form.watch('hours'))
  const until = later((theirs ?? pass).until, hours * hourMs)
  return (
    <StepDialog
      title="Extend visit"
      form={form}
      onSend={({ override }) => send({ params: { id: pass._id }, body: { until, override, version } })}
      onClose={onClose}
      button="Confirm extension"
      failed="We couldn’t extend the pass. Please try again; nothing you typed was lost."
      label="Extend visit"
      conflict={conflict}
    >
      <SelectField
        control={form.control}
        name="hours"
        label="Extend by"
        allowDeselect={false}
        data={choices.map((one) => ({ value: String(one), label: hoursWords(one) }))}
      />
      <Text size="sm" c="dimmed">
        Until {formatInstant(until, zone)}
      </Text>
      {pass.can.includes('revoke') && !pass.isMine && (
        <TextAreaField control={form.control} name="override" label="Reason (if a rule prevents it)" minRows={2} />
      )}
    </StepDialog>
  )
}

const RevokeForm = z.object({ reason: Reason })

/** Ends a pass for a reason, which whoever is visited reads. */
export const RevokeDialog = ({ pass, onClose }: Props) => {
  const form = useContractForm(RevokeForm, { reason: '' }, { keeps: `pass/${pass._id}/revoke` })
  const { send, version, conflict } = usePassStep(api.parking.revokePass, pass, 'Pass revoked')
  return (
    <StepDialog
      title="Revoke this pass"
      form={form}
      onSend={({ reason }) => send({ params: { id: pass._id }, body: { reason, version } })}
      onClose={onClose}
      button="Revoke pass"
      busyText="Revoking..."
      failed="We couldn’t revoke the pass. Please try again; nothing you typed was lost."
      label="Revoke pass"
      conflict={conflict}
    >
      <TextAreaField control={form.control} name="reason" label="Reason" minRows={2} data-autofocus />
    </StepDialog>
  )
}
