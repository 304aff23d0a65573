import { Button, List, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { api } from '../../../../api/api.ts'
import { BusyButton } from '../../../../ui/busy-button.tsx'
import { FilesField } from '../../../../ui/files-field.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { RichText } from '../../../../ui/rich-text/rich-text.tsx'
import { Files } from '../../../../ui/shown-files.tsx'
import { useConfirm } from '../../../../ui/use-confirm.tsx'
import { useProposalStep } from '../use-proposal-step.tsx'

interface Props {
  proposal: Proposal
}

/** What is to be decided, to the letter, with its options and files. */
export const TextPanel = ({ proposal }: Props) => {
  const { _id: id, text, kind, choices, files, can } = proposal
  if (text === null) return null
  const options = kind === 'list' ? choices.filter(({ key }) => key !== 'abstain') : []
  return (
    <Panel title="Proposal">
      <RichText html={text} under={2} />
      {options.length > 0 && (
        <div>
          <Text fw={600} mb={4}>
            Options
          </Text>
          <List type="ordered">
            {options.map(({ key, label }) => (
              <List.Item key={key} style={{ overflowWrap: 'anywhere' }}>
                {label}
              </List.Item>
            ))}
          </List>
        </div>
      )}
      <Files
        label="Proposal files"
        files={files}
        endpoint={api.voting.openFile}
        argsOf={(fileId) => ({ params: { id, fileId } })}
      />
      {can.addFiles && <FileSteps proposal={proposal} />}
    </Panel>
  )
}

/** Adds files, and takes some off, as long as nobody has voted on the text. */
const FileSteps = ({ proposal }: Props) => {
  const { _id: id, files: attached, version } = proposal
  const [files, setFiles] = useState<readonly File[]>([])
  const add = useProposalStep(api.voting.addFiles, proposal, 'Files added')
  const drop = useProposalStep(api.voting.removeFile, proposal, 'File removed')
  const { ask, dialog } = useConfirm()
  const send = async () => {
    if (await add.run({ params: { id }, body: { version }, files })) setFiles([])
  }
  const remove = async (fileId: string, name: string) => {
    const question = { title: `Remove ${name}?`, text: 'It won’t be available here any more.', yes: 'Remove' }
    if (await ask({ ...question, danger: true })) await drop.run({ params: { id, fileId } })
  }
  return (
    <Stack gap="sm" className="no-print">
      {attached.map(({ _id, fileName }) => (
        <Button
          key={_id}
          variant="subtle"
          color="red"
          w="fit-content"
          maw="100%"
          className="wraps"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void remove(_id, fileName)}
        >
          Remove {fileName}
        </Button>
      ))}
      <FilesField label="Add files" files={files} onFiles={setFiles} />
      {files.length > 0 && (
        <BusyButton w="fit-content" busy={add.busy} busyText="Adding..." onClick={() => void send()}>
          {files.length === 1 ? 'Add 1 file' : `Add ${files.length} files`}
        </BusyButton>
      )}
      {dialog}
    </Stack>
  )
}
