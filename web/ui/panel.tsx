import { Card, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** One subject of a screen of settings: a card that the address names by its hash, and that takes the focus when it does. */
interface Props {
  id: string
  title: string
  text?: ReactNode
  children: ReactNode
}

export const Panel = ({ id, title, text, children }: Props) => {
  const location = useLocation()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (location.hash === `#${id}`) card.current?.focus({ preventScroll: true })
  }, [location, id])
  return (
    <Card component="section" id={id} ref={card} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id={`${id}-title`}>
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
