import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { parseAsString, useQueryState } from 'nuqs'
import { useState } from 'react'
import type { StallLevels } from '../../../../contract/parking/stalls.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { MapEditor } from './map-editor.tsx'
import { forManagers } from './on-map.ts'
import { MapLegend, StallMap } from './stall-map.tsx'
import { levelWords } from './words.ts'

interface Props {
  levels: StallLevels['levels']
  chosen: string | null
  onChoose: (id: string) => void
}

/** The map by level, to look at and to draw. */
export const MapView = ({ levels, chosen, onChoose }: Props) => {
  const [wanted, setLevel] = useQueryState('level', parseAsString)
  const [drawing, setDrawing] = useState(false)
  const level = levels.find((one) => one.level === wanted)?.level ?? levels[0]?.level
  const map = useRoute(api.parking.stallMap, { query: { level: level ?? '' } }, { enabled: level !== undefined })
  if (level === undefined) return null
  return (
    <Stack gap="sm">
      <Group gap="xs" role="group" aria-label="Level">
        {levels.map((one) => (
          <Button
            key={one.level}
            variant={one.level === level ? 'filled' : 'default'}
            aria-pressed={one.level === level}
            onClick={() => void setLevel(one.level)}
            disabled={drawing && one.level !== level}
          >
            {levelWords(one)}
          </Button>
        ))}
        {!drawing && (
          <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setDrawing(true)}>
            Edit map
          </Button>
        )}
      </Group>
      <Loaded query={map} failed="We couldn’t load the map.">
        {(stalls) =>
          drawing ? (
            <MapEditor key={level} level={level} stalls={stalls} onDone={() => setDrawing(false)} />
          ) : (
            <>
              <Text size="sm" c="dimmed">
                Choose a stall to see who it’s assigned to. On the keyboard, arrow keys move between stalls and Enter
                opens one.
              </Text>
              <StallMap level={level} stalls={stalls.map(forManagers)} chosen={chosen} onChoose={onChoose} />
              <MapLegend shows={['free', 'held', 'visitor']} />
            </>
          )
        }
      </Loaded>
    </Stack>
  )
}
