import { Alert, Stack, Text } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import type { CouncilDoubt } from '../../../../law/law.ts'
import { Why } from '../../../ui/why.tsx'

/** What is odd by law, each with why on demand; it stops nobody. */
export const CouncilDoubts = ({ doubts }: { doubts: readonly CouncilDoubt[] }) =>
  doubts.length > 0 && (
    <Alert color="orange" icon={<IconScale aria-hidden />} title="Please check" role="note">
      <Stack gap="sm">
        {doubts.map((doubt) => (
          <Doubt key={doubt.text} doubt={doubt} />
        ))}
      </Stack>
    </Alert>
  )

const Doubt = ({ doubt }: { doubt: CouncilDoubt }) => (
  <Stack gap={4}>
    <Text size="sm" c="inherit" fw={500} style={{ overflowWrap: 'anywhere' }}>
      {doubt.text}
    </Text>
    <Why reason={doubt} of={doubt.text} />
  </Stack>
)
