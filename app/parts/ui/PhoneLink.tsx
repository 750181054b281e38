interface PhoneLinkProps {
  /** As people write it, such as "+49 40 1234567". */
  number: string;
  className?: string;
}

/** A phone number that a press calls (RFC 3966), on one line. */
export function PhoneLink({ number, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, "")}`} className={className}>
      {number.replaceAll(" ", "\u00a0")}
    </a>
  );
}
