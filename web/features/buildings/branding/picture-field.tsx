import { Button, Group, Input, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { withArticle } from '../../../../contract/text.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { pictureAddress } from '../../../ui/picture-address.ts'
import classes from './picture-field.module.css'
import { pictureTypes } from './picture-fault.ts'

interface Props {
  label: string
  description: string
  /** What stands there after saving; null for the product's own. */
  shown: string | null
  wish: 'keep' | 'new' | 'none'
  fault: string | undefined
  onChoose(files: File[]): void
  onSettle(wish: 'keep' | 'none'): void
}

const fate = { keep: '', new: 'Not saved yet.', none: 'Will be removed when you save.' }

/** A picture of the building: the one it has, another one to be, or none. */
export const PictureField = ({ label, description, shown, wish, fault, onChoose, onSettle }: Props) => {
  const labelId = useId()
  const word = label.toLowerCase()
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={description}
      error={fault}
      errorProps={{ role: 'alert' }}
    >
      <Stack gap="sm" mt="xs" align="stretch">
        <Group gap="md" mih={48}>
          {shown ? (
            <img className={classes['picture']} src={pictureAddress(shown)} alt={`The building’s ${word}`} />
          ) : (
            <Text size="sm" c="dimmed">
              The default {word} is shown.
            </Text>
          )}
          {fate[wish] && <Text size="sm">{fate[wish]}</Text>}
        </Group>
        <FileDrop button={`Choose ${withArticle(word)}`} accept={pictureTypes} labelId={labelId} onFiles={onChoose} />
        <Group gap="sm">
          {wish !== 'keep' && (
            <Button variant="default" onClick={() => onSettle('keep')}>
              Keep the current {word}
            </Button>
          )}
          {wish !== 'none' && shown && (
            <Button variant="subtle" color="red" onClick={() => onSettle('none')}>
              Remove the {word}
            </Button>
          )}
        </Group>
      </Stack>
    </Input.Wrapper>
  )
}
