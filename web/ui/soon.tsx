import { Text } from '@mantine/core'
import { formatDate, type LocalDate } from '../../contract/time.ts'
import { soonWords } from './soon-words.ts'
import { useToday } from './use-today.ts'

/** How soon a day is and which one, in red once it has passed. */
export function Soon({ on }: { on: LocalDate }) {
  const today = useToday()
  return (
    <Text component="span" inherit {...(on < today && { c: 'var(--mantine-color-red-text)', fw: 600 })}>
      {soonWords(on, today)}, {formatDate(on)}
    </Text>
  )
}
