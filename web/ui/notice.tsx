import { Button, Center, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Illustration, type Picture } from './illustration.tsx'

/** A whole page that says one thing: nothing here, not for you, still to come. */
interface Props {
  title: string
  picture?: Picture
  /** What to do next. */
  link?: { to: string; text: string }
  children: ReactNode
}

export const Notice = ({ title, picture = 'closed', link, children }: Props) => (
  <Center mih="50vh" px="md">
    <Stack align="center" gap="md" maw={520}>
      <Illustration picture={picture} />
      <Title order={1} size="h2" ta="center">
        {title}
      </Title>
      <Text ta="center" c="dimmed" component="div">
        {children}
      </Text>
      {link && (
        <Button component={Link} to={link.to}>
          {link.text}
        </Button>
      )}
    </Stack>
  </Center>
)
