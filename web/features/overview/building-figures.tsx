import { SimpleGrid } from '@mantine/core'
import type { BuildingStats } from '../../../contract/overview.ts'
import { FigureCard } from '../../ui/figure-card.tsx'
import { LoadedPart, type Part } from '../../ui/loaded-part.tsx'
import { Section } from '../../ui/section.tsx'
import { figuresOf } from './figures.ts'

/** The building in figures, for those who manage it. */
export const BuildingFigures = ({ part }: { part: Part<BuildingStats | null> }) => (
  <Section title="Building Overview">
    <LoadedPart part={part} shape="stat" failed="We couldn’t load the building’s statistics">
      {(stats) =>
        stats && (
          <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'sm', sm: 'md' }}>
            {figuresOf(stats).map(({ title, figure, caption }) => (
              <FigureCard key={title} title={title} figure={figure} caption={caption} />
            ))}
          </SimpleGrid>
        )
      }
    </LoadedPart>
  </Section>
)
