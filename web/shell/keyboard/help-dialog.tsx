import { Button, Kbd, Modal, Switch, Table, Text } from '@mantine/core'
import { Fragment } from 'react'
import { useLocation } from 'react-router'
import { useBuildingSelection } from '../../api/building.tsx'
import { useRights } from '../../api/use-rights.ts'
import type { DialogProps } from '../dialog-stage.ts'
import { topicAt } from '../help/topic-at.ts'
import { waysFor } from './keys.ts'
import { switchSingleKeys, useSingleKeys } from './single-keys.ts'

const always: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Ctrl', 'K'], 'Search and commands (on a Mac: Command and K)'],
  [['Esc'], 'Close menu or dialog'],
]
const single: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['/'], 'Search on this screen'],
  [['?'], 'Help for this screen, and these shortcuts'],
]

/** Which keys do what, and the switch for keys of one character. */
const HelpDialog = ({ opened, onClose, onTopic }: DialogProps) => {
  const on = useSingleKeys()
  const { building } = useBuildingSelection()
  const topic = topicAt(useLocation().pathname)
  const ways = waysFor(useRights(), building !== null)
  const goTo = ways.map(({ key, title }) => [['g', key], `Go to ${title}`] as const)
  return (
    <Modal opened={opened} onClose={onClose} returnFocus={false} title="Keyboard shortcuts" size="md">
      <Button
        variant="light"
        fullWidth
        mb="md"
        h="auto"
        py="xs"
        mih={44}
        styles={{ label: { whiteSpace: 'normal' } }}
        onClick={onTopic}
      >
        Help for this screen: {topic.title}
      </Button>
      <Keys name="Always" rows={always} />
      <Keys name="Single keys" rows={[...single, ...goTo]} />
      <Switch
        mt="lg"
        size="md"
        label="Use single keys"
        description="They’re off while you type. This browser remembers your choice."
        checked={on}
        onChange={(event) => switchSingleKeys(event.currentTarget.checked)}
      />
    </Modal>
  )
}
export default HelpDialog

interface KeysProps {
  name: string
  rows: readonly (readonly [keys: readonly string[], does: string])[]
}

const Keys = ({ name, rows }: KeysProps) => (
  <Table mb="sm" aria-label={name} verticalSpacing={6}>
    <Table.Tbody>
      {rows.map(([keys, does]) => (
        <Table.Tr key={does}>
          <Table.Th scope="row" w={110} fw={400}>
            {keys.map((key, at) => (
              <Fragment key={key}>
                {at > 0 && (
                  <Text span size="sm" c="dimmed">
                    {keys[0] === 'g' ? ' then ' : ' + '}
                  </Text>
                )}
                <Kbd>{key}</Kbd>
              </Fragment>
            ))}
          </Table.Th>
          <Table.Td>{does}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)
