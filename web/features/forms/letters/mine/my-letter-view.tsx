import { Button, Card, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import type { MyLetter } from '../../../../../contract/forms/runs.ts'
import { api } from '../../../../api/api.ts'
import { useSaveFile } from '../../../../api/download.ts'
import { useRoute } from '../../../../api/queries.ts'
import { useAction } from '../../../../api/use-action.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Instant } from '../../../../ui/moments.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { RichText } from '../../../../ui/rich-text/rich-text.tsx'
import { myLettersPath } from '../addresses.ts'

/** A letter to whoever reads: its words, and the paper to keep. */
export default function MyLetterView({ id }: { id: string }) {
  const letter = useRoute(api.forms.myLetter, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="lg" maw={860} mx="auto">
      <BackLink to={myLettersPath}>Letters to me</BackLink>
      <Loaded query={letter} rows={1} failed="We couldn’t load the letter.">
        {(loaded) => <LetterPage letter={loaded} />}
      </Loaded>
    </Stack>
  )
}

function LetterPage({ letter }: { letter: MyLetter }) {
  const { _id, subject, unitNumber, at, html } = letter
  useReadMark(letter)
  const saveFile = useSaveFile()
  return (
    <Card component="article">
      <PageHeader
        title={subject}
        text={
          <>
            {`Unit ${unitNumber}, `}
            <Instant at={at} />
          </>
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() =>
              void saveFile(
                api.forms.myLetterPdf,
                { params: { id: _id } },
                { name: `${subject}.pdf`, failed: 'We couldn’t download the letter' },
              )
            }
          >
            PDF
          </Button>
        }
      />
      <RichText html={html} />
    </Card>
  )
}

/** Tells that it was opened, once. */
const useReadMark = ({ _id, readAt }: Pick<MyLetter, '_id' | 'readAt'>): void => {
  const read = useAction(api.forms.readMyLetter, {
    refresh: [api.forms.myLetters, api.notifications.list, api.notifications.unreadCount],
  })
  // The letter counts as opened at the next look too, should this fail; nobody needs to hear of it.
  const tell = useEffectEvent(() => void read.send({ params: { id: _id } }).catch(() => undefined))
  useEffect(() => {
    if (readAt === null) tell()
  }, [readAt])
}
