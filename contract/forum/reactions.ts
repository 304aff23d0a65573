/** With what somebody can answer without words; apart from the schemas, so that screens need none. */

export const reactions = ['like', 'thanks', 'agree', 'sad', 'celebrate'] as const
export type Reaction = (typeof reactions)[number]

export const reactionLabels: Readonly<Record<Reaction, string>> = {
  like: 'Like',
  thanks: 'Thanks',
  agree: 'Agree',
  sad: 'Sad',
  celebrate: 'Celebrate',
}
