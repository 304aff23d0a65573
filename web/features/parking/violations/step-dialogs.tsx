import { useState } from 'react'
import { z } from 'zod'
import { towMostCents } from '../../../../contract/limits/parking.ts'
import { inCents } from '../../../../contract/money.ts'
import { stageLabels } from '../../../../contract/parking/violation-words.ts'
import { TowFields, type Violation, type ViolationStep } from '../../../../contract/parking/violation.ts'
import { Reason } from '../../../../contract/parking/visitor.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { FilesField } from '../../../ui/files-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { BylawFields } from '../bylaw-fields.tsx'

interface Props {
  one: Violation
  onClose: () => void
}

const shown = [
  api.parking.getViolation,
  api.parking.listViolations,
  api.violations.get,
  api.violations.list,
  api.violations.board,
]

/** The form of what is to be done. */
export const ViolationDialog = ({ step, ...rest }: Props & { step: ViolationStep }) => {
  if (step === 'notice') return <NoticeDialog {...rest} />
  return step === 'tow' ? <TowDialog {...rest} /> : <CloseDialog {...rest} />
}

const words = ({ isOpen, stage }: Violation): string => {
  const now = isOpen ? stageLabels[stage].toLowerCase() : 'closed'
  return `The violation is now: ${now}. Your changes weren’t saved; check them and send them again.`
}

const useViolationStep = <T,>(endpoint: Endpoint<T>, one: Violation, done: string) => {
  const { send, theirs, version } = useRecordStep<Violation, T>(endpoint, one, { done, shown })
  return {
    send,
    version,
    conflict: <RecordConflict theirs={theirs} title="Someone else just changed this violation" words={words} />,
  }
}

const NoticeForm = z.object({ words: z.string().max(1000) })

const NoticeDialog = ({ one, onClose }: Props) => {
  const { _id: id } = one
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useContractForm(NoticeForm, { words: '' }, { keeps: `violation/${id}/notice` })
  const { send, version, conflict } = useViolationStep(api.parking.giveNotice, one, 'Notice recorded')
  const give = (said: z.output<typeof NoticeForm>) =>
    send({ params: { id }, body: { ...said, noticeAt: new Date().toISOString(), version }, files })
  return (
    <StepDialog
      title="Notice on windshield"
      form={form}
      onSend={give}
      onClose={onClose}
      button="Record notice"
      failed="We couldn’t record the notice. Please try again; nothing you typed was lost."
      label="Notice"
      unsaved={files.length > 0}
      conflict={conflict}
    >
      <FilesField label="Photo of the notice" button="Add a photo" files={files} onFiles={setFiles} />
      <TextAreaField control={form.control} name="words" label="Note (optional)" minRows={2} />
    </StepDialog>
  )
}

const amount = 'Enter an amount, such as 180'
const TowForm = TowFields.extend({
  costCents: z.preprocess(inCents, z.number(amount).max(towMostCents, amount)),
})

const TowDialog = ({ one, onClose }: Props) => {
  const { _id: id } = one
  const [files, setFiles] = useState<readonly File[]>([])
  const zone = useZone()
  const form = useContractForm(
    TowForm,
    { bylawId: '', bylaw: '', authorisedBy: '', company: '', costCents: '' },
    { keeps: `violation/${id}/tow` },
  )
  const { send, version, conflict } = useViolationStep(api.parking.requestTow, one, 'Tow requested')
  return (
    <StepDialog
      size="lg"
      title="Request a tow"
      form={form}
      onSend={(body) => send({ params: { id }, body: { ...body, version }, files })}
      onClose={onClose}
      button="Request tow"
      failed="We couldn’t request the tow. Please try again; nothing you typed was lost."
      label="Tow"
      unsaved={files.length > 0}
      conflict={conflict}
    >
      <BylawFields
        control={form.control}
        chosen="bylawId"
        words="bylaw"
        label="Bylaw or rule"
        placeholder="Bylaw 31 (4)"
        on={localDateOf(one.seenAt, zone)}
      />
      <TextField control={form.control} name="authorisedBy" label="Authorized by" />
      <TextField control={form.control} name="company" label="Towing company" />
      <TextField control={form.control} name="costCents" label="Cost in dollars" inputMode="decimal" />
      <FilesField label="Photo of the sign" button="Add a photo" files={files} onFiles={setFiles} />
    </StepDialog>
  )
}

const CloseForm = z.object({ reason: Reason })

const CloseDialog = ({ one, onClose }: Props) => {
  const { _id: id } = one
  const form = useContractForm(CloseForm, { reason: '' }, { keeps: `violation/${id}/close` })
  const { send, version, conflict } = useViolationStep(api.parking.closeViolation, one, 'Violation closed')
  return (
    <StepDialog
      title="Close violation"
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { reason, version } })}
      onClose={onClose}
      button="Close violation"
      failed="We couldn’t close the violation. Please try again; nothing you typed was lost."
      label="Close"
      conflict={conflict}
    >
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        description="The residents of the unit can see it."
        minRows={2}
        data-autofocus
      />
    </StepDialog>
  )
}
