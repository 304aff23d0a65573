import { Group, Kbd, Table, Text } from '@mantine/core'
import { Dialog } from '../../../ui/dialog.tsx'
import { keysListed } from './keys.ts'

/** Lists the keys of the matching screen. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keys for matching" onClose={onClose}>
    <Table aria-label="Keys for matching" verticalSpacing={6}>
      <Table.Tbody>
        {keysListed.map(([keys, does]) => (
          <Table.Tr key={does}>
            <Table.Th scope="row" w={120} fw={400}>
              <Group gap={6}>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </Group>
            </Table.Th>
            <Table.Td>{does}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
    <Text size="sm" c="dimmed" mt="sm">
      They work on the transactions, and never while you type. If you switched single keys off, use the arrow keys,
      Enter and the buttons.
    </Text>
  </Dialog>
)
