-- A change of role ends one membership and begins another: since when somebody belongs is asked of all of them.

create index memberships_of_account on memberships (account_id, building_id, started_at);
