-- `companies_name_held` stands in its place.
alter table companies drop constraint companies_market_name_key_key;
