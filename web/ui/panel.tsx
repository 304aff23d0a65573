import { Card, Stack, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useNamedPlace } from './use-named-place.ts'

interface Props {
  /** By which an address names it in its hash; it takes the focus then. */
  id?: string
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One subject of a screen: a card under a heading of its own. */
export const Panel = ({ id, title, text, children }: Props) => {
  const titleId = useId()
  const card = useNamedPlace(id)
  return (
    <Card component="section" ref={card} aria-labelledby={titleId} {...(id !== undefined && { id, tabIndex: -1 })}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id={titleId}>
            {title}
          </Title>
          {text && (
            <Text c="dimmed" size="sm" mt={4} component="div">
              {text}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Card>
  )
}
