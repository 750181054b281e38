-- Where a visit came from: paths on this site, the persona chosen, the host that linked here, and
-- the ad click's id, where the visitor agreed to it.
alter table leads add column if not exists landing_page text;
alter table leads add column if not exists previous_page text;
alter table leads add column if not exists persona text;
alter table leads add column if not exists referrer_host text;
alter table leads add column if not exists gclid text;
alter table leads add column if not exists msclkid text;
