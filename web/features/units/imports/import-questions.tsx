import { Button, Card, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { AskedQuestion, RosterImport } from '../../../../contract/units.ts'
import { counted } from '../../../../contract/text.ts'
import { answerWords, questionWords } from './import-words.ts'
import type { Choose } from './use-choices.ts'

interface Props {
  made: RosterImport
  busy: boolean
  onChoose: Choose
}

function Question({ asked, busy, onChoose }: Omit<Props, 'made'> & { asked: AskedQuestion }) {
  // Shown at once, while the server reads the file again.
  const [picked, setPicked] = useState(asked.answer ?? '')
  return (
    <Radio.Group
      label={questionWords(asked)}
      value={picked}
      onChange={(answer) => {
        setPicked(answer)
        onChoose(() => ({ [asked.question]: answer }))
      }}
    >
      <Stack gap="xs" mt="xs">
        {asked.options.map((answer) => (
          <Radio key={answer} value={answer} label={answerWords(asked, answer)} disabled={busy} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function Couples({ made, busy, onChoose }: Props) {
  const { couples } = made.reading
  const { split } = made.choices
  return (
    <Group justify="space-between">
      <Text size="sm">
        {couples.length > 0
          ? `${counted(couples.length, 'name looks', 'names look')} like two people, as in “John & Mary Smith”.`
          : `${counted(split.length, 'name was', 'names were')} split into two people.`}
      </Text>
      <Group gap="sm">
        {couples.length > 0 && (
          <Button
            variant="default"
            disabled={busy}
            onClick={() => onChoose((latest) => ({ split: [...latest.choices.split, ...couples] }))}
          >
            {couples.length === 1 ? 'Split it' : `Split all ${couples.length}`}
          </Button>
        )}
        {split.length > 0 && (
          <Button variant="subtle" disabled={busy} onClick={() => onChoose(() => ({ split: [] }))}>
            Don’t split any
          </Button>
        )}
      </Group>
    </Group>
  )
}

/** What the file leaves open, asked once for all its rows. */
export function ImportQuestions(props: Props) {
  const { made, busy, onChoose } = props
  const { questions, couples } = made.reading
  const hasCouples = couples.length + made.choices.split.length > 0
  if (questions.length === 0 && !hasCouples) return null
  return (
    <Card padding="md" component="section" aria-label="Questions about the file">
      <Stack gap="lg">
        {questions.map((asked) => (
          <Question key={asked.question} asked={asked} busy={busy} onChoose={onChoose} />
        ))}
        {hasCouples && <Couples {...props} />}
      </Stack>
    </Card>
  )
}
