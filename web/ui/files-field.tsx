import { Input, Stack } from '@mantine/core'
import { useId, useState } from 'react'
import { fileMostBytes, filesMost } from '../../contract/limits.ts'
import { formatFileSize } from '../../contract/text.ts'
import { ChosenFile } from './chosen-file.tsx'
import { FileDrop } from './file-drop.tsx'
import { endsLike, fileEndings } from './file-endings.ts'

interface Props {
  label: string
  /** What the button says. */
  button?: string
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
}

/** What the picker offers: pictures by their type too, since with it a phone offers its camera. */
const types = [...fileEndings, 'image/jpeg', 'image/png', 'image/webp'].join(',')

const faultOf = ({ name, size }: File): string | null => {
  if (!endsLike(name)) return `${name} isn’t an accepted file type.`
  if (size === 0) return `${name} is empty.`
  return size > fileMostBytes ? `${name} is larger than ${formatFileSize(fileMostBytes)}.` : null
}

/** Files of this computer, chosen or dropped, that go with what is sent. */
export const FilesField = ({ label, button = 'Choose files', files, onFiles }: Props) => {
  const labelId = useId()
  const [refused, setRefused] = useState<readonly string[]>([])
  const add = (more: File[]) => {
    const faults = more.flatMap((file) => faultOf(file) ?? [])
    const sound = more.filter((file) => faultOf(file) === null)
    const room = filesMost - files.length
    onFiles([...files, ...sound.slice(0, room)])
    setRefused(sound.length > room ? [...faults, `At most ${filesMost} files at a time.`] : faults)
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description="PDF, image, Word, Excel or text files."
      error={refused.length > 0 && refused.map((sentence) => <div key={sentence}>{sentence}</div>)}
      errorProps={{ role: 'alert' }}
    >
      <Stack gap="xs" mt="xs">
        {files.map((file) => (
          <ChosenFile
            key={`${file.name}/${file.size}/${file.lastModified}`}
            file={file}
            onRemove={() => onFiles(files.filter((other) => other !== file))}
          />
        ))}
        <FileDrop button={button} accept={types} multiple onFiles={add} labelId={labelId} />
      </Stack>
    </Input.Wrapper>
  )
}
