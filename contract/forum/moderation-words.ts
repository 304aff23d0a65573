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
  private: 'Tells private things about somebody',
  discriminating: 'Discriminates',
  untrue: 'Untrue',
  advertising: 'Advertising',
  offTopic: 'Does not belong here',
  unlawful: 'Against the law',
  other: 'Something else',
}

export const forumThingLabels: Readonly<Record<ForumThingKind, string>> = { post: 'Post', comment: 'Comment' }

export const caseCauseLabels: Readonly<Record<ForumCaseCause, string>> = {
  reported: 'Reported',
  held: 'Hidden by reports',
  new: 'Waits for a first look',
  corrected: 'Corrected',
}

export const lookFirstLabels: Readonly<Record<LookFirst, string>> = {
  nobody: 'Everything shows at once',
  newWriters: 'Look first at what new writers write',
  everybody: 'Look first at what everybody writes',
}

export const actSideLabels: Readonly<Record<ForumActSide, string>> = {
  council: 'Council',
  management: 'Management',
  residents: 'Reports of residents',
}

/** What happened, about a post or a comment where it is about one: "A comment was hidden". */
export const actWords = (kind: ForumActKind, thing: ForumThingKind | null): string => {
  const one = thing === 'comment' ? 'A comment' : 'A post'
  const words: Record<ForumActKind, string> = {
    held: `${one} was hidden until somebody looks at it`,
    hidden: `${one} was hidden`,
    restored: `${one} is shown again`,
    kept: `${one} was reported and stands`,
    shown: `${one} was looked at and is shown`,
    moved: 'A post was moved',
    locked: 'A post was locked',
    unlocked: 'A post was opened again',
    pinned: 'A post was pinned',
    unpinned: 'A post is pinned no longer',
    lookFirst: 'Who is looked at first was changed',
    categoryMade: 'A category was made',
    categoryChanged: 'A category was changed',
    categoryRetired: 'A category was closed',
    categoryBack: 'A category was opened again',
  }
  return words[kind]
}
