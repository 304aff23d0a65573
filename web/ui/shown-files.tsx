import { Button, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { IconDownload, IconPaperclip } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Attachment } from '../../contract/notices.ts'
import type { Call } from '../../contract/route.ts'
import { useSaveFile } from '../api/download.ts'
import type { Endpoint } from '../api/endpoint.ts'
import { useFile } from '../api/use-file.ts'
import { Dialog } from './dialog.tsx'
import { FileSize } from './file-size.tsx'
import { Loaded } from './loaded.tsx'
import classes from './shown-files.module.css'

interface Opened<T> {
  endpoint: Endpoint<T>
  argsOf: (fileId: string) => Call<T>
}

interface Props<T> extends Opened<T> {
  label: string
  files: readonly Attachment[]
}

interface One<T> extends Opened<T> {
  file: Attachment
}

const isPicture = ({ contentType }: Attachment): boolean => contentType.startsWith('image/')

/** What came with a report or a message: pictures to look at, everything else to download. */
export const Files = <T,>({ label, files, ...opened }: Props<T>) => {
  if (files.length === 0) return null
  const pictures = files.filter(isPicture)
  const others = files.filter((file) => !isPicture(file))
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      {pictures.length > 0 && (
        <ul className={classes.pictures}>
          {pictures.map((file) => (
            <li key={file._id}>
              <Thumb file={file} {...opened} />
            </li>
          ))}
        </ul>
      )}
      {others.map((file) => (
        <SaveButton key={file._id} file={file} {...opened} />
      ))}
    </Stack>
  )
}

const SaveButton = <T,>({ file, endpoint, argsOf }: One<T>) => {
  const save = useSaveFile()
  const { _id, fileName, fileSize } = file
  const take = () => void save(endpoint, argsOf(_id), { name: fileName, failed: 'We couldn’t download the file' })
  return (
    <Button
      variant="default"
      w="fit-content"
      maw="100%"
      className="wraps"
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={take}
    >
      <span style={{ overflowWrap: 'anywhere' }}>
        <VisuallyHidden component="span">Download </VisuallyHidden>
        {fileName} <FileSize bytes={fileSize} />
      </span>
    </Button>
  )
}

/** A picture is fetched once somebody has come near enough to see it. */
const Thumb = <T,>(one: One<T>) => {
  const { ref, inViewport } = useInViewport<HTMLButtonElement>()
  const [seen, setSeen] = useState(false)
  const [open, setOpen] = useState(false)
  if (inViewport && !seen) setSeen(true)
  const { fileName } = one.file
  return (
    <>
      <UnstyledButton ref={ref} className={classes.thumb} aria-label={`Show ${fileName}`} onClick={() => setOpen(true)}>
        {seen ? <Small {...one} /> : <IconPaperclip size={28} aria-hidden />}
      </UnstyledButton>
      {open && (
        <Dialog onClose={() => setOpen(false)} size="xl" title={fileName}>
          <Stack gap="sm">
            <Large {...one} />
            <SaveButton {...one} />
          </Stack>
        </Dialog>
      )}
    </>
  )
}

const Small = <T,>({ file, endpoint, argsOf }: One<T>) => {
  const { data } = useFile(endpoint, argsOf(file._id), file._id)
  return data ? <Picture blob={data} alt="" /> : <IconPaperclip size={28} aria-hidden />
}

const Large = <T,>({ file, endpoint, argsOf }: One<T>) => {
  const picture = useFile(endpoint, argsOf(file._id), file._id)
  return (
    <Loaded query={picture} shape="card" rows={1} failed="We couldn’t show the image. You can still download it.">
      {(blob) => <Picture blob={blob} alt={file.fileName} large />}
    </Loaded>
  )
}

const largest = { maxHeight: '70vh', maxWidth: '100%', objectFit: 'contain' } as const

const Picture = ({ blob, alt, large = false }: { blob: Blob; alt: string; large?: boolean }) => {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const address = URL.createObjectURL(blob)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  if (failed)
    return large ? (
      <Text>This image can’t be previewed. Download it to view.</Text>
    ) : (
      <IconPaperclip size={28} aria-hidden />
    )
  return <img ref={image} alt={alt} {...(large && { style: largest })} onError={() => setFailed(true)} />
}
