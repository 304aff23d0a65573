import { Button, Menu } from '@mantine/core'
import { IconDotsVertical, IconDownload } from '@tabler/icons-react'
import { violationNumber } from '../../../../contract/parking/violation-words.ts'
import { violationStepLabels } from '../../../../contract/violations/violation-words.ts'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { Remedy, type Asked } from './remedy.tsx'

interface Props {
  one: Violation
  onAsk: (asked: Asked) => void
}

/** What can be done with a case now: the next step as a button, the others in a menu. */
export const CaseActions = ({ one, onAsk }: Props) => {
  const save = useSaveFile()
  const { _id: id, next, steps } = one
  // A penalty is cancelled beside it, not from here.
  const others = steps.filter((step) => step !== next?.do && step !== 'cancelPenalty')
  const download = () =>
    void save(
      api.violations.proof,
      { params: { id } },
      { name: `${violationNumber(one)} proof.pdf`, failed: 'We couldn’t download the proof' },
    )
  return (
    <>
      {next && <Remedy one={one} todo={next.do} onAsk={onAsk} />}
      <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={download}>
        Download proof
      </Button>
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconDotsVertical size={18} aria-hidden />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((step) => (
              <Menu.Item key={step} onClick={() => onAsk({ step })}>
                {violationStepLabels[step]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
