import { Button, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import type { BookImport } from '../../../../contract/book-imports/book-import.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfBalances } from '../shown.ts'

interface Props {
  made: BookImport
}

/** Takes opening balances out of the books again, once that is confirmed. */
export const UndoButton = ({ made }: Props) => {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={() => setOpened(true)}>
        Undo
      </Button>
      {opened && <UndoDialog made={made} onClose={() => setOpened(false)} />}
    </>
  )
}

const Bare = z.object({})

const UndoDialog = ({ made, onClose }: Props & { onClose: () => void }) => {
  const form = useContractForm(Bare, {})
  const { send, theirs, version } = useRecordStep(api.bookImports.step, made, {
    done: 'Opening balances undone',
    shown: shownOfBalances,
  })
  return (
    <StepDialog
      title="Undo these opening balances?"
      form={form}
      onSend={() => send({ params: { id: made._id }, body: { step: 'undo', version } })}
      onClose={onClose}
      button="Undo opening balances"
      cancel="Keep them"
      failed="We couldn’t undo these balances. Nothing has changed; please try again."
      danger
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed these balances" />}
    >
      <Text size="sm">
        {made.accounts.length > 0
          ? 'Everything they brought in is taken out of the books. Payments applied to these charges become credit.'
          : 'Everything they brought in is taken out of the books.'}
      </Text>
      <Text size="sm">Locked months stay as they are: the reversal is entered on the first open day.</Text>
    </StepDialog>
  )
}
