import { Input, Stack } from '@mantine/core'
import { useId, useState } from 'react'
import { useSession } from '../../api/session.tsx'
import { ChosenFile } from '../../ui/chosen-file.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { evidenceTypes, takeFiles } from './evidence-files.ts'

interface Props {
  files: readonly File[]
  onFiles: (files: File[]) => void
}

const about = 'A lease, tax notice or letter with your name and unit: PDF, images or Word, up to 3 files.'
const unconfirmed = 'You can attach files after you confirm your email address.'

/** Files by which somebody shows that the unit is theirs. */
export const EvidenceField = ({ files, onFiles }: Props) => {
  const labelId = useId()
  const confirmed = useSession().user?.emailVerified !== false
  const [refused, setRefused] = useState<readonly string[]>([])
  const add = (more: File[]) => {
    const taken = takeFiles(files, more)
    onFiles(taken.files)
    setRefused(taken.refused)
  }
  return (
    <Input.Wrapper
      label="Evidence (optional)"
      labelElement="div"
      labelProps={{ id: labelId }}
      description={confirmed ? `${about} Only the people who decide can see it.` : unconfirmed}
      error={refused.length > 0 && refused.map((sentence) => <div key={sentence}>{sentence}</div>)}
      errorProps={{ role: 'alert' }}
    >
      {confirmed && (
        <Stack gap="xs" mt="xs">
          {files.map((file) => (
            <ChosenFile
              key={`${file.name}/${file.size}/${file.lastModified}`}
              file={file}
              onRemove={() => onFiles(files.filter((other) => other !== file))}
            />
          ))}
          <FileDrop button="Choose files" accept={evidenceTypes} multiple onFiles={add} labelId={labelId} />
        </Stack>
      )}
    </Input.Wrapper>
  )
}
