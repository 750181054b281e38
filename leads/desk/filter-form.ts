import { html } from "hono/html";
import { stages } from "../lead.ts";
import type { Html } from "./layout.ts";
import { buildHref, filterNames, type ListQuery, nobody } from "./list-query.ts";
import { formatDay } from "./times.ts";
import { nameSourcePage, stageLabels } from "./words.ts";

/** What the fields of the form offer. */
export interface FilterChoices {
  users: readonly string[];
  /** Who owns a lead, some of them no users any more. */
  owners: readonly string[];
  campaigns: readonly string[];
  pages: readonly string[];
}

const filterLabels: Record<(typeof filterNames)[number], string> = {
  stage: "Stage",
  owner: "Owner",
  campaign: "Campaign",
  page: "Page",
  from: "From",
  to: "To",
};

/** The search, and below a fold what a list can be narrowed down by. */
export function renderFilterForm(list: ListQuery, choices: FilterChoices): Html {
  const active = filterNames.filter((name) => list[name]);
  return html`<form class="find flow" role="search" action="/desk">
<input type="hidden" name="show" value="${list.show}">
<div class="search">
<label class="tag" for="q">Search this list</label>
<div class="search-line">
<input id="q" name="q" type="search" value="${list.q}" dir="auto" maxlength="200" autocomplete="off">
<button class="ink">Search</button>
</div>
</div>
<details class="filters"${active.length > 0 && " open"}>
<summary>Filter</summary>
<div class="filter-fields">
${renderSelect("stage", list, Object.entries(stageLabels))}
${renderSelect("owner", list, [[nobody, "No owner"], ...listOwners(choices)])}
${renderSelect("campaign", list, choices.campaigns.map(toPair))}
${renderSelect(
  "page",
  list,
  choices.pages.map((page) => [page, nameSourcePage(page)]),
)}
${renderDay("from", list)}
${renderDay("to", list)}
<button class="line">Apply</button>
</div>
</details>
</form>
${active.length > 0 && renderActive(list, active)}`;
}

const toPair = (value: string) => [value, value] as const;

/** Users first: whoever left still owns what nobody has taken over. */
function listOwners({ owners, users }: FilterChoices) {
  const others = owners.filter((owner) => !users.includes(owner));
  return [...users.map(toPair), ...others.map((each) => [each, `${each} (not a user)`] as const)];
}

/** A list of values and their names; one that is in the address is offered, whatever the store has. */
function renderSelect(
  name: "stage" | "owner" | "campaign" | "page",
  list: ListQuery,
  options: readonly (readonly [value: string, label: string])[],
): Html {
  const chosen = list[name];
  const isKnown = chosen === "" || options.some(([value]) => value === chosen);
  const shown = isKnown ? options : [...options, toPair(chosen)];
  return html`<div class="filter"><label class="tag" for="filter-${name}">${filterLabels[name]}</label>
<select id="filter-${name}" name="${name}">
<option value="">Any</option>
${shown.map(([value, label]) => html`<option dir="auto" value="${value}"${value === chosen && " selected"}>${label}</option>`)}
</select></div>`;
}

function renderDay(name: "from" | "to", list: ListQuery): Html {
  return html`<div class="filter filter-day"><label class="tag" for="filter-${name}">${filterLabels[name]}</label>
<input id="filter-${name}" name="${name}" type="date" value="${list[name]}"></div>`;
}

/** What the list is narrowed down by; a press takes it off. */
function renderActive(list: ListQuery, active: readonly (typeof filterNames)[number][]): Html {
  return html`<ul class="active flow" aria-label="Filters in use">
${active.map(
  (name) =>
    html`<li><a class="chip" href="${buildHref("/desk", { ...list, [name]: "" })}"><span class="quiet">${filterLabels[name]}</span> <bdi>${describeValue(list, name)}</bdi> <span class="take-off" aria-hidden="true">×</span><span class="unseen">, take off</span></a></li>`,
)}
<li><a href="${buildHref("/desk", { show: list.show })}">Clear all</a></li>
</ul>`;
}

function describeValue(list: ListQuery, name: (typeof filterNames)[number]): string {
  const stage = stages.find((known) => name === "stage" && known === list.stage);
  if (stage) return stageLabels[stage];
  if (name === "page") return nameSourcePage(list.page);
  if (name === "from" || name === "to") return formatDay(list[name]);
  return name === "owner" && list.owner === nobody ? "nobody" : list[name];
}
