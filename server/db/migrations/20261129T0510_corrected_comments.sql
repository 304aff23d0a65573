-- When its author corrected a comment last; null for one that stands as it was written.
alter table proposal_comments add column edited_at timestamptz;
