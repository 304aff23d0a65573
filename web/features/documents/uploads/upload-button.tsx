import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Library } from '../../../../contract/documents/folders.ts'
import { fileTypes } from '../file-kinds.ts'
import type { FilingPlace } from '../library/places.ts'
import { useFiling } from './upload-desk.tsx'

interface Props {
  library: Library
  place: FilingPlace | null
}

/** Opens the files of the device, and on a phone its camera. */
export function UploadButton({ library, place }: Props) {
  const file = useFiling()
  // Forgotten at once, so that a mended file of the same name can be chosen again.
  const forget = useRef<() => void>(null)
  return (
    <FileButton
      accept={fileTypes}
      multiple
      resetRef={forget}
      inputProps={{ 'aria-label': 'Choose files to upload' }}
      onChange={(files) => {
        if (files.length > 0) file({ files, library, place })
        forget.current?.()
      }}
    >
      {(picker) => (
        <Button {...picker} leftSection={<IconUpload size={18} aria-hidden />}>
          Upload
        </Button>
      )}
    </FileButton>
  )
}
