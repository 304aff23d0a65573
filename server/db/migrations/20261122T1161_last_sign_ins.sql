-- Of those who are signed in, the last sign-in is known: the sessions that have not been deleted yet say it.
update accounts a set last_signed_in_at = s.at
from (
  select account_id, max(created_at) as at from sessions where not awaits_second_factor group by account_id) s
where s.account_id = a.id and a.last_signed_in_at is null;
