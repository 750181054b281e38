import type { CustomFieldControlProps } from "@sveltia/cms";
import { boxed } from "./boxed.ts";

/** A choice of scenes, and a button to drop in one's own picture. The editor has a React of its own: no hooks. */
export function PictureControl({
  field,
  forID,
  onChange,
  pickFile,
  value = "",
}: CustomFieldControlProps) {
  const scenes = [...(field.get("scenes") as Iterable<string>)];
  const isDropped = value.startsWith("blob:");
  const pick = async () => {
    const accept = field.get("accept") as string;
    const picked = await pickFile({ kind: "image", accept, allowURL: false });
    if (picked && !Array.isArray(picked)) onChange(picked.value);
  };
  return (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 }}>
      {isDropped && <img src={value} alt="" style={{ height: 80 }} />}
      <select
        id={forID}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-label={field.get("label") as string}
        style={boxed}
      >
        <option value="">None yet</option>
        {value !== "" && !scenes.includes(value) && (
          <option value={value}>{isDropped ? "Your own picture" : value}</option>
        )}
        {scenes.map((scene) => (
          <option key={scene}>{scene}</option>
        ))}
      </select>
      <button type="button" onClick={pick} style={boxed}>
        Use your own picture…
      </button>
    </div>
  );
}
