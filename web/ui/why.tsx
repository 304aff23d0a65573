import { Button, Popover, Stack, Text, UnstyledButton } from '@mantine/core'
import { unconfirmedWords } from '../../contract/reason.ts'
import type { Reason } from '../../law/law.ts'

interface Props {
  reason: Reason
  /** The subject of the question, for people who only hear the button. */
  of: string
}

/** Away from the window's edge on a phone. */
const room = { flip: true, shift: { padding: 16 } } as const
const popover = { width: 320, position: 'bottom-start', middlewares: room, shadow: 'md', withArrow: true } as const

/** Explains on demand why the law requires something: a sentence, its source, and whether it was compared with the act. */
export const Why = ({ reason: { why, source, unverified }, of }: Props) => (
  <Popover {...popover} trapFocus returnFocus>
    <Popover.Target>
      <Button variant="default" w="fit-content" flex="none" aria-label={`Why? ${of}`}>
        Why?
      </Button>
    </Popover.Target>
    <Popover.Dropdown maw="calc(100vw - 2rem)">
      <Stack gap="xs">
        <Text size="sm">{why}</Text>
        <Text size="sm" c="dimmed">
          {source ?? 'Our suggestion: we found no act that requires it'}.
        </Text>
        {unverified && (
          <Text size="sm" c="dimmed">
            {unconfirmedWords}
          </Text>
        )}
      </Stack>
    </Popover.Dropdown>
  </Popover>
)

const Unconfirmed = ({ of }: { of: string }) => (
  <Popover {...popover} trapFocus returnFocus>
    <Popover.Target>
      <UnstyledButton
        aria-label={`Unconfirmed: ${of}`}
        style={{ font: 'inherit', textDecoration: 'underline dotted', textUnderlineOffset: '0.2em' }}
      >
        unconfirmed
      </UnstyledButton>
    </Popover.Target>
    <Popover.Dropdown maw="calc(100vw - 2rem)">
      <Text size="sm">{unconfirmedWords}</Text>
    </Popover.Dropdown>
  </Popover>
)

/** Names the source of a rule behind the sentence that states it, and marks one that was not compared with the act. */
export const StandsIn = ({ reason: { source, unverified } }: { reason: Pick<Reason, 'source' | 'unverified'> }) =>
  source !== null && (
    <>
      ({source}
      {unverified && (
        <>
          {', '}
          <Unconfirmed of={source} />
        </>
      )}
      )
    </>
  )
