-- How often was asked, by window: see docs/decisions/0015. Unlogged: counts need not outlive a crash of the database.
-- The key is a hash, so that no address stands here. Every count is an update in place, so it has its room.
create unlogged table request_counts (
  key text primary key,
  count int not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
