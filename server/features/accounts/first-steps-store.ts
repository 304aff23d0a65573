/** What somebody who has just joined may still want to do with their account, as JSON: each is true once it is done. */
export const accountSteps = (accountId: string): string => `
  (select jsonb_build_object('email', f.email_verified_at is not null, 'phone', coalesce(f.phone, '') <> '',
      'picture', f.profile_picture is not null,
      'secondFactor', exists (select from authenticators where account_id = f.id)
        or exists (select from passkeys where account_id = f.id))
    from accounts f where f.id = ${accountId})`
