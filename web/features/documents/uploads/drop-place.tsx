import { Box } from '@mantine/core'
import { useState, type DragEvent, type ReactNode } from 'react'
import type { Library } from '../../../../contract/documents/folders.ts'
import classes from '../library/library.module.css'
import type { FilingPlace } from '../library/places.ts'
import { useFiling } from './upload-desk.tsx'

interface Props {
  library: Library
  /** Where what is dropped goes; null where somebody must choose. */
  place: FilingPlace | null
  children: ReactNode
}

/** Takes files that are dropped anywhere on what it holds; a button does the same for everybody else. */
export function DropPlace({ library, place, children }: Props) {
  const [over, setOver] = useState(false)
  const file = useFiling()
  if (!library.can.upload) return children
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <Box
      className={classes['drop'] ?? ''}
      data-over={over || undefined}
      data-words={place ? `Drop to upload to ${place.words}` : 'Drop to upload to the library'}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) file({ files, library, place })
      }}
    >
      {children}
    </Box>
  )
}
