import { Card, Stack, Text, Title } from '@mantine/core'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

interface Props {
  /** By which an address names it in its hash; it takes the focus then. */
  id?: string
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One subject of a screen: a card under a heading of its own. */
export const Panel = ({ id, title, text, children }: Props) => {
  const location = useLocation()
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (id !== undefined && location.hash === `#${id}`) card.current?.focus({ preventScroll: true })
  }, [location, id])
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
