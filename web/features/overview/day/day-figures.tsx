import { SimpleGrid } from '@mantine/core'
import { Link } from 'react-router'
import type { BuildingDay } from '../../../../contract/overview/day.ts'
import { FigureCard } from '../../../ui/figure-card.tsx'
import { Section } from '../../../ui/section.tsx'
import classes from './figure-link.module.css'
import { captionOf, pathIn } from './words.ts'

/** A building in a few figures, each of which leads to what it counts. */
export const DayFigures = ({ day: { building, figures }, currentId }: { day: BuildingDay; currentId: string }) => (
  <Section title={`${building.name} at a glance`}>
    <SimpleGrid cols={{ base: 2, md: 3 }} spacing={{ base: 'sm', sm: 'md' }}>
      {figures.map((figure) => (
        <Link key={figure.key} className={classes['leads']} to={pathIn(figure.to, building._id, currentId)}>
          <FigureCard title={figure.label} figure={figure.value.toLocaleString('en-CA')} caption={captionOf(figure)} />
        </Link>
      ))}
    </SimpleGrid>
  </Section>
)
