import { Card, Group, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

/** Loading placeholders shaped like what comes (specification, section 2). */
export type Shape = 'card' | 'stat' | 'table-row' | 'list-item' | 'form'

const line = (width: string, height = 12) => <Skeleton height={height} width={width} />

const one: Record<Shape, ReactNode> = {
  card: (
    <Card>
      <Stack gap="sm">
        {line('40%', 18)}
        {line('100%')}
        {line('85%')}
      </Stack>
    </Card>
  ),
  stat: (
    <Card>
      <Stack gap="sm">
        {line('50%')}
        {line('30%', 28)}
      </Stack>
    </Card>
  ),
  'table-row': (
    <Group grow py="sm">
      {line('80%')}
      {line('60%')}
      {line('40%')}
    </Group>
  ),
  'list-item': (
    <Group wrap="nowrap" py="sm">
      <Skeleton circle height={40} />
      <Stack gap="xs" flex={1}>
        {line('55%', 14)}
        {line('80%')}
      </Stack>
    </Group>
  ),
  form: (
    <Stack gap="xs" py="xs">
      {line('25%')}
      {line('100%', 44)}
    </Stack>
  ),
}
const usualRows: Record<Shape, number> = { card: 3, stat: 4, 'table-row': 8, 'list-item': 6, form: 4 }

export const Placeholder = ({ shape, rows = usualRows[shape] }: { shape: Shape; rows?: number }) => {
  const all = Array.from({ length: rows }, (_, row) => <div key={row}>{one[shape]}</div>)
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {shape === 'stat' ? (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>{all}</SimpleGrid>
      ) : (
        <Stack gap="sm">{all}</Stack>
      )}
    </div>
  )
}
