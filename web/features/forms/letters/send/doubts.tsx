import { Alert, List } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { LetterDoubt, LetterPreview } from '../../../../../contract/forms/runs.ts'
import { StandsIn } from '../../../../ui/why.tsx'

/** What a letter still lacks, what the law would refuse of it, and what should be looked at again. */
export const Doubts = ({ preview: { unitNumber, missing, doubts, isReady } }: { preview: LetterPreview }) => {
  const stops = doubts.filter((doubt) => doubt.stops)
  const warns = doubts.filter((doubt) => !doubt.stops)
  return (
    <>
      {missing.length + stops.length > 0 && (
        <Alert
          color="red"
          icon={<IconAlertTriangle aria-hidden />}
          title={`The letter to unit ${unitNumber} can’t be sent yet`}
        >
          <List size="sm" c="inherit">
            {missing.map(({ key, sentence }) => (
              <List.Item key={key}>{sentence}</List.Item>
            ))}
            {stops.map((doubt) => (
              <Doubt key={doubt.sentence} doubt={doubt} />
            ))}
          </List>
        </Alert>
      )}
      {warns.length > 0 && (
        <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title="Please check">
          <List size="sm" c="inherit">
            {warns.map((doubt) => (
              <Doubt key={doubt.sentence} doubt={doubt} />
            ))}
          </List>
        </Alert>
      )}
      {isReady && (
        <Alert
          color="green"
          icon={<IconCircleCheck aria-hidden />}
          title={`The letter to unit ${unitNumber} is ready to send`}
        />
      )}
    </>
  )
}

/** What was filled in so far that cannot stand in a letter. */
export const Unfinished = ({ sentences }: { sentences: readonly string[] }) => (
  <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title="The letter can’t be previewed yet">
    <List size="sm" c="inherit">
      {sentences.map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  </Alert>
)

const Doubt = ({ doubt }: { doubt: LetterDoubt }) => (
  <List.Item>
    {doubt.sentence} <StandsIn reason={doubt} />
  </List.Item>
)
