interface FieldErrorProps {
  id: string;
  name: string;
  text: string | undefined;
}

/**
 * What is wrong with a field, next to it. The element is always there: when the server answers an
 * ordinary form post, it finds it by `data-error-for` and fills it in.
 */
export function FieldError({ id, name, text }: FieldErrorProps) {
  return (
    <p
      id={id}
      data-error-for={name}
      hidden={!text}
      className="mt-1.5 flex gap-2 text-small font-medium text-signal-deep before:mt-0.5 before:grid before:size-4 before:shrink-0 before:place-items-center before:bg-signal-deep before:font-mono before:text-label before:leading-none before:text-white before:content-['!'/'']"
    >
      {text}
    </p>
  );
}
