import { wordsFrom, type Words } from './comment-words.ts'
import { useKept, type Kept } from './use-kept.ts'

export type CommentDraft = Kept<Words>

/** What is being written below a comment, or below the post where `parentId` is null. */
export const useCommentDraft = (postId: string, parentId: string | null): CommentDraft =>
  useKept(parentId === null ? postId : `${postId}/${parentId}`, wordsFrom)
