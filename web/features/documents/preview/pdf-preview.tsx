import { ActionIcon, Alert, Box, Card, Group, Text } from '@mantine/core'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { PdfPage } from './pdf-page.tsx'
import classes from './pdf.module.css'
import type { Pdf } from './pdf.ts'
import { usePdf } from './use-pdf.ts'

interface Props {
  file: Blob
  title: string
  page: number
  search: string
}

/** The pages of a PDF, drawn as they come into view, with the words that were searched for marked. */
export default function PdfPreview({ file, ...rest }: Props) {
  const opened = usePdf(file)
  if (opened.is === 'opening') return <Placeholder shape="card" rows={2} />
  if (opened.is === 'open') return <Pages pdf={opened.pdf} {...rest} />
  return (
    <Alert color="orange" title="We can’t show this file here">
      {opened.is === 'locked'
        ? 'It’s password-protected. Download it to open it on your device.'
        : 'It may be damaged. You can still download it.'}
    </Alert>
  )
}

const zooms = [1, 1.25, 1.5, 2, 3] as const

function Pages({ pdf, title, page, search }: Omit<Props, 'file'> & { pdf: Pdf }) {
  const count = pdf.pages.length
  const start = Math.min(Math.max(page, 1), count)
  const { ref: measured, width } = useElementSize<HTMLDivElement>()
  const box = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0)
  const [at, setAt] = useState(start)
  const ref = useMergedRef(measured, box)
  const isReady = width > 0
  useEffect(() => {
    if (isReady) showPage(box, start)
  }, [isReady, start])
  const revealed = useRef(false)
  const reveal = useCallback((first: HTMLElement) => {
    // Once: who has moved on is not brought back when the page is drawn anew.
    if (!box.current || revealed.current) return
    revealed.current = true
    const below = first.getBoundingClientRect().top - box.current.getBoundingClientRect().top
    box.current.scrollTop += below - box.current.clientHeight / 3
  }, [])
  return (
    <Card padding={0} component="section" aria-label="Preview">
      <Group justify="space-between" px="sm" py={4} gap="xs">
        <Steps at={at} count={count} onStep={(to) => showPage(box, to)} />
        <Group gap={4}>
          <ActionIcon aria-label="Zoom out" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            <IconZoomOut size={20} />
          </ActionIcon>
          <ActionIcon aria-label="Zoom in" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
            <IconZoomIn size={20} />
          </ActionIcon>
        </Group>
      </Group>
      <Box
        ref={ref}
        className={classes['pages'] ?? ''}
        role="region"
        aria-label={`Pages of ${title}`}
        tabIndex={0}
        onScroll={() => setAt(pageInView(box))}
      >
        {isReady &&
          pdf.pages.map((sheet) => (
            <PdfPage
              key={sheet.number}
              pdf={pdf}
              sheet={sheet}
              width={Math.floor(width * zooms[zoom]!)}
              search={search}
              onMarked={sheet.number === start ? reveal : null}
              within={box}
            />
          ))}
      </Box>
    </Card>
  )
}

interface StepsProps {
  at: number
  count: number
  onStep: (to: number) => void
}

const Steps = ({ at, count, onStep }: StepsProps) => (
  <Group gap={4}>
    <ActionIcon aria-label="Previous page" disabled={at <= 1} onClick={() => onStep(at - 1)}>
      <IconChevronUp size={20} />
    </ActionIcon>
    <ActionIcon aria-label="Next page" disabled={at >= count} onClick={() => onStep(at + 1)}>
      <IconChevronDown size={20} />
    </ActionIcon>
    <Text size="sm" className="figures" role="status">
      {`Page ${at} of ${count}`}
    </Text>
  </Group>
)

const pagesIn = (box: RefObject<HTMLDivElement | null>) => [...(box.current?.children ?? [])] as HTMLElement[]

const showPage = (box: RefObject<HTMLDivElement | null>, number: number) => {
  const page = pagesIn(box)[number - 1]
  if (page && box.current) box.current.scrollTop = page.offsetTop
}

/** The last page whose top has come past the upper third of the box. */
const pageInView = (box: RefObject<HTMLDivElement | null>): number => {
  if (!box.current) return 1
  const line = box.current.scrollTop + box.current.clientHeight / 3
  const pages = pagesIn(box)
  const after = pages.findIndex((page) => page.offsetTop > line)
  return after === -1 ? pages.length : Math.max(after, 1)
}
