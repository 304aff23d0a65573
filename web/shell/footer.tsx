import { Anchor, Box, Container, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { productName } from '../../contract/branding.ts'
import { useRights } from '../api/use-rights.ts'
import { useSession } from '../api/session.tsx'
import { footerLinks, footerWords } from './footer-words.ts'
import classes from './footer.module.css'
import { Wordmark } from '../ui/wordmark.tsx'

const { SUPPORT_EMAIL, SALES_EMAIL, FOOTER_LOCATION } = import.meta.env

/** Where to turn, where to go, and who we are. */
export const Footer = () => {
  const { state } = useSession()
  const rights = useRights()
  const signedIn = state === 'in'
  const [year] = useState(() => new Date().getFullYear())
  return (
    <Box component="footer" className={classes['footer']}>
      <Container py="xl">
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xl">
          <Stack gap="xs">
            <Wordmark />
            <Text size="sm" maw={320}>
              {footerWords(signedIn ? rights : null)}
            </Text>
          </Stack>
          <nav aria-label="Footer">
            <ul className={classes['links']}>
              {footerLinks(signedIn).map(({ to, text }) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <Stack gap="xs" className={classes['contacts']}>
            <Text size="sm">
              Support: <Anchor href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</Anchor>
            </Text>
            <Text size="sm">
              Sales: <Anchor href={`mailto:${SALES_EMAIL}`}>{SALES_EMAIL}</Anchor>
            </Text>
            <Text size="sm">{FOOTER_LOCATION}</Text>
          </Stack>
        </SimpleGrid>
        <Group justify="space-between" mt="xl" gap="xs">
          <Text size="sm" suppressHydrationWarning>
            © {year} {productName}. All rights reserved.
          </Text>
          <Text size="sm">Made in Canada</Text>
        </Group>
      </Container>
    </Box>
  )
}
