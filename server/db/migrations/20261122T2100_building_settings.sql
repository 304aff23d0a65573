-- What a building says about itself: when its office is open, when it keeps quiet, and who answers for privacy.

alter table buildings
  -- By weekday, in the building's zone: a list of {from, until}; a day that is missing is closed.
  add column office_hours jsonb not null default '{}',
  -- Between them mail and push that can wait do wait for those who chose no hours of their own. Null for none.
  add column quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column quiet_until text check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- Empty where nobody is named.
  add column privacy_officer_name text not null default '',
  add column privacy_officer_email text not null default '',
  add column privacy_officer_phone text not null default '',
  add constraint buildings_quiet_hours check ((quiet_from is null) = (quiet_until is null)),
  add constraint buildings_quiet_hours_end check (quiet_from <> quiet_until),
  add constraint buildings_privacy_officer_named
    check (privacy_officer_name <> '' or (privacy_officer_email = '' and privacy_officer_phone = '')),
  -- A day that every year has.
  add constraint buildings_fiscal_year_end_is_a_day check (
    fiscal_year_end ~ '^(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])$'
    or fiscal_year_end ~ '^(0[469]|11)-(0[1-9]|[12][0-9]|30)$'
    or fiscal_year_end ~ '^02-(0[1-9]|1[0-9]|2[0-8])$'
  );
