import { Box, Button, Flex, Progress, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { keepFocus } from '../../../ui/form/keep-focus.ts'
import { useSending } from '../../../ui/form/form.tsx'

interface Props {
  /** The steps by their headings. */
  titles: readonly string[]
  step: number
  onBack(): void
  /** Goes on, where this step holds nothing that is wrong. */
  onNext(): void
  /** What the last step ends with. */
  finish?: ReactNode
  children: ReactNode
}

/** One step after the other: where one is, what there is to say, and the way on and back. */
export function Wizard({ titles, step, onBack, onNext, finish, children }: Props) {
  const sending = useSending()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  const place = `Step ${step + 1} of ${titles.length}`
  return (
    <Stack gap="lg">
      <Box>
        <Text size="sm" c="dimmed">
          {place}
        </Text>
        <Progress value={((step + 1) / titles.length) * 100} size="sm" mt={4} mb="sm" aria-label={place} />
        <Title order={2} size="h3" ref={heading} tabIndex={-1}>
          {titles[step]}
        </Title>
      </Box>
      {children}
      <Flex gap="sm" direction={{ base: 'column-reverse', sm: 'row' }} justify="space-between">
        {step > 0 ? (
          <Button variant="default" onClick={onBack} disabled={sending} onMouseDown={keepFocus}>
            Back
          </Button>
        ) : (
          <span />
        )}
        {step < titles.length - 1 ? <Button onClick={onNext}>Next</Button> : finish}
      </Flex>
    </Stack>
  )
}
