import { type Owner, owners } from "../../app/parts/claims/schema.ts";
import { type Duty, duties, type OpenPoint } from "./open-points.ts";

/** From so many places on, what they have in common is one line. */
const manyPlaces = 3;

/** What has to be done once: several places can have one cause. */
type Cause = { message: string; places: readonly OpenPoint[] };

/** Points of one owner, day and duty. */
function listCauses(points: readonly OpenPoint[]): Cause[] {
  return [...Map.groupBy(points, ({ message }) => message)].flatMap(([message, places]) =>
    places.length < manyPlaces
      ? places.map((place) => ({ message, places: [place] }))
      : { message, places },
  );
}

/** One line for a cause with several places, and below it where they are; then the others by file. */
function renderCauses(causes: readonly Cause[]): string[] {
  const shared = causes.filter(({ places }) => places.length > 1);
  const single = causes.filter(({ places }) => places.length === 1).flatMap(({ places }) => places);
  return [
    ...shared.flatMap(({ message, places }) => [
      `  ${places.length} places: ${message}`,
      ...[...Map.groupBy(places, ({ file }) => file)].map(
        ([file, inFile]) => `    ${file}:${inFile.map(({ line }) => line).join(", ")}`,
      ),
    ]),
    ...[...Map.groupBy(single, ({ file }) => file)].flatMap(([file, inFile]) => {
      const width = Math.max(...inFile.map(({ field }) => field.length));
      const lines = inFile.map(
        ({ line, field, message }) =>
          `    ${String(line).padStart(4)}  ${field.padEnd(width)}  ${message}`,
      );
      return [`  ${file}`, ...lines];
    }),
  ];
}

/** The points of one owner by the day until which they have to be settled, and by duty. */
function renderOwner(owner: Owner, points: readonly OpenPoint[]) {
  const days = [...Map.groupBy(points, ({ day }) => day ?? "")].sort(([one], [other]) =>
    one.localeCompare(other, "en"),
  );
  const parts = days.map(([day, ofDay]) => {
    const byDuty = (Object.keys(duties) as Duty[]).flatMap((duty) => {
      const causes = listCauses(ofDay.filter((point) => point.duty === duty));
      return causes.length > 0 ? { duty, causes } : [];
    });
    const count = byDuty.reduce((sum, { causes }) => sum + causes.length, 0);
    const head = `${owner}, ${count} ${day ? `by ${day}` : "before the launch"}`;
    const lines = byDuty.flatMap(({ duty, causes }) => [
      `  ${duty.toUpperCase()}`,
      ...renderCauses(causes),
    ]);
    return { count, lines: [head, ...lines, ""] };
  });
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    lines: parts.flatMap(({ lines }) => lines),
  };
}

/**
 * What is left to do: by owner, by the day until which, then by duty.
 *
 * @param only the owner whose points are wanted
 * @returns the number of causes, and the lines to print
 */
export function renderPoints(points: readonly OpenPoint[], only?: Owner) {
  const parts = owners
    .filter((owner) => !only || owner === only)
    .map((owner) =>
      renderOwner(
        owner,
        points.filter((point) => point.owner === owner),
      ),
    );
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const legend = (Object.keys(duties) as Duty[]).map(
    (duty) => `${duty.toUpperCase().padEnd(4)}  ${duties[duty]}.`,
  );
  const lines = parts.flatMap((part) => part.lines);
  return { count, lines: count > 0 ? [...legend, "", ...lines] : [] };
}
