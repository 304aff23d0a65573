import { List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { Prepared } from '../../../../../contract/forms/request-bodies.ts'
import type { RecordsItem, RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { redactionGroundLabels } from '../../../../../contract/forms/request-words.ts'
import { recordKindLabels, redactionGuide } from '../../../../../law/law.ts'
import { api } from '../../../../api/api.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { FilesField } from '../../../../ui/files-field.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { StandsIn } from '../../../../ui/why.tsx'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import { DocumentPicker, type Picked } from './document-picker.tsx'
import { useRecordsStep } from './use-records-step.tsx'

interface Props {
  request: RecordsRequest
  item: RecordsItem
  onClose: () => void
}

const Said = Prepared.omit({ version: true, documentIds: true })

/** What somebody gives for a record: documents of the library, files, pages, and what was blacked out. */
export const PrepareDialog = ({ request, item, onClose }: Props) => {
  const { jurisdiction } = useBuilding()
  const [documents, setDocuments] = useState<readonly Picked[]>(() =>
    item.files.flatMap(({ document }) => (document ? [document] : [])),
  )
  const [files, setFiles] = useState<readonly File[]>([])
  const { send, version, conflict } = useRecordsStep(api.forms.prepareRecord, request, 'Record ready')
  const form = useContractForm(
    Said,
    {
      pages: item.pages === null ? '' : String(item.pages),
      redactionGround: item.redaction?.ground ?? '',
      redactionWords: item.redaction?.words ?? '',
    },
    { keeps: `records-item/${item._id}/prepare` },
  )
  const prepare = (said: z.output<typeof Said>) => {
    const documentIds = documents.map(({ _id }) => _id)
    const { pages, redactionGround } = said
    const body = { ...said, pages: pages ?? '', redactionGround: redactionGround ?? '', documentIds, version }
    return send({ params: { id: request._id, itemId: item._id }, body, files })
  }
  const sentBefore = item.files.filter(({ document }) => document === null)
  return (
    <StepDialog
      size="lg"
      title={`Prepare: ${recordKindLabels(jurisdiction)[item.kind]}`}
      form={form}
      onSend={prepare}
      onClose={onClose}
      button="Mark ready"
      failed="We couldn’t save this. Please try again; nothing you chose was lost."
      unsaved={files.length > 0}
      conflict={conflict}
    >
      <DocumentPicker picked={documents} onPick={setDocuments} />
      <FilesField label="Or files" files={files} onFiles={setFiles} />
      {sentBefore.length > 0 && (
        <Text size="sm" c="dimmed">
          Files added earlier ({sentBefore.map(({ fileName }) => fileName).join(', ')}) will be removed. Add any you
          still want to provide again.
        </Text>
      )}
      {request.form === 'paper' && (
        <TextField control={form.control} name="pages" label="Pages" inputMode="numeric" w={140} />
      )}
      <Redaction control={form.control} />
    </StepDialog>
  )
}

type SaidControl = KeptControl<z.input<typeof Said>, z.output<typeof Said>>

/** Law and tribunal say both; a person decides, and the asker reads what was decided. */
const Redaction = ({ control }: { control: SaidControl }) => (
  <>
    <Guide />
    <SelectField
      control={control}
      name="redactionGround"
      label="Redacted or withheld"
      placeholder="None: provided in full"
      clearable
      data={Object.entries(redactionGroundLabels).map(([value, label]) => ({ value, label }))}
    />
    <TextAreaField
      control={control}
      name="redactionWords"
      label="Details and reason"
      description="The requester sees this, with your name as the person who decided."
      minRows={2}
    />
  </>
)

const Guide = () => {
  const { whole, lessened } = redactionGuide(useBuilding().jurisdiction)
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        Before you redact
      </Text>
      <Text size="sm">Parapet doesn’t redact automatically. You decide, and add the redacted file yourself.</Text>
      <List size="sm">
        {[...whole, ...lessened].map((reason) => (
          <List.Item key={reason.why}>
            {reason.why} <StandsIn reason={reason} />
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}
