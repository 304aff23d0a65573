import { Alert, SimpleGrid, Stack } from '@mantine/core'
import type { OutboxSummary } from '../../../../contract/admin/mails.ts'
import { Instant } from '../../../ui/moments.tsx'
import { FigureCard } from '../../../ui/figure-card.tsx'

/** How the whole outbox stands. */
export const MailSummary = ({ summary }: { summary: OutboxSummary }) => {
  const { sends, failed, waiting, waitingSince, sentInADay } = summary
  return (
    <Stack gap="md" mb="lg">
      {!sends && (
        <Alert color="orange" title="No mail server is set up">
          Email waits here and is sent within a minute after you set SMTP_URL.
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={{ base: 'sm', sm: 'md' }}>
        <FigureCard title="Failed" figure={failed} caption="undelivered" />
        <FigureCard
          title="Waiting"
          figure={waiting}
          caption={
            waitingSince ? (
              <>
                oldest since <Instant at={waitingSince} />
              </>
            ) : (
              'none waiting'
            )
          }
        />
        <FigureCard title="Sent" figure={sentInADay} caption="in the last 24 hours" />
      </SimpleGrid>
    </Stack>
  )
}
