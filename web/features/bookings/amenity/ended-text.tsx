import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { bylawKind } from '../../../../contract/bylaws/bylaw-kind.ts'
import { bylawReference, notInForceWords } from '../../../../contract/bylaws/bylaw-words.ts'
import type { CitedBylaw } from '../../../../contract/bylaws/citing.ts'
import { useField } from '../../../ui/form/tied.ts'
import type { FieldsProps } from './basic-fields.tsx'

interface Props extends FieldsProps {
  bylaw: CitedBylaw
}

/** Warns that the text that an amenity rests on has ended, and offers the one in its place; it’s used once saved. */
export const EndedText = ({ control, bylaw }: Props) => {
  const { tie, text } = useField(control, 'bylawId')
  const words = notInForceWords(bylaw)
  if (words === null) return null
  const { replacedBy } = bylaw
  if (replacedBy !== null && text === replacedBy._id)
    return (
      <Alert color="brand" role="status">
        {`The new version, ${bylawReference(replacedBy)}, is chosen under “Fee and deposit”. Save your changes to use it.`}
      </Alert>
    )
  if (text !== bylaw._id) return null
  return (
    <Alert color="orange" title={words}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">Under “Fee and deposit”, choose the one that applies now.</Text>
        {replacedBy !== null && (
          <Group gap="sm">
            <Button variant="default" onClick={() => tie.onChange(replacedBy._id)}>
              {`Choose the new version: ${bylawReference(replacedBy)}, ${replacedBy.heading}`}
            </Button>
            <Anchor component={Link} to={bylawKind.page(replacedBy._id)} size="sm">
              Read it
            </Anchor>
          </Group>
        )}
      </Stack>
    </Alert>
  )
}
