import { Card, Stack, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One subject of a person's page. */
export const PersonPart = ({ title, text, children }: Props) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4" id={id}>
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
