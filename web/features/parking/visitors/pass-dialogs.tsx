import { Text } from '@mantine/core'
import { z } from 'zod'
import { Reason, type VisitorPass } from '../../../../contract/parking/visitor.ts'
import { formatInstant, later } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { hoursWords } from '../words.ts'
import { shownOfPasses } from './shown.ts'

const hourMs = 60 * 60 * 1000

interface Props {
  pass: VisitorPass
  onClose: () => void
}

const ExtendForm = z.object({ hours: z.string(), override: z.string().max(300) })
const choices = [1, 2, 4, 8, 12, 24]

/** Lets a visitor stay longer, by the same rules; those who manage parking may give a reason against one. */
export const ExtendDialog = ({ pass, onClose }: Props) => {
  const zone = useZone()
  const form = useContractForm(ExtendForm, { hours: '1', override: '' }, { keeps: `pass/${pass._id}/extend` })
  const extend = useAction(api.parking.extendPass, {
    done: ({ until }) => `Registered until ${formatInstant(until, zone)}`,
    refresh: shownOfPasses,
  })
  const hours = Number(form.watch('hours'))
  const until = later(pass.until, hours * hourMs)
  const send = async ({ override }: z.output<typeof ExtendForm>) => {
    await extend.send({ params: { id: pass._id }, body: { until, override, version: pass.version } })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title="Extend visit">
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t extend the pass. Please try again; nothing you typed was lost."
        label="Extend visit"
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
        <SubmitButton busyText="Saving...">Confirm extension</SubmitButton>
      </Form>
    </Dialog>
  )
}

const RevokeForm = z.object({ reason: Reason })

/** Ends a pass for a reason, which whoever is visited reads. */
export const RevokeDialog = ({ pass, onClose }: Props) => {
  const form = useContractForm(RevokeForm, { reason: '' }, { keeps: `pass/${pass._id}/revoke` })
  const revoke = useAction(api.parking.revokePass, { done: 'Pass revoked', refresh: shownOfPasses })
  const send = async ({ reason }: z.output<typeof RevokeForm>) => {
    await revoke.send({ params: { id: pass._id }, body: { reason, version: pass.version } })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title="Revoke this pass">
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t revoke the pass. Please try again; nothing you typed was lost."
        label="Revoke pass"
      >
        <TextAreaField control={form.control} name="reason" label="Reason" minRows={2} data-autofocus />
        <SubmitButton busyText="Revoking...">Revoke pass</SubmitButton>
      </Form>
    </Dialog>
  )
}
