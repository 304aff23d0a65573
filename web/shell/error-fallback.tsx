import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router'
import { Reported } from './reports/reported.tsx'
import { titleOf } from './title.ts'

/** Code that did not come, in the words of ours and of every browser. */
const missingCode = /chunk|import|preload/i

/**
 * The screen after a rendering error or code that would not load (specification, section 2). Try Again shows the same place
 * anew. After code that did not come it loads the page: a browser remembers what did not come for as long as the page lives,
 * and after a new version the old code is gone for good. Drafts stand in the browser and come back either way.
 */
export const ErrorFallback = ({ error }: { error: unknown }) => {
  // Drawn once: what the compiler would remember for the next time weighs on every page.
  'use no memo'
  const place = useLocation()
  const navigate = useNavigate()
  const tryAgain = () => {
    if (missingCode.test(String(error))) window.location.reload()
    else void navigate(place, { replace: true, state: place.state as unknown })
  }
  return (
    <main>
      <title>{titleOf('Something went wrong', null)}</title>
      {import.meta.env.ERROR_REPORT_DSN && <Reported error={error} />}
      <Stack justify="center" align="center" mih="90vh" ta="center" p="md" role="alert">
        <img src="/favicon.svg" alt="" width={56} height={56} />
        <Title>Oops! Something went wrong</Title>
        <Text c="dimmed">We're sorry, but something unexpected happened. Please try again.</Text>
        <Group justify="center">
          <Button onClick={tryAgain}>Try Again</Button>
          <Button variant="default" component="a" href="/">
            Go to Homepage
          </Button>
        </Group>
      </Stack>
    </main>
  )
}
