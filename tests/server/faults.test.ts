// The short form of `npm run test:faults`; see tests/faults/.
import "../faults/under-load.ts";
import "../faults/several-servers.ts";
import "../faults/stores.ts";
import "../faults/mail-servers.ts";
import "../faults/texts.ts";
