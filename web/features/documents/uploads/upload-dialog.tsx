import { Alert, Button, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import type { Library } from '../../../../contract/documents/folders.ts'
import { fileTypesInWords } from '../file-kinds.ts'
import type { FilingPlace } from '../library/places.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DraftRows } from './draft-rows.tsx'
import type { Draft } from './queue.ts'
import { useDrafts } from './use-drafts.ts'

interface Props {
  files: readonly File[]
  library: Library
  place: FilingPlace | null
  onClose: () => void
  onSend: (drafts: readonly { file: File; draft: Draft }[]) => void
}

/** What is said of files before they are sent: where they go, what they are called, from when and until when they hold. */
export default function UploadDialog({ files, library, place: here, onClose, onSend }: Props) {
  const { rows, setRows, faults, place, days, isTried, take } = useDrafts(files, library, here)
  const count = rows.length
  return (
    <Dialog onClose={onClose} size="lg" title="Upload to the library">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const drafts = take()
          if (drafts) onSend(drafts)
        }}
      >
        <Stack>
          <Faults faults={faults} />
          {count > 0 && (
            <>
              <Select
                label="Location"
                placeholder="Choose a location"
                data={place.all}
                value={place.words}
                onChange={place.setWords}
                allowDeselect={false}
                error={place.error}
              />
              <Days days={days} />
              <DraftRows rows={rows} isTried={isTried} onRows={setRows} />
            </>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            {count > 0 && <Button type="submit">{count === 1 ? 'Upload 1 file' : `Upload ${count} files`}</Button>}
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

const Faults = ({ faults }: { faults: readonly string[] }) =>
  faults.length > 0 && (
    <Alert color="orange" role="alert" title="Some files can’t be uploaded">
      {faults.map((fault) => (
        <Text key={fault} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {fault}
        </Text>
      ))}
      <Text size="sm">{`The library accepts ${fileTypesInWords}.`}</Text>
    </Alert>
  )

const Days = ({ days }: Pick<ReturnType<typeof useDrafts>, 'days'>) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    <TextInput
      type="date"
      label="Effective"
      description="If blank, we use the upload date."
      value={days.effectiveOn}
      onChange={({ currentTarget }) => days.setEffectiveOn(currentTarget.value)}
    />
    <TextInput
      type="date"
      label="Expires"
      description="The people who manage it get a reminder beforehand."
      value={days.expiresOn}
      onChange={({ currentTarget }) => days.setExpiresOn(currentTarget.value)}
      error={days.isBackwards && 'The expiry date can’t be before the effective date'}
    />
  </SimpleGrid>
)
