import type {
  ForumActKind,
  ForumActSide,
  ForumCaseCause,
  ForumReason,
  ForumThingKind,
  LookFirst,
} from './moderation-kinds.ts'

export const forumReasonLabels: Readonly<Record<ForumReason, string>> = {
  rude: 'Rude or threatening',
  private: 'Shares private information',
  discriminating: 'Discriminatory',
  untrue: 'False information',
  advertising: 'Advertising',
  offTopic: 'Off topic',
  unlawful: 'Illegal',
  other: 'Other',
}

export const forumThingLabels: Readonly<Record<ForumThingKind, string>> = { post: 'Post', comment: 'Comment' }

export const caseCauseLabels: Readonly<Record<ForumCaseCause, string>> = {
  reported: 'Reported',
  held: 'Hidden by reports',
  new: 'Pending review',
  corrected: 'Corrected',
}

export const lookFirstLabels: Readonly<Record<LookFirst, string>> = {
  nobody: 'Posts appear immediately',
  newWriters: 'Review posts by new members first',
  everybody: 'Review all posts first',
}

export const actSideLabels: Readonly<Record<ForumActSide, string>> = {
  council: 'Council',
  management: 'Management',
  residents: 'Resident reports',
}

/** What happened, about a post or a comment where it is about one: "A comment was hidden". */
export const actWords = (kind: ForumActKind, thing: ForumThingKind | null): string => {
  const one = thing === 'comment' ? 'A comment' : 'A post'
  const words: Record<ForumActKind, string> = {
    held: `${one} was hidden pending review`,
    hidden: `${one} was hidden`,
    restored: `${one} was restored`,
    kept: `${one} was reported and kept`,
    shown: `${one} was reviewed and published`,
    moved: 'A post was moved',
    locked: 'A post was locked',
    unlocked: 'A post was unlocked',
    pinned: 'A post was pinned',
    unpinned: 'A post was unpinned',
    lookFirst: 'Review settings were changed',
    categoryMade: 'A category was added',
    categoryChanged: 'A category was changed',
    categoryRetired: 'A category was closed',
    categoryBack: 'A category was reopened',
  }
  return words[kind]
}
