import { Box, SimpleGrid, Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { EnquiryCard } from './enquiry-card.tsx'
import { NotePanel } from './note-panel.tsx'
import { StoryPanel } from './story-panel.tsx'

/** One enquiry: what was written, what was done about it, and what can be done now. */
export const OneEnquiry = ({ id }: { id: string }) => {
  const enquiry = useRoute(api.enquiries.get, { params: { id } })
  return (
    <>
      <Box mb="sm">
        <BackLink to="/admin?view=enquiries">All enquiries</BackLink>
      </Box>
      <Loaded query={enquiry} shape="form" failed="We couldn’t load the enquiry">
        {(loaded) => (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            <Stack gap="lg">
              <EnquiryCard enquiry={loaded} />
              <StoryPanel steps={loaded.steps} />
            </Stack>
            <Stack gap="lg">
              {loaded.can.answer && <AnswerPanel enquiry={loaded} />}
              <NotePanel id={id} />
            </Stack>
          </SimpleGrid>
        )}
      </Loaded>
    </>
  )
}
