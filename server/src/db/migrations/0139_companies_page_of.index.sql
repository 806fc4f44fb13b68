create index concurrently if not exists companies_page_of on companies (page_of) where page_of is not null;
