import { Button, Group, Input, Progress, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import type { Profile } from '../../../contract/accounts/profile.ts'
import { fileMostBytes } from '../../../contract/limits.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { PersonPicture } from '../../ui/person-picture.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { pictureTypes, pictureTypesInWords } from './picture-square.ts'
import { Panel } from '../../ui/panel.tsx'
import { usePicture } from './use-picture.ts'

const shownPixels = 112

/** The person's picture: choose one, look at it as others will see it, then use it; or have none. */
export const PicturePanel = ({ profile }: { profile: Profile }) => {
  const labelId = useId()
  const { chosen, refused, busy, choose, drop, send, remove } = usePicture(profile)
  const { ask, dialog } = useConfirm()
  const askToRemove = async () => {
    const text = 'Your initials will show instead.'
    if (await ask({ title: 'Remove your photo?', text, yes: 'Remove photo', danger: true })) await remove()
  }
  return (
    <Panel id="picture" title="Photo" text="Visible to people in your buildings.">
      <Group align="flex-start" gap="lg">
        <PersonPicture person={chosen ? { ...profile, profilePicture: chosen.address } : profile} size={shownPixels} />
        <Input.Wrapper
          flex="1 1 16rem"
          label="New photo"
          labelElement="div"
          labelProps={{ id: labelId }}
          description={`${pictureTypesInWords}, up to ${fileMostBytes / 1024 / 1024} MB. It will be cropped to the centre.`}
          error={refused}
          errorProps={{ role: 'alert' }}
        >
          <Stack gap="sm" mt="xs">
            {chosen ? (
              <Group gap="sm">
                <BusyButton busy={busy} busyText="Uploading..." onClick={() => void send()}>
                  Use this photo
                </BusyButton>
                <Button variant="default" onClick={drop} disabled={busy}>
                  Cancel
                </Button>
              </Group>
            ) : (
              <FileDrop
                button="Choose a photo"
                accept={pictureTypes}
                labelId={labelId}
                disabled={busy}
                onFiles={(files) => void choose(files)}
              />
            )}
            {chosen && busy && <Progress value={100} animated aria-label="Uploading the photo" />}
            {chosen && !busy && <Text size="sm">{chosen.note}</Text>}
            {!chosen && profile.profilePicture && (
              <Group>
                <Button variant="subtle" color="red" disabled={busy} onClick={() => void askToRemove()}>
                  Remove photo
                </Button>
              </Group>
            )}
          </Stack>
        </Input.Wrapper>
      </Group>
      {dialog}
    </Panel>
  )
}
