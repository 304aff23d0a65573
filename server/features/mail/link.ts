/** Links that a mail is sent for: whether they still work is asked of the feature whose they are. */
import type { LinkKind } from '../../../contract/admin/mails.ts'
import type { Ctx } from '../../context.ts'
import { hashOf } from '../../platform/secrets.ts'

/** The link of a mail, as the outbox keeps it: without its secret. */
export interface CarriedLink {
  kind: LinkKind
  hash: Buffer
}

/** The link for whose sake a mail is sent; its secret ends the path. */
export const carriedLink = ({
  forLink: kind,
  link,
}: {
  forLink?: LinkKind
  link?: { path: string }
}): CarriedLink | null => {
  const secret = link?.path.split(/[/=]/).at(-1)
  return kind && secret ? { kind, hash: hashOf(secret) } : null
}

/** Of what kind the link of a mail is that works no more: expired, used, or replaced; null where it works, or there is none. */
export const overLink = async (
  ctx: Ctx,
  { link_kind, link_hash }: { link_kind: string | null; link_hash: Buffer | null },
): Promise<LinkKind | null> => {
  if (link_kind === null || link_hash === null) return null
  const kind = link_kind as LinkKind
  return (await ctx.offers.linkWorks[kind](ctx, link_hash)) ? null : kind
}
