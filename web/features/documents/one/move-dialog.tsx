import { Button } from '@mantine/core'
import { IconFolderSymlink } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { Document } from '../../../../contract/documents/document.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
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

const To = z.object({ place: z.string() })

const movedWords = ({ category, folder }: Document): string =>
  `It’s now in ${placeWords(category, folder)}. Move it anyway?`

function MoveDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const library = useRoute(api.documents.library)
  const here = placeWords(document.category, document.folder)
  const { send, theirs, version } = useRecordStep(api.documents.move, document, {
    done: ({ category, folder }) => `Moved to ${placeWords(category, folder)}`,
    shown: shownOfDocuments,
  })
  const form = useContractForm(To, { place: here })
  const chosen = useWatch({ control: form.control, name: 'place' })
  const places = library.data ? filingPlaces(library.data) : []
  const move = async ({ place }: z.output<typeof To>) => {
    const to = places.find(({ words }) => words === place)
    if (!to) return undefined
    const body = { category: to.category, folderId: to.folderId ?? '', version }
    return send({ params: { id: document._id }, body })
  }
  return (
    <StepDialog
      title="Move this document"
      form={form}
      onSend={move}
      onClose={onClose}
      button="Move document"
      busyText="Moving..."
      failed="We couldn’t move the document. Please try again."
      disabled={chosen === here}
      conflict={<RecordConflict theirs={theirs} words={movedWords} />}
    >
      <Loaded query={library} shape="form" rows={1}>
        {() => (
          <SelectField
            control={form.control}
            name="place"
            label="To"
            description="Its location determines who can read it."
            data={places.map(({ words }) => words)}
          />
        )}
      </Loaded>
    </StepDialog>
  )
}
