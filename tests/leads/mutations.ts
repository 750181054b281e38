import fc from "fast-check";
import { type FieldName, fieldNames, getField, interestOptions } from "../../leads/fields.ts";
import { buildAnyText } from "./any-text.ts";
import { optionalFields } from "./test-lead.ts";

/** What has a meaning to something that shows, sends or stores a text. */
const pieces = {
  markup: [
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "</textarea></td></h1></title><iframe src=//x>",
    "<style>*{display:none}</style>",
    "]]><!--",
    "&lt;b&gt;&#60;i&#62;&amp",
    "' autofocus onfocus='alert(1)",
  ],
  formulas: [
    ...[
      "=1+1",
      " +1",
      "\t-1",
      "@SUM(A1)",
      "\uFF1D1",
      "\uFF20x",
      "a;=1",
      'a";"=1',
      "a|-1",
      "\u00A0=1",
    ],
    "=cmd|'/c calc'!A1",
    '=HYPERLINK("https://evil.example")',
    "_x003D_1",
  ],
  lines: [
    ...[
      "\r\nBcc: victim@example.com",
      "\nSubject: other\n\nbody",
      "\rX-Own: 1",
      "\n.\n",
      "-- \nend",
    ],
    ...["\u2028Bcc: victim@example.com", "\u2029x", "a\u0085b", "a\vb", "a\fb"],
    "%0d%0aBcc:victim@example.com",
    "\n\nEmail: eve@example.com\nLead: LEAD-9",
  ],
  directions: ["\u202Eevil\u202C", "\u2066x\u2069", "a\u200Fb", "\u061Cx", "\u200Bx", "\uFEFFx"],
  controls: ["\0", "\u001B[2J", "\u0007\b", "\u009B31m", "\u007Fx", "a\u001Cb"],
  halves: ["\uD83D", "\uDC77x", "a\uDBFF", "\u{1F477}\u{1F3FD}", "e\u0301\u0323"],
  templates: [
    "{{7*7}}",
    "$\u007B7*7}",
    "<%= 7*7 %>",
    "{number}",
    "$& $1 $` $'",
    "%s%n",
    "__proto__",
  ],
  addresses: [
    ...["javascript:alert(1)", "//evil.example/", "/\\evil.example", "../../etc/passwd"],
    "https://evil.example/?a=b&c=d#e",
    "mailto:a@example.com?bcc=b@example.com",
    "&bcc=victim@example.com&body=x",
    '"Eve" <eve@example.com>, <mallory@example.com>',
    "=?utf-8?q?=0D=0ABcc:_victim@example.com?=",
  ],
  syntax: [
    '","x":"',
    '"}],"a":[{"',
    "\\u003c\\",
    ',,"\r\n,"',
    '"""',
    "; ' --",
    "'; DROP TABLE leads; --",
  ],
  chat: ["<!channel> <https://evil.example|x>", "[x](https://evil.example)", "**a** `b` @here :x:"],
};

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.values(pieces).flat()) },
  { weight: 1, arbitrary: buildAnyText({ minLength: 1, maxLength: 20 }) },
);

/** Every character of an atom (RFC 5322, 3.2.3), so that an address can begin as a formula does. */
const atom = fc.string({
  unit: fc.constantFrom(..."=+-'`|&?%{}$/!#*~^_a1"),
  minLength: 1,
  maxLength: 20,
});

const plainFields: Partial<Record<FieldName, unknown>> = {
  // A field that has no plain value yet is left empty.
  ...Object.fromEntries(fieldNames.map((field) => [field, ""])),
  ...optionalFields,
  name: "Thảo Nguyễn",
  email: "thao@example.com",
  sourcePage: "/contact/",
  consent: true,
};

/** A text around, inside or beyond a field's plain value. */
function mutateText(plain: string, limit: number) {
  const middle = Math.floor(plain.length / 2);
  return fc
    .tuple(piece, piece, fc.constantFrom("alone", "first", "last", "inside", "full", "over"))
    .map(([text, other, place]) => {
      switch (place) {
        case "alone":
          return text;
        case "first":
          return `${text}${other}${plain}`;
        case "last":
          return `${plain}${other}${text}`;
        case "inside":
          return `${plain.slice(0, middle)}${text}${plain.slice(middle)}`;
        default: {
          const many = `${plain}${text}`.repeat(limit).slice(0, limit - 1);
          return place === "full" ? `${many}x` : `${many}${text}${other}`;
        }
      }
    });
}

function mutateField(name: FieldName): fc.Arbitrary<unknown> {
  const { kind, limit = 200 } = getField(name);
  const text = mutateText(String(plainFields[name] ?? ""), limit);
  if (kind === "email")
    return fc.oneof(
      text,
      atom.map((local) => `${local}@example.com`),
    );
  if (kind === "options") {
    return fc.oneof(fc.subarray([...interestOptions]), fc.array(text, { maxLength: 2 }), text);
  }
  return text;
}

/** A value of this kind for every field that a visitor can send. */
export const mutatedFields = fc.record(
  Object.fromEntries(fieldNames.map((name) => [name, mutateField(name)])),
) as fc.Arbitrary<Record<FieldName, unknown>>;

/** A plain value of each field, in place of one that is refused; id and address are `number`'s own. */
export function getPlainFields(number: number): Partial<Record<FieldName, unknown>> {
  const submissionId = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  return { ...plainFields, submissionId, email: `thao.${number}@example.com` };
}
