import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import type { BankFile, BankFileSummary } from '../../../../contract/banking/bank-file.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useList, useRoute } from '../../../api/queries.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { ByWhom } from '../../../ui/by-whom.tsx'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ListPart } from '../../../ui/list-part.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { shownOfBank } from '../shown.ts'
import { useTrialId } from './bank-files.tsx'
import { daysWords, fileStateLabels } from './trial-words.ts'

const tones: Readonly<Record<BankFile['state'], Tone>> = { tried: 'waiting', added: 'good', undone: 'neutral' }

interface Deeds {
  check: (id: string) => void
  undo: (file: BankFileSummary) => void
}

const columnsFor = ({ check, undo }: Deeds): readonly Column<BankFileSummary>[] => [
  {
    name: 'File',
    cell: ({ fileName, state }) => (
      <>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {fileName}
        </Text>
        <StatusBadge tone={tones[state]}>{fileStateLabels[state]}</StatusBadge>
      </>
    ),
  },
  { name: 'Days', cell: (file) => daysWords(file) },
  { name: 'New', figures: true, cell: ({ newRows }) => newRows },
  { name: 'By', cell: (one) => <ByWhom by={one.by} at={one.at} /> },
  {
    name: 'Actions',
    cell: (file) =>
      file.state === 'undone' ? (
        unknown
      ) : (
        <Button
          variant="subtle"
          size="xs"
          mih="var(--finger)"
          aria-label={file.state === 'tried' ? `Check ${file.fileName}` : `Undo ${file.fileName}`}
          onClick={() => (file.state === 'tried' ? check(file._id) : undo(file))}
        >
          {file.state === 'tried' ? 'Check' : 'Undo'}
        </Button>
      ),
  },
]

interface Props {
  account: BankAccount
  onUndone: () => void
}

/** The files of an account, the newest first; one whose transactions aren’t posted can be undone. */
export const FileList = ({ account: { _id: accountId }, onUndone }: Props) => {
  const files = useList(api.banking.files, { query: { accountId } })
  const [, setTrialId] = useTrialId()
  const [undoing, setUndoing] = useState<BankFileSummary | null>(null)
  const check = (id: string) => {
    void setTrialId(id)
    window.scrollTo(0, 0)
  }
  return (
    <Panel title="Bank files">
      <ListPart list={files} shape="table-row" empty={<Text c="dimmed">No files yet.</Text>}>
        {(items) => (
          <RowTable
            label="Bank files"
            items={items}
            columns={columnsFor({ check, undo: setUndoing })}
            idOf={({ _id }) => _id}
            leastWidth={680}
            stacks
          />
        )}
      </ListPart>
      {undoing && <UndoDialog id={undoing._id} onUndone={onUndone} onClose={() => setUndoing(null)} />}
    </Panel>
  )
}

interface UndoProps {
  onUndone: () => void
  onClose: () => void
}

const UndoDialog = ({ id, ...rest }: UndoProps & { id: string }) => {
  const query = useRoute(api.banking.file, { params: { id } }, { staleTime: 0 })
  return (
    <Dialog title="Undo this file?" onClose={rest.onClose}>
      <Loaded query={query} shape="form" rows={1} failed="We couldn’t load this file.">
        {(file) => <UndoForm file={file} {...rest} />}
      </Loaded>
    </Dialog>
  )
}

const UndoForm = ({ file, onUndone, onClose }: UndoProps & { file: BankFile }) => {
  const { _id: id, fileName, newRows, can } = file
  const form = useContractForm(z.object({}), {})
  const { send, theirs, version } = useRecordStep(api.banking.fileStep, file, {
    done: 'File undone',
    shown: shownOfBank,
  })
  const undo = async () => {
    const answer = await send({ params: { id }, body: { step: 'undo', version } })
    if (answer !== undefined) onUndone()
    return answer
  }
  if (!can.undo)
    return (
      <Text>
        Some transactions of {fileName} are in the books. Undo their posting first; then this file can be undone.
      </Text>
    )
  return (
    <StepForm
      form={form}
      onSend={undo}
      onClose={onClose}
      button="Undo file"
      cancel="Keep it"
      danger
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this file" />}
    >
      <Text size="sm">
        {counted(newRows, 'transaction')} of {fileName} are removed, with the matches made for them. Nothing of it is in
        the books. You can add the file again.
      </Text>
    </StepForm>
  )
}
