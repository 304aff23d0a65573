import { Alert } from '@mantine/core'
import { useId, useState } from 'react'
import { tableFileMostBytes } from '../../contract/limits/tables.ts'
import { FileDrop } from './file-drop.tsx'
import { Placeholder } from './placeholder.tsx'

interface Props {
  /** What kind of file it is, for people who do not see the place: `Bank file`. */
  label: string
  button: string
  accept: string
  /** What to do with a file that is too large. */
  tooLarge: string
  /** Why the last one wasn’t read; null where nothing went wrong. */
  refused: string | null
  busy: boolean
  onFile: (file: File) => void
}

/** A place for a table of another product, which says why one can’t be read. */
export const TableDrop = ({ label, button, accept, tooLarge, refused, busy, onFile }: Props) => {
  const titleId = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const take = ([file]: File[]) => {
    if (!file) return
    setTooLarge(file.size > tableFileMostBytes)
    if (file.size <= tableFileMostBytes) onFile(file)
  }
  const fault = isTooLarge ? `This file is larger than ${tableFileMostBytes / 1_000_000} MB. ${tooLarge}` : refused
  return (
    <>
      <span id={titleId} hidden>
        {label}
      </span>
      <FileDrop button={button} accept={accept} labelId={titleId} disabled={busy} onFiles={take} />
      {busy && <Placeholder shape="form" rows={2} />}
      {fault !== null && !busy && (
        <Alert color="red" role="alert" title="This file can’t be read">
          {fault}
        </Alert>
      )}
    </>
  )
}
