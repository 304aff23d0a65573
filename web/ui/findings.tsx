import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

interface Props {
  title: string
  colour: 'red' | 'orange'
  lines: readonly string[]
}

/** What was found in a file, a line each, under what follows from it; nothing where there are none. */
export const Findings = ({ title, colour, lines }: Props) =>
  lines.length > 0 && (
    <Alert color={colour} icon={<IconAlertTriangle aria-hidden />} title={title}>
      <List size="sm">
        {lines.map((line) => (
          <List.Item key={line} style={{ overflowWrap: 'anywhere' }}>
            {line}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
