import { useState } from 'react'
import { z } from 'zod'
import { towMostCents } from '../../../../contract/limits/parking.ts'
import { inCents } from '../../../../contract/money.ts'
import { TowFields, type Violation, type ViolationStep } from '../../../../contract/parking/violation.ts'
import { Reason } from '../../../../contract/parking/visitor.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FilesField } from '../../../ui/files-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'

interface Props {
  one: Violation
  onClose: () => void
}

const refresh = [api.parking.getViolation, api.parking.listViolations]

/** The form of what is to be done. */
export const StepDialog = ({ step, ...rest }: Props & { step: ViolationStep }) => {
  if (step === 'notice') return <NoticeDialog {...rest} />
  return step === 'tow' ? <TowDialog {...rest} /> : <CloseDialog {...rest} />
}

const NoticeForm = z.object({ words: z.string().max(1000) })

const NoticeDialog = ({ one: { _id: id, version }, onClose }: Props) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useContractForm(NoticeForm, { words: '' }, { keeps: `violation/${id}/notice` })
  const notice = useAction(api.parking.giveNotice, { done: 'Notice recorded', refresh })
  const send = async ({ words }: z.output<typeof NoticeForm>) => {
    const noticeAt = new Date().toISOString()
    await notice.send({ params: { id }, body: { words, noticeAt, version }, files })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title="Notice on windshield">
      <Form
        unsaved={files.length > 0}
        form={form}
        onSend={send}
        failed="We couldn’t record the notice. Please try again; nothing you typed was lost."
        label="Notice"
      >
        <FilesField label="Photo of the notice" button="Add a photo" files={files} onFiles={setFiles} />
        <TextAreaField control={form.control} name="words" label="Note (optional)" minRows={2} />
        <SubmitButton busyText="Saving...">Record notice</SubmitButton>
      </Form>
    </Dialog>
  )
}

const amount = 'Enter an amount, such as 180'
const TowForm = TowFields.extend({
  costCents: z.preprocess(inCents, z.number(amount).max(towMostCents, amount)),
})

const TowDialog = ({ one: { _id: id, version }, onClose }: Props) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useContractForm(
    TowForm,
    { bylaw: '', authorisedBy: '', company: '', costCents: '' },
    { keeps: `violation/${id}/tow` },
  )
  const tow = useAction(api.parking.requestTow, { done: 'Tow requested', refresh })
  const send = async (body: z.output<typeof TowForm>) => {
    await tow.send({ params: { id }, body: { ...body, version }, files })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title="Request a tow" size="lg">
      <Form
        unsaved={files.length > 0}
        form={form}
        onSend={send}
        failed="We couldn’t request the tow. Please try again; nothing you typed was lost."
        label="Tow"
      >
        <TextField control={form.control} name="bylaw" label="Bylaw or rule" placeholder="Bylaw 31 (4)" />
        <TextField control={form.control} name="authorisedBy" label="Authorized by" />
        <TextField control={form.control} name="company" label="Towing company" />
        <TextField control={form.control} name="costCents" label="Cost in dollars" inputMode="decimal" />
        <FilesField label="Photo of the sign" button="Add a photo" files={files} onFiles={setFiles} />
        <SubmitButton busyText="Saving...">Request tow</SubmitButton>
      </Form>
    </Dialog>
  )
}

const CloseForm = z.object({ reason: Reason })

const CloseDialog = ({ one: { _id: id, version }, onClose }: Props) => {
  const form = useContractForm(CloseForm, { reason: '' }, { keeps: `violation/${id}/close` })
  const close = useAction(api.parking.closeViolation, { done: 'Violation closed', refresh })
  const send = async ({ reason }: z.output<typeof CloseForm>) => {
    await close.send({ params: { id }, body: { reason, version } })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title="Close violation">
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t close the violation. Please try again; nothing you typed was lost."
        label="Close"
      >
        <TextAreaField control={form.control} name="reason" label="Reason" minRows={2} data-autofocus />
        <SubmitButton busyText="Saving...">Close violation</SubmitButton>
      </Form>
    </Dialog>
  )
}
