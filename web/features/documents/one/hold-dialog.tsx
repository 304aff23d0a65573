import { Button, Text } from '@mantine/core'
import { IconGavel, IconLockOpen } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import type { Document } from '../../../../contract/documents/document.ts'
import { plainText } from '../../../../contract/fields.ts'
import { holdReasonMostChars } from '../../../../contract/limits/documents.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfDocuments } from '../shown.ts'
import type { Keeping } from './keeping-words.ts'

const Reason = z.object({ reason: plainText({ label: 'Reason', max: holdReasonMostChars, required: true }) })

interface Props {
  document: Pick<Document, '_id' | 'title'>
  keeping: Keeping
}

/** Puts a document under legal hold, or lifts the hold; either with a reason that stays in its history. */
export function HoldButton({ document, keeping }: Props) {
  const [asking, setAsking] = useState(false)
  const held = keeping.hold !== null
  return (
    <>
      {asking && <HoldDialog document={document} held={held} onClose={() => setAsking(false)} />}
      <Button
        variant="default"
        w="fit-content"
        leftSection={held ? <IconLockOpen size={18} aria-hidden /> : <IconGavel size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {held ? 'Lift the hold' : 'Place on legal hold'}
      </Button>
    </>
  )
}

interface DialogProps {
  document: Props['document']
  held: boolean
  onClose: () => void
}

function HoldDialog({ document: { _id, title }, held, onClose }: DialogProps) {
  const hold = useAction(api.documents.hold, { done: `“${title}” is on legal hold`, refresh: shownOfDocuments })
  const lift = useAction(api.documents.liftHold, { done: 'Legal hold lifted', refresh: shownOfDocuments })
  const form = useContractForm(Reason, { reason: '' }, { keeps: `document/${_id}/hold` })
  return (
    <StepDialog
      title={held ? 'Lift the legal hold?' : 'Place on legal hold?'}
      form={form}
      onSend={(body) => (held ? lift : hold).send({ params: { id: _id }, body })}
      onClose={onClose}
      button={held ? 'Lift the hold' : 'Place on hold'}
    >
      <Text size="sm">
        {held
          ? 'After that, only the law determines how long it is kept.'
          : 'No one can delete it until the hold is lifted, even if the law allows it.'}
      </Text>
      <TextAreaField control={form.control} name="reason" label="Reason" data-autofocus />
    </StepDialog>
  )
}
