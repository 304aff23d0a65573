import { Box, Text, VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { passwordStrength, type PasswordStrength } from '../../../contract/password-strength.ts'
import classes from './strength-meter.module.css'
import { strengthWord } from './strength-words.ts'

/** How strong a new password is: a bar, a word, and what is still missing. Made of spans: it describes its field. */
export const StrengthMeter = ({ password }: { password: string }) => {
  const strength = passwordStrength(password)
  const { score, colour, criteria, suggestions } = strength
  const word = strengthWord(password, strength)
  return (
    <>
      <span className={classes['meter']}>
        <span
          className={classes['track']}
          role="meter"
          aria-label="Password strength"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={score}
          aria-valuetext={word || 'Nothing typed yet'}
        >
          <Box component="span" className={classes['bar']} w={`${score}%`} bg={`${colour}.6`} data-colour={colour} />
        </span>
        <Text span size="sm" fw={600} c={`var(--mantine-color-${colour}-text)`} role="status">
          {word}
        </Text>
      </span>
      <span className={classes['rules']}>
        {criteria.map((criterion) => (
          <Rule key={criterion.label} {...criterion} />
        ))}
      </span>
      {suggestions.map((suggestion) => (
        <Text span display="block" size="sm" mt={4} key={suggestion}>
          {suggestion}
        </Text>
      ))}
    </>
  )
}

const Rule = ({ label, met }: PasswordStrength['criteria'][number]) => (
  <Text span size="sm" className={classes['rule']}>
    {met ? (
      <IconCircleCheckFilled size={16} color="var(--mantine-color-green-text)" aria-hidden />
    ) : (
      <IconCircle size={16} aria-hidden />
    )}
    {label}
    <VisuallyHidden component="span">{met ? ': done.' : ': still needed.'}</VisuallyHidden>
  </Text>
)
