import { Center, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Illustration, type Picture } from './illustration.tsx'

/** Nothing here yet: a picture of our own, what it means, and the next step. */
interface Props {
  title: string
  picture?: Picture
  action?: ReactNode
  children?: ReactNode
}

export const Empty = ({ title, picture = 'empty', action, children }: Props) => (
  <Center py="xl" px="md">
    <Stack align="center" gap="sm" maw={460}>
      <Illustration picture={picture} />
      <Text fw={600} size="lg" ta="center">
        {title}
      </Text>
      {children && (
        <Text c="dimmed" ta="center" component="div">
          {children}
        </Text>
      )}
      {action}
    </Stack>
  </Center>
)
