import { Button, Center, Container, Group, Stack, Text, Title } from '@mantine/core'
import { titleOf } from './title.ts'

/** The screen after a rendering error or code that would not load (specification, section 2). */
export const ErrorFallback = () => (
  <Container size="sm" component="main">
    <title>{titleOf('Something went wrong', null)}</title>
    <Center mih="70vh">
      <Stack align="center" gap="md" role="alert">
        <Title order={1} ta="center">
          Oops! Something went wrong
        </Title>
        <Text ta="center" c="dimmed">
          We're sorry, but something unexpected happened. Please try again.
        </Text>
        <Group justify="center">
          {/* A browser remembers code that did not come for as long as the page lives. */}
          <Button onClick={() => window.location.reload()}>Try Again</Button>
          <Button variant="default" component="a" href="/">
            Go to Homepage
          </Button>
        </Group>
      </Stack>
    </Center>
  </Container>
)
