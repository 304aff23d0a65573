-- Mail that is sent for the sake of its link: a new password, a confirmed address, an invitation. Where the link is over
-- before the mail could leave, the mail is of no use to anybody and stays.

alter table outbox
  add column link_kind text check (link_kind in ('password', 'address', 'invitation')),
  -- By this the link is found that the mail carries; null in mail from before, of which nobody can tell.
  add column link_hash bytea,
  add constraint outbox_link check ((link_kind is null) = (link_hash is null));
comment on column outbox.link_kind is 'For which kind of link it is sent, if for one; it is sent only while that link works.';
