create index concurrently if not exists untold_moves_by_time on untold_moves (due_at);
