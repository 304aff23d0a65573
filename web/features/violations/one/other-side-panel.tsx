import { Stack, Text } from '@mantine/core'
import { formatDate } from '../../../../contract/time.ts'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { api } from '../../../api/api.ts'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { Files } from '../../../ui/shown-files.tsx'
import { Soon } from '../../../ui/soon.tsx'
import { hearingWords } from '../words.ts'

interface Props {
  one: Violation
}

/** What the people it’s about answered, and the hearing they asked for. */
export const OtherSidePanel = ({ one }: Props) => (
  <>
    <Answer one={one} />
    {one.hearing && <Hearing hearing={one.hearing} />}
  </>
)

const Answer = ({ one: { _id: id, particulars, answerBy, answer } }: Props) => {
  if (particulars === null && answer === null) return null
  return (
    <Panel title="Answer">
      {answer ? (
        <>
          <Text size="sm" c="dimmed">
            Received {formatDate(answer.on)}
          </Text>
          <PlainText>{answer.words}</PlainText>
          <Files
            label="Files of the answer"
            files={answer.files}
            endpoint={api.violations.file}
            argsOf={(fileId) => ({ params: { id, fileId } })}
          />
        </>
      ) : (
        <Text c="dimmed">No answer yet{answerBy === null ? '.' : ` (last day: ${formatDate(answerBy)}).`}</Text>
      )}
    </Panel>
  )
}

const Hearing = ({ hearing }: { hearing: NonNullable<Violation['hearing']> }) => {
  const { askedOn, reason, heldBy, heldOn, withdrawnOn, notes } = hearing
  return (
    <Panel title="Hearing">
      <Stack gap={4}>
        <Text>{hearingWords(hearing)}</Text>
        {heldBy !== null && heldOn === null && withdrawnOn === null && (
          <Text size="sm">
            Last day to hold it: <Soon on={heldBy} />
          </Text>
        )}
        <Text size="sm" c="dimmed">
          Requested {formatDate(askedOn)}
        </Text>
      </Stack>
      <Said by="Reason" words={reason} />
      <Said by="Notes" words={notes} />
    </Panel>
  )
}

const Said = ({ by, words }: { by: string; words: string }) =>
  words !== '' && (
    <div>
      <Text size="sm" c="dimmed">
        {by}
      </Text>
      <PlainText>{words}</PlainText>
    </div>
  )
