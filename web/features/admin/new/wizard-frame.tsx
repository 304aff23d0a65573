import { Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { lastStep, steps } from './steps.ts'
import type { Wizard } from './use-steps.ts'

interface Props {
  wizard: Wizard
  title: string
  children: ReactNode
}

/** One step with the way on and back. The last step brings its own button, which sends. */
export const WizardFrame = ({ wizard: { step, busy, next, back }, title, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // Who goes on by keyboard or ear begins at the new step's heading.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const isLast = step === lastStep
  return (
    <Card component="section" aria-labelledby="wizard-step" maw={760}>
      <Stack gap="md">
        <div>
          <Text size="sm" c="dimmed">
            Step {step + 1} of {steps.length}
          </Text>
          <Progress value={((step + 1) / steps.length) * 100} size="sm" my="xs" aria-hidden />
          <Title order={2} size="h4" id="wizard-step" ref={heading} tabIndex={-1}>
            {title}
          </Title>
        </div>
        {children}
        <Group justify="space-between">
          {step > 0 ? (
            <Button variant="default" onClick={back}>
              Back
            </Button>
          ) : (
            <span />
          )}
          {!isLast && (
            <BusyButton key={step} busy={busy} busyText="Checking..." onClick={next}>
              Next
            </BusyButton>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
