import { Button, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { CopyButton } from '../../ui/copy-button.tsx'

interface Props {
  /** Null shows nothing. */
  codes: readonly string[] | null
  onClose: () => void
}

/** Recovery codes, shown this once: to copy, to keep as a file, or to write down. */
export const RecoveryCodesDialog = ({ codes, onClose }: Props) => (
  <Modal
    opened={codes !== null}
    onClose={onClose}
    title="Save your recovery codes"
    closeOnClickOutside={false}
    closeOnEscape={false}
    withCloseButton={false}
  >
    {codes && <Codes codes={codes} onClose={onClose} />}
  </Modal>
)

const Codes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const asText = codes.join('\n')
  const file = `Parapet recovery codes. Each works once.\n\n${asText}\n`
  return (
    <Stack gap="md">
      <Text>
        If you lose your phone, you can sign in with one of these codes. Each works once. Keep them somewhere safe: they
        won’t be shown again.
      </Text>
      <SimpleGrid
        component="ul"
        cols={{ base: 1, xs: 2 }}
        spacing="xs"
        m={0}
        p={0}
        style={{ listStyle: 'none' }}
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <Text key={code} component="li" ff="monospace" size="sm">
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group gap="sm">
        <CopyButton
          value={asText}
          blocked="Please select the codes, or download them."
          leftSection={<IconCopy size={18} aria-hidden />}
        >
          Copy
        </CopyButton>
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="parapet-recovery-codes.txt"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Download
        </Button>
      </Group>
      <Button onClick={onClose}>I’ve saved them</Button>
    </Stack>
  )
}
