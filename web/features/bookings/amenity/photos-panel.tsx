import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import { amenityPhotosMost } from '../../../../contract/limits/bookings.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { FilesField } from '../../../ui/files-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Files } from '../../../ui/shown-files.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { shownOfAmenities } from '../shown.ts'

/** The photos of an amenity; the first one stands beside its times. */
export function PhotosPanel({ amenity }: { amenity: Amenity }) {
  const { _id: id, photos } = amenity
  return (
    <Panel
      title="Photos"
      text="The first photo appears next to the times. Everyone in the building can see the photos."
    >
      {photos.length === 0 && <Text c="dimmed">No photos yet.</Text>}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Photos">
        {photos.map((photo) => (
          <Group component="li" key={photo._id} gap="sm">
            <Files
              label={photo.fileName}
              files={[photo]}
              endpoint={api.bookings.openPhoto}
              argsOf={(fileId) => ({ params: { id, fileId } })}
            />
            <RemoveButton id={id} photo={photo} />
          </Group>
        ))}
      </Stack>
      {photos.length < amenityPhotosMost ? (
        <AddPhotos id={id} />
      ) : (
        <Text c="dimmed">You can add up to {amenityPhotosMost} photos. Remove one to add another.</Text>
      )}
    </Panel>
  )
}

const RemoveButton = ({ id, photo }: { id: string; photo: Amenity['photos'][number] }) => {
  const { ask, dialog } = useConfirm()
  const drop = useAction(api.bookings.removePhoto, { done: 'Photo removed', refresh: shownOfAmenities })
  const run = async () => {
    const question = {
      title: `Remove ${photo.fileName}?`,
      text: 'No one will see it any more.',
      yes: 'Remove',
      danger: true,
    }
    if (await ask(question)) await drop.run({ params: { id, fileId: photo._id } })
  }
  return (
    <>
      <BusyButton
        variant="default"
        busy={drop.busy}
        busyText="Removing..."
        aria-label={`Remove ${photo.fileName}`}
        onClick={() => void run()}
      >
        Remove
      </BusyButton>
      {dialog}
    </>
  )
}

const AddPhotos = ({ id }: { id: string }) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const add = useAction(api.bookings.addPhotos, { done: 'Photos added', refresh: shownOfAmenities })
  const send = async () => {
    if (await add.run({ params: { id }, body: {}, files })) setFiles([])
  }
  return (
    <>
      <FilesField label="Add photos" button="Choose photos" files={files} onFiles={setFiles} />
      {files.length > 0 && (
        <Group gap="sm">
          <BusyButton busy={add.busy} busyText="Adding..." onClick={() => void send()}>
            {`Add ${counted(files.length, 'photo')}`}
          </BusyButton>
          <Button variant="subtle" onClick={() => setFiles([])}>
            Cancel
          </Button>
        </Group>
      )}
    </>
  )
}
