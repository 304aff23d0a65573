import { Box, Card, Text, VisuallyHidden } from '@mantine/core'
import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { FirstSteps } from '../../../contract/overview.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './first-steps.module.css'
import { firstSteps, type Step } from './first-steps.ts'

/** What somebody who has just joined may want to do first; the server says what is done, and remembers who hid it. */
export const FirstStepsList = ({ steps }: { steps: FirstSteps }) => {
  const hide = useAction(api.overview.hideFirstSteps)
  const count = firstSteps.filter(({ name }) => steps[name]).length
  return (
    <Section
      title="First steps"
      action={
        <BusyButton variant="subtle" busy={hide.busy} onClick={() => void hide.run()}>
          Hide first steps
        </BusyButton>
      }
    >
      <Card padding="md">
        <Text size="sm" c="dimmed" mb={4}>{`${count} of ${firstSteps.length} done`}</Text>
        <ul className={classes['list']}>
          {firstSteps.map((step) => (
            <li key={step.name}>{steps[step.name] ? <Done step={step} /> : <ToDo step={step} />}</li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

const Done = ({ step: { title } }: { step: Step }) => (
  <div className={`${classes['step']} ${classes['done']}`}>
    <IconCircleCheckFilled
      size={24}
      aria-hidden
      className={classes['sign']}
      color="var(--mantine-color-green-filled)"
    />
    <span>
      {title}
      <VisuallyHidden>, done</VisuallyHidden>
    </span>
  </div>
)

const ToDo = ({ step: { title, text, to } }: { step: Step }) => (
  <Link to={to} className={classes['step'] ?? ''}>
    <IconCircle size={24} stroke={1.6} aria-hidden className={classes['sign']} />
    <Box flex={1} miw={0}>
      <Text fw={600} lh={1.3} className={classes['title'] ?? ''}>
        {title}
      </Text>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </Box>
    <IconChevronRight size={20} aria-hidden className={classes['sign']} />
  </Link>
)
