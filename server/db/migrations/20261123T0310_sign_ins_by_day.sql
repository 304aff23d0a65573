-- How many sign-ins were finished on a day; sessions themselves are deleted once they ended. Nobody is named.

create table sign_ins_by_day (
  -- A day of UTC, since the platform has no zone of its own.
  day date primary key,
  sign_ins integer not null check (sign_ins > 0)
);
comment on table sign_ins_by_day is 'Sign-ins by day, counted from the first row on.';

-- Notices of the whole platform by the moment at which somebody let them go.
create index notices_by_release on notices (released_at) where released_at is not null;
create index outbox_failed_at on outbox (failed_at) where failed_at is not null;
