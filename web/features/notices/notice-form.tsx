import { Button, Card } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { Attachment, NoticeStatus } from '../../../contract/notices.ts'
import { Form } from '../../ui/form/form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import type { Keeping } from '../../ui/form/use-draft.ts'
import { useNow } from '../../ui/use-now.ts'
import { ContentFields } from './content-fields.tsx'
import { CorrectionFields } from './correction-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { FilesField } from './files-field.tsx'
import { FormButtons } from './form-buttons.tsx'
import { waits } from './moments.ts'
import { isPublic } from './notice-state.ts'
import { NoticePreview } from './notice-preview.tsx'
import { NoticeForm, type NoticeValues } from './notice-values.ts'

export type Intent = 'save' | 'send'

export interface Written {
  values: NoticeValues
  files: readonly File[]
  removed: readonly string[]
}

interface Props {
  initial: NoticeValues
  status: NoticeStatus
  attached: readonly Attachment[]
  keeping: Keeping
  /** What to say, above the buttons, when somebody else has saved it meanwhile. */
  conflict?: ReactNode
  /** Throws what the server refuses, so that it lands on the fields. */
  onSave(written: Written, intent: Intent): Promise<void>
  onCancel(): void
}

/** Writes a notice, or changes one. What was typed stays, whatever becomes of a save. */
export function NoticeEditor({ initial, status, attached, keeping, conflict, onSave, onCancel }: Props) {
  const form = useContractForm(NoticeForm, initial, keeping)
  const { control } = form
  const [files, setFiles] = useState<File[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const [previewed, setPreviewed] = useState(false)
  const intent = useRef<Intent>('save')
  const now = useNow()
  const [audience, unitIds, publishDate] = useWatch({ control, name: ['audience', 'unitIds', 'publishDate'] })
  const correcting = isPublic(status)
  const send = async (values: NoticeValues) => {
    await onSave({ values, files, removed }, intent.current)
  }
  return (
    <Form
      form={form}
      onSend={send}
      unsaved={files.length > 0 || removed.length > 0}
      failed="We couldn’t save the notice. Please try again; nothing you typed was lost."
    >
      <ContentFields control={control} />
      <DeliveryFields control={control} correcting={correcting} />
      <Card>
        <FilesField files={files} onFiles={setFiles} attached={attached} removed={removed} onRemoved={setRemoved} />
      </Card>
      {correcting && <CorrectionFields control={control} />}
      {conflict}
      <FormButtons
        audience={audience}
        unitIds={unitIds}
        scheduled={waits(publishDate, now)}
        status={status}
        sendable={status === 'draft' || (status === 'scheduled' && publishDate === null)}
        files={files}
        onIntent={(next) => {
          intent.current = next
        }}
      >
        <Button variant="default" onClick={() => setPreviewed(true)}>
          Preview
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </FormButtons>
      {previewed && <NoticePreview values={form.getValues()} onClose={() => setPreviewed(false)} />}
    </Form>
  )
}
