import { Button, Popover, Stack, Text } from '@mantine/core'
import type { Reason } from '../../law/law.ts'

interface Props {
  reason: Reason
  /** What is asked about, for those who hear the button alone. */
  of: string
}

/** Away from the window's edge on a phone. */
const room = { flip: true, shift: { padding: 16 } } as const

const notChecked = 'not yet checked against the act'

/** Why something is so by law, on demand: a sentence, where it stands, and whether anybody held it against the text. */
export const Why = ({ reason: { why, source, unverified }, of }: Props) => (
  <Popover width={320} position="bottom-start" middlewares={room} shadow="md" withArrow trapFocus returnFocus>
    <Popover.Target>
      <Button variant="default" w="fit-content" aria-label={`Why? ${of}`}>
        Why?
      </Button>
    </Popover.Target>
    <Popover.Dropdown maw="calc(100vw - 2rem)">
      <Stack gap="xs">
        <Text size="sm">{why}</Text>
        <Text size="sm" c="dimmed">
          {source ?? 'Our suggestion: no act was found to say so'}
          {unverified && `; ${notChecked}`}.
        </Text>
      </Stack>
    </Popover.Dropdown>
  </Popover>
)

/** Where a rule stands, behind the sentence that tells it. */
export const StandsIn = ({ reason: { source, unverified } }: Pick<Props, 'reason'>) =>
  source !== null && (
    <>
      ({source}
      {unverified && `; ${notChecked}`})
    </>
  )
