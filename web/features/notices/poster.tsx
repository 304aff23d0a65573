import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { noticeTypeLabels } from '../../../contract/notice-words.ts'
import type { Notice } from '../../../contract/notices.ts'
import { useBuilding } from '../../api/building.tsx'
import { Instant } from '../../ui/moments.tsx'
import { pictureAddress } from '../../ui/picture-address.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import classes from './poster.module.css'

const QrCode = lazy(() => import('../../ui/qr-code.tsx'))

/** The sheet itself: the building, the notice in large type, and a code that opens it on a phone. */
export function Poster({ notice }: { notice: Notice }) {
  const { name, branding } = useBuilding()
  const address = `${window.location.origin}/announcements/${notice._id}`
  const files = notice.attachments.length
  return (
    <article className={classes.paper} aria-label="Poster">
      <div className={classes.head}>
        <span className={classes.building}>
          {branding.logo && <img className={classes.logo} src={pictureAddress(branding.logo)} alt="" />}
          <span>{name}</span>
        </span>
        <span className={classes.kind}>{noticeTypeLabels[notice.type]}</span>
      </div>
      <h1 className={classes.title}>{notice.title}</h1>
      <div className={classes.text}>
        <RichText html={notice.content} />
      </div>
      <div className={classes.foot}>
        <Suspense fallback={<Skeleton h={144} />}>
          <QrCode address={address} label={`QR code for ${address}`} />
        </Suspense>
        <div>
          <strong>
            Scan to open this notice{files > 0 && ` and its ${files === 1 ? 'attachment' : 'attachments'}`}
          </strong>
          <div className={classes.address}>{address}</div>
          {notice.publishDate && (
            <div>
              Posted <Instant at={notice.publishDate} />
            </div>
          )}
          {notice.revisedAt && (
            <div>
              Corrected <Instant at={notice.revisedAt} />
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
