-- Where a visit came from: paths on this site, the persona chosen, the host that linked here, and
-- the ad click's id, where the visitor agreed to it.
ALTER TABLE leads ADD COLUMN landing_page TEXT;
ALTER TABLE leads ADD COLUMN previous_page TEXT;
ALTER TABLE leads ADD COLUMN persona TEXT;
ALTER TABLE leads ADD COLUMN referrer_host TEXT;
ALTER TABLE leads ADD COLUMN gclid TEXT;
ALTER TABLE leads ADD COLUMN msclkid TEXT;
