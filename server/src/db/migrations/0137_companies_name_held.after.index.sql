create unique index concurrently if not exists companies_name_held on companies (market, name_key) where holds_name;
