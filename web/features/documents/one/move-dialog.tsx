import { Alert, Button, Group, Select, Stack } from '@mantine/core'
import { IconFolderSymlink } from '@tabler/icons-react'
import { useState } from 'react'
import type { Document } from '../../../../contract/documents/document.ts'
import { api } from '../../../api/api.ts'
import { newerOf, wordsFor } from '../../../api/errors.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { filingPlaces, placeWords } from '../library/places.ts'
import { shownOfDocuments } from '../shown.ts'

/** Moves a document to another category or folder. */
export function MoveButton({ document }: { document: Document }) {
  const [moving, setMoving] = useState(false)
  return (
    <>
      {moving && <MoveDialog document={document} onClose={() => setMoving(false)} />}
      <Button
        variant="default"
        leftSection={<IconFolderSymlink size={18} aria-hidden />}
        onClick={() => setMoving(true)}
      >
        Move
      </Button>
    </>
  )
}

function MoveDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const library = useRoute(api.documents.library)
  const here = placeWords(document.category, document.folder)
  const [words, setWords] = useState<string | null>(here)
  const [version, setVersion] = useState(document.version)
  const [refused, setRefused] = useState<string | null>(null)
  const move = useAction(api.documents.move, { done: `Moved to ${words ?? ''}`, refresh: shownOfDocuments })
  const send = async () => {
    const place = library.data && filingPlaces(library.data).find((one) => one.words === words)
    if (!place) return
    const { category, folderId } = place
    try {
      await move.send({ params: { id: document._id }, body: { category, folderId: folderId ?? '', version } })
      onClose()
    } catch (error) {
      const newer = newerOf(error) as Document | null
      if (newer) setVersion(newer.version)
      setRefused(
        newer
          ? `Someone else just changed this; it’s now in ${placeWords(newer.category, newer.folder)}. Move it anyway?`
          : wordsFor(error, 'We couldn’t move the document. Please try again.'),
      )
    }
  }
  return (
    <Dialog onClose={onClose} title="Move this document">
      <Stack>
        <Loaded query={library} shape="form" rows={1}>
          {(loaded) => (
            <Select
              label="To"
              description="Its location determines who can read it."
              data={filingPlaces(loaded).map((one) => one.words)}
              value={words}
              onChange={setWords}
              allowDeselect={false}
            />
          )}
        </Loaded>
        {refused && (
          <Alert color="orange" role="alert">
            {refused}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton busy={move.busy} disabled={words === here || words === null} onClick={() => void send()}>
            Move document
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
