// Nothing here changes, and what the compiler would remember of it weighs on the first visit.
'use no memo'

import { Box, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { Link, Navigate, useLocation } from 'react-router'
import { useBuildingSelection } from '../../api/building.tsx'
import { useSession } from '../../api/session.tsx'
import { featureCards } from './feature-cards.ts'
import classes from './landing-screen.module.css'
import { leadsOn } from './leads-on.ts'
import { Shots } from './shots.tsx'

/** The public front page; people with a building go straight to their dashboard, unless they ask for a part of this. */
const LandingScreen = () => {
  const { state } = useSession()
  const { building } = useBuildingSelection()
  const { hash } = useLocation()
  if (leadsOn({ hasBuilding: state === 'in' && building !== null, hash })) return <Navigate to="/dashboard" replace />
  return (
    <Stack gap={64}>
      <Hero />
      <FeatureCards />
      <Promise />
    </Stack>
  )
}
export default LandingScreen

const Hero = () => (
  <Stack component="section" gap={48} className={classes['hero']}>
    <Stack gap="lg" maw={736}>
      <Title order={1} className={classes['heading'] ?? ''}>
        Your building, well run.
      </Title>
      <Text size="lg" maw={560}>
        Notices that reach every unit, parking without arguments, repairs everyone can follow: one place for the owners,
        tenants, council and managers of a Canadian strata or condo.
      </Text>
      <Group>
        <Button component={Link} to="/contact" size="lg">
          Enroll Your Building
        </Button>
        <Button component={Link} to="/#features" size="lg" variant="default">
          Explore Features
        </Button>
      </Group>
    </Stack>
    <Shots
      page="landing"
      says={{
        desktop: 'A council member’s dashboard, with a pending vote.',
        phone: 'An owner’s dashboard on a phone.',
      }}
    />
  </Stack>
)

const FeatureCards = () => (
  <Box component="section" id="features" aria-labelledby="features-heading">
    <Title order={2} id="features-heading" mb="lg">
      Features
    </Title>
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      {featureCards.map(({ to, title, text }) => (
        <Link key={to} to={to} className={classes['card'] ?? ''}>
          <Title order={3} size="h4" mb={6}>
            {title}
          </Title>
          <Text>{text}</Text>
        </Link>
      ))}
    </SimpleGrid>
  </Box>
)

const Promise = () => (
  <Group component="section" justify="space-between" gap="lg" className={classes['promise']}>
    <Stack gap={4} flex="1 1 20rem">
      <Title order={2} size="h3">
        From 1.50 CAD per unit per month
      </Title>
      <Text>
        The full platform for a minimum of 48 dollars a month, specialised packages from 0.40 per unit. No setup fees or
        long-term contracts. Canadian data hosting; PIPEDA, BC Strata Act and Alberta Condo Act compliance.
      </Text>
    </Stack>
    <Button component={Link} to="/pricing" variant="default" size="lg">
      View Pricing
    </Button>
  </Group>
)
