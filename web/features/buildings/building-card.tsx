import { Card, Group, Stack, Text, ThemeIcon, UnstyledButton } from '@mantine/core'
import { IconBuilding, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A building to choose; a button where choosing acts, a link where it leads on. */
interface Props {
  name: string
  text: ReactNode
  onChoose?: () => void
  to?: string
}

export const BuildingCard = ({ name, text, onChoose, to }: Props) => {
  const content = (
    <Group wrap="nowrap">
      <ThemeIcon variant="light" size={44} radius="md">
        <IconBuilding size={24} />
      </ThemeIcon>
      <Stack gap={0} flex={1} miw={0}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </Stack>
      <IconChevronRight size={20} aria-hidden />
    </Group>
  )
  return (
    <Card padding={0}>
      {to ? (
        <UnstyledButton component={Link} to={to} p="md">
          {content}
        </UnstyledButton>
      ) : (
        <UnstyledButton onClick={onChoose} p="md">
          {content}
        </UnstyledButton>
      )}
    </Card>
  )
}
