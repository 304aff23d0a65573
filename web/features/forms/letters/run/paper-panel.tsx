import { Button, Group, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { LetterRun } from '../../../../../contract/forms/runs.ts'
import type { LocalDate } from '../../../../../contract/time.ts'
import { counted } from '../../../../../contract/text.ts'
import { api } from '../../../../api/api.ts'
import { useSaveFile } from '../../../../api/download.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { HandoverDialog } from './handover-dialog.tsx'
import { waitingPapers } from './waiting-papers.ts'

interface Props {
  run: LetterRun
  today: LocalDate
}

/** What is left to do on paper: print it, hand it over, note that. Not there once nothing waits. */
export function PaperPanel({ run, today }: Props) {
  const saveFile = useSaveFile()
  const [noting, setNoting] = useState(false)
  const papers = waitingPapers(run.letters)
  if (papers.length === 0) return null
  const print = () =>
    saveFile(
      api.forms.printPack,
      { params: { id: run._id } },
      { name: `${run.name}.pdf`, failed: 'We couldn’t download the letters' },
    )
  return (
    <Panel title={`${counted(papers.length, 'letter')} to deliver on paper`}>
      {noting && <HandoverDialog papers={papers} today={today} onClose={() => setNoting(false)} />}
      <Text size="sm">
        Print them, deliver or mail them, and record it here. Parapet then shows when each counts as received.
      </Text>
      <Group gap="sm">
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => void print()}>
          Download to print
        </Button>
        <Button variant="default" onClick={() => setNoting(true)}>
          {papers.length === 1 ? 'Record delivery' : 'Record all as delivered'}
        </Button>
      </Group>
    </Panel>
  )
}
