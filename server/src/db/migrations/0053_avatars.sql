-- A photo is shown for as long as an account names its address.
create index accounts_avatar on accounts (avatar) where avatar is not null;
