-- Those who manage parking hear of an offer that wasn't passed on because the bylaw or rule that allows its fee has ended.

alter table parking_news drop constraint parking_news_what_check;
alter table parking_news add constraint parking_news_what_check check (what in (
  'given', 'renewed', 'ended', 'termEnds', 'offered', 'offerOver', 'lentToYou', 'taken', 'lendingEnded', 'lineAccepted',
  'lineEmpty', 'lineStopped'
));
