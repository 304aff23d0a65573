import { useState } from 'react'
import { useNavigate } from 'react-router'
import { kindLabels } from '../../../../contract/parking/violation-words.ts'
import { PatrolReport } from '../../../../contract/parking/violation.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }))

/** Records a violation with photos; a vehicle whose violation is open was seen again. */
export const ReportDialog = ({ onClose }: { onClose: () => void }) => {
  const go = useNavigate()
  const [files, setFiles] = useState<readonly File[]>([])
  const [key] = useState(() => crypto.randomUUID())
  const form = useContractForm(
    PatrolReport,
    {
      licensePlate: '',
      kind: 'no_pass',
      place: '',
      words: '',
      seenAt: null,
      key,
    },
    { keeps: 'violation/new' },
  )
  const report = useAction(api.parking.report, {
    done: 'Violation recorded',
    refresh: [api.parking.listViolations],
  })
  const send = async (body: PatrolReport) => {
    const { _id } = await report.send({ body, files })
    await go(`/parking/violations/${_id}`)
  }
  return (
    <StepDialog
      size="lg"
      title="Record a violation"
      form={form}
      onSend={send}
      onClose={onClose}
      button="Record violation"
      busyText="Recording..."
      failed="We couldn’t record the violation. Please try again; nothing you typed was lost."
      label="Violation"
      unsaved={files.length > 0}
    >
      <TextField control={form.control} name="licensePlate" label="Licence plate" autoCapitalize="characters" />
      <SelectField control={form.control} name="kind" label="Violation type" allowDeselect={false} data={kinds} />
      <TextField control={form.control} name="place" label="Location" placeholder="V-07" />
      <TextAreaField control={form.control} name="words" label="Description" minRows={2} />
      <FilesField label="Photos" button="Add photos" files={files} onFiles={setFiles} />
    </StepDialog>
  )
}
