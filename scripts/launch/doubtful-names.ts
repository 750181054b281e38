import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Names of systems that the specification gives, and what each probably means. */
const likelyNames: Readonly<Record<string, string>> = {
  Linnell: "Lenel, today LenelS2 (OnGuard)",
  CQR: "C-CURE by Software House, Johnson Controls",
  DataStreams: "Datastream (MP5, 7i), today HxGN EAM",
};

/** Where the content still names a system in a way that its maker hardly would. */
export function findDoubtfulNames(root: string) {
  const names = new RegExp(`\\b(?:${Object.keys(likelyNames).join("|")})\\b`, "g");
  return globSync("content/**/*.{md,yaml}", { cwd: root })
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((text, index) =>
          (text.match(names) ?? []).map((name) => ({
            file,
            line: index + 1,
            name,
            likely: likelyNames[name] ?? "",
          })),
        ),
    );
}
