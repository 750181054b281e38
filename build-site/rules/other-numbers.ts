/** A phone number as it is dialed from everywhere, or behind a link that calls it. */
const dialed = /(?<![\w+])(?:tel:)?\+[1-9](?:[ ()/.-]{0,3}\d){6,}/g;

const getDigits = (number: string) => number.replace(/\(0\)|\D/g, "");

/** A question about each phone number of a text that is not the one in content/site.yaml. */
export const findOtherNumbers = (text: string, phone: string): string[] =>
  (text.match(dialed) ?? [])
    .filter((found) => getDigits(found) !== getDigits(phone))
    .map(
      (found) => `has the number ${found}, which is not “phone” in content/site.yaml; is it right?`,
    );
