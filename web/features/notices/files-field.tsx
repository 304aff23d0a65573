import { Input, Stack } from '@mantine/core'
import { useId, useState } from 'react'
import { fileMostBytes, filesMost } from '../../../contract/limits.ts'
import type { Attachment } from '../../../contract/notices.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { AttachedFile, ChosenFile } from './file-rows.tsx'
import { fileTypes, fileTypesInWords, takeFiles } from './notice-files.ts'

interface Props {
  files: readonly File[]
  onFiles(files: File[]): void
  attached: readonly Attachment[]
  removed: readonly string[]
  onRemoved(ids: string[]): void
}

/** The files of a notice: those attached already, those chosen now, and a place to drop more. */
export function FilesField({ files, onFiles, attached, removed, onRemoved }: Props) {
  const labelId = useId()
  const [refused, setRefused] = useState<string[]>([])
  const staying = attached.filter(({ _id }) => !removed.includes(_id)).length
  const add = (more: File[]) => {
    const taken = takeFiles(files, more, staying)
    onFiles(taken.files)
    setRefused(taken.refused)
  }
  return (
    <Input.Wrapper
      label="Files"
      labelElement="div"
      labelProps={{ id: labelId }}
      description={`${fileTypesInWords}; up to ${filesMost} files of ${fileMostBytes / 1024 / 1024} MB each.`}
      error={refused.length > 0 && refused.map((sentence) => <div key={sentence}>{sentence}</div>)}
      errorProps={{ role: 'alert' }}
    >
      <Stack gap="xs" mt="xs">
        {attached.length + files.length > 0 && (
          <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }} aria-labelledby={labelId}>
            {attached.map((attachment) => (
              <AttachedFile
                key={attachment._id}
                attachment={attachment}
                removed={removed.includes(attachment._id)}
                onRemoved={(off) =>
                  onRemoved(off ? [...removed, attachment._id] : removed.filter((id) => id !== attachment._id))
                }
              />
            ))}
            {files.map((file) => (
              <ChosenFile
                key={`${file.name}/${file.size}/${file.lastModified}`}
                file={file}
                onRemove={() => onFiles(files.filter((other) => other !== file))}
              />
            ))}
          </Stack>
        )}
        <FileDrop button="Choose files" accept={fileTypes} multiple onFiles={add} labelId={labelId} />
      </Stack>
    </Input.Wrapper>
  )
}
